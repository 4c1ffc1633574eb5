import { watch } from 'node:fs';
import type { Pool } from 'pg';
import { buildContent, type Content, type ContentSource, readSource, versionOf } from './content.ts';

/** Waits this long after a change: an editor saves several files at once, and a large one in pieces. */
const SETTLE_MS = 250;
/** How often every process checks the version: a change made by one is served by all within a second. */
const FOLLOW_MS = 500;
const VERSIONS_KEPT = 20;

/**
 * Stores a source in the database as the current version, in one transaction; the same source again changes nothing.
 * Returns its version.
 */
export async function publishSource(pool: Pool, source: ContentSource): Promise<string> {
  const version = versionOf(source);
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(
      'insert into content_versions (version, body) values ($1, $2) on conflict (version) do nothing',
      [version, JSON.stringify(source)],
    );
    await client.query(
      `insert into content_current (version) values ($1)
       on conflict (only_row) do update set version = excluded.version, since = now()
       where content_current.version <> excluded.version`,
      [version],
    );
    await client.query(
      `delete from content_versions where version not in (
         select version from content_versions order by loaded_at desc limit $1
       ) and version <> $2`,
      [VERSIONS_KEPT, version],
    );
    await client.query('commit');
    return version;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

async function currentVersion(pool: Pool): Promise<string | undefined> {
  const { rows } = await pool.query<{ version: string }>('select version from content_current');
  return rows[0]?.version;
}

async function sourceOf(pool: Pool, version: string): Promise<ContentSource | undefined> {
  const { rows } = await pool.query<{ body: ContentSource }>('select body from content_versions where version = $1', [
    version,
  ]);
  return rows[0]?.body;
}

type Report = (problem: Error) => void;

/** The content of this process: the database's current version, or the last one that was valid. */
export class ContentStore {
  #content: Content;
  #listeners = new Set<(content: Content) => void>();
  readonly #pool: Pool;
  readonly #folder: string;

  private constructor(pool: Pool, folder: string, content: Content) {
    this.#pool = pool;
    this.#folder = folder;
    this.#content = content;
  }

  /**
   * Loads the folder and publishes it. When it is invalid, the database's current version is served and the problem is
   * reported; throws when there is none.
   */
  static async open(pool: Pool, folder: string, report: Report): Promise<ContentStore> {
    try {
      const source = await readSource(folder);
      const content = buildContent(source);
      await publishSource(pool, source);
      return new ContentStore(pool, folder, content);
    } catch (problem) {
      const version = await currentVersion(pool);
      const source = version && (await sourceOf(pool, version));
      if (!source) throw problem;
      report(problem as Error);
      return new ContentStore(pool, folder, buildContent(source));
    }
  }

  get current(): Content {
    return this.#content;
  }

  /** Reads the folder again and publishes it, here and through the database in every process. */
  async reload(): Promise<void> {
    const source = await readSource(this.#folder);
    const next = buildContent(source);
    await publishSource(this.#pool, source);
    this.#take(next);
  }

  /** Loads the version that another process has published. */
  async follow(): Promise<void> {
    const version = await currentVersion(this.#pool);
    if (!version || version === this.#content.version) return;
    const source = await sourceOf(this.#pool, version);
    if (source) this.#take(buildContent(source));
  }

  #take(next: Content): void {
    if (next.version === this.#content.version) return;
    this.#content = next;
    for (const listener of this.#listeners) listener(next);
  }

  /** Watches the folder and, if `shared` with other processes, the database. Invalid content is reported. */
  watch(report: Report, { shared }: { shared: boolean }): () => void {
    let soon: NodeJS.Timeout | undefined;
    const watcher = watch(this.#folder, { recursive: true }, () => {
      clearTimeout(soon);
      soon = setTimeout(() => this.reload().catch(report), SETTLE_MS);
    });
    watcher.on('error', report);
    let busy = false;
    const follow = async () => {
      if (busy) return;
      busy = true;
      await this.follow().catch(report);
      busy = false;
    };
    const timer = shared ? setInterval(follow, FOLLOW_MS) : undefined;
    return () => {
      clearTimeout(soon);
      clearInterval(timer);
      watcher.close();
    };
  }

  onChange(listener: (content: Content) => void): void {
    this.#listeners.add(listener);
  }
}
