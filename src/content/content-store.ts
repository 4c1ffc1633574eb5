import { type Kysely, sql } from 'kysely';
import type { Pool } from 'pg';
import type { Reads } from '../platform/database/reads.ts';
import { type CheckedSource, checkedSource, type Kept } from './checked-source.ts';
import { buildContent, type Content, type ContentSource, versionOf } from './content.ts';
import { watchFolder } from './watch-folder.ts';

/** Waits this long after a change: an editor saves several files at once, and a large one in pieces. */
const SETTLE_MS = 250;
/** How often every process checks the version: a change made by one is served by all within a second. */
const FOLLOW_MS = 500;
const VERSIONS_KEPT = 20;

/**
 * Stores a source in the database as the current version, in one transaction; the same source again changes nothing.
 * Returns its version.
 */
export async function publishSource(
  pool: Pool,
  source: ContentSource,
  version = versionOf(JSON.stringify(source)),
): Promise<string> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query('select version from content_current');
    // As at nearly every start; the whole content would be sent for nothing.
    if (rows[0]?.version === version) return version;
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

/** Which version is current, and since when, in microseconds. */
type Current = { version: string; since: number };

const CURRENT = 'select version, (extract(epoch from since) * 1000000)::bigint as since from content_current';

async function currentOf<Tables>(db: Kysely<Tables>): Promise<Current | undefined> {
  return (await sql.raw<Current>(CURRENT).execute(db)).rows[0];
}

async function sourceOf<Tables>(db: Kysely<Tables>, version: string): Promise<ContentSource | undefined> {
  const { rows } = await sql<{ body: ContentSource }>`
    select body from content_versions where version = ${version}`.execute(db);
  return rows[0]?.body;
}

/** The database as the store uses it. */
type Shelf = {
  publish(checked: CheckedSource): Promise<void>;
  current(): Promise<Current | undefined>;
  source(version: string): Promise<ContentSource | undefined>;
  /** What another process published after the version that is known here: a standby may not have that one yet. */
  after(known: Current): Promise<(Current & { source: ContentSource }) | undefined>;
};

function shelfIn<Tables>({ db, pool, reads }: Databases<Tables>): Shelf {
  return {
    publish: async ({ source, version }) => void (await publishSource(pool, source, version)),
    current: () => currentOf(db),
    source: (version) => sourceOf(db, version),
    after: (known) =>
      reads.read(async (from, which) => {
        const current = await currentOf(from);
        if (!current || current.version === known.version) return undefined;
        if (which === 'standby' && current.since < known.since) return undefined;
        const source = await sourceOf(from, current.version);
        return source && { ...current, source };
      }),
  };
}

/** The database that is written, and where other processes' content is looked for. */
type Databases<Tables> = { db: Kysely<Tables>; pool: Pool; reads: Reads<Tables> };

type Report = (problem: Error) => void;

/** The content folder, and where what was checked of it is kept. */
type Files = { folder: string; kept?: Kept };

/** The content of this process: the database's current version, or the last one that was valid. */
export class ContentStore {
  #content: Content;
  #listeners = new Set<(content: Content) => void>();
  /** Since when that is the database's current version. */
  #since: number;
  readonly #shelf: Shelf;
  readonly #files: Files;

  private constructor(shelf: Shelf, files: Files, { content, since }: { content: Content; since: number }) {
    this.#shelf = shelf;
    this.#files = files;
    this.#content = content;
    this.#since = since;
  }

  /**
   * Loads the folder and publishes it. When it is invalid, the database's current version is served and the problem is
   * reported; throws when there is none.
   */
  static async open<Tables>(databases: Databases<Tables>, files: Files, report: Report): Promise<ContentStore> {
    const shelf = shelfIn(databases);
    const opened = async (content: Content) =>
      new ContentStore(shelf, files, { content, since: (await shelf.current())?.since ?? 0 });
    try {
      const checked = await checkedSource(files.folder, files.kept);
      const content = buildContent(checked.source, checked.version);
      await shelf.publish(checked);
      return await opened(content);
    } catch (problem) {
      const current = await shelf.current();
      const source = current && (await shelf.source(current.version));
      if (!source) throw problem;
      report(problem as Error);
      return opened(buildContent(source));
    }
  }

  get current(): Content {
    return this.#content;
  }

  /** Names the moment at which a version became the database's current one, alike in every process. */
  get publication(): Current {
    return { version: this.#content.version, since: this.#since };
  }

  /** Reads the folder again and publishes it, here and through the database in every process. */
  async reload(): Promise<void> {
    const checked = await checkedSource(this.#files.folder, this.#files.kept);
    const next = buildContent(checked.source, checked.version);
    await this.#shelf.publish(checked);
    this.#since = (await this.#shelf.current())?.since ?? this.#since;
    this.#take(next);
  }

  /** Loads the version that another process has published. */
  async follow(): Promise<void> {
    const next = await this.#shelf.after({ version: this.#content.version, since: this.#since });
    if (!next) return;
    this.#since = next.since;
    this.#take(buildContent(next.source));
  }

  #take(next: Content): void {
    if (next.version === this.#content.version) return;
    this.#content = next;
    for (const listener of this.#listeners) listener(next);
  }

  /** Watches the folder and, if `shared` with other processes, the database. Invalid content is reported. */
  watch(report: Report, { shared }: { shared: boolean }): () => void {
    let soon: NodeJS.Timeout | undefined;
    const changed = () => {
      clearTimeout(soon);
      soon = setTimeout(() => this.reload().catch(report), SETTLE_MS);
    };
    const stopWatching = watchFolder(this.#files.folder, changed, report);
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
      stopWatching();
    };
  }

  onChange(listener: (content: Content) => void): void {
    this.#listeners.add(listener);
  }
}
