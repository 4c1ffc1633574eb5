import { type Kysely, sql } from 'kysely';
import type { Pool } from 'pg';
import { ContentError } from '../platform/content-files.ts';
import type { Reads } from '../platform/database/reads.ts';
import { type CheckedSource, checkedSource, type Kept } from './checked-source.ts';
import { buildContent, type Content, type ContentSource } from './content.ts';
import { type PublishOptions, publishSource } from './publish-source.ts';
import { watchFolder } from './watch-folder.ts';

/** Debounce: editors save several files at once, and large ones in pieces. */
const SETTLE_MS = 250;
/** How long to wait before retrying an edit that couldn't be published, as in a database outage. */
const RETRY_MS = 5000;
/** How often each process checks the version, so that all serve a change within a second. */
const FOLLOW_MS = 500;

/** The current version, and since when, in microseconds. */
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

type Shelf = {
  /** Returns the version that is current afterwards. */
  publish(content: CheckedSource, options?: Pick<PublishOptions, 'unlessSuperseded'>): Promise<string>;
  current(): Promise<Current | undefined>;
  source(version: string): Promise<ContentSource | undefined>;
  /** What another process published after the given version, which a standby may not have yet. */
  after(current: Current): Promise<(Current & { source: ContentSource }) | undefined>;
};

function shelfIn<Tables>({ db, pool, reads, upcomingParties }: Databases<Tables>): Shelf {
  return {
    publish: ({ source, version }, options) => publishSource(pool, source, { version, upcomingParties, ...options }),
    current: () => currentOf(db),
    source: (version) => sourceOf(db, version),
    after: (seen) =>
      reads.read(async (from, database) => {
        const current = await currentOf(from);
        if (!current || current.version === seen.version) return undefined;
        if (database === 'standby' && current.since < seen.since) return undefined;
        const source = await sourceOf(from, current.version);
        return source && { ...current, source };
      }),
  };
}

/** The primary, the reads for following other processes, and the check for upcoming bookings. */
type Databases<Tables> = { db: Kysely<Tables>; pool: Pool; reads: Reads<Tables> } & Pick<
  PublishOptions,
  'upcomingParties'
>;

type Report = (problem: Error) => void;

type Files = { folder: string; kept?: Kept };

type Opening = {
  report: Report;
  /** Called with a line when the folder is older than what is served. */
  warn: (line: string) => void;
  /** Whether other processes publish too. */
  shared: boolean;
};

const whyNotPublished = (folder: string, current: string) =>
  `the content folder ${folder} has been superseded, so it is not published; the site continues ` +
  `with version ${current}. To publish it anyway, run npm run content:load, or change a file in it while this process runs`;

/** The content of a version another process published. */
function contentFrom(source: ContentSource): Content {
  try {
    return buildContent(source);
  } catch (cause) {
    throw new Error('it is from another build, whose content this one cannot show; continuing with our own', { cause });
  }
}

async function currentContent(shelf: Shelf): Promise<Content | undefined> {
  const current = await shelf.current();
  const source = current && (await shelf.source(current.version));
  return source && contentFrom(source);
}

/** What a start serves, and the version it has seen. */
type Served = { content: Content; seen: string };

/** Loads the folder and publishes it, unless other processes have superseded it. */
async function contentOfFolder(shelf: Shelf, { folder, kept: cache }: Files, opening: Opening): Promise<Served> {
  const checked = await checkedSource(folder, cache);
  const own = buildContent(checked.source, checked.version, true);
  const current = await shelf.publish(checked, { unlessSuperseded: opening.shared });
  if (current === own.version) return { content: own, seen: current };
  opening.warn(whyNotPublished(folder, current));
  try {
    const content = (await currentContent(shelf)) ?? own;
    return { content, seen: content.version };
  } catch (problem) {
    // The current version is from a later build, before a rollback.
    opening.report(problem as Error);
    return { content: own, seen: current };
  }
}

/** This process's content: the database's current version, or the last valid one. */
export class ContentStore {
  #content: Content;
  #listeners = new Set<(content: Content) => void>();
  /** The database's current version when last seen, and since when; not served if it can't be. */
  #seen: Current;
  readonly #shelf: Shelf;
  readonly #files: Files;

  private constructor(shelf: Shelf, files: Files, { content, seen }: { content: Content; seen: Current }) {
    this.#shelf = shelf;
    this.#files = files;
    this.#content = content;
    this.#seen = seen;
  }

  /**
   * Loads the folder and publishes it. If it is superseded or invalid, serves the database's current version and
   * reports why; throws if there is none.
   */
  static async open<Tables>(databases: Databases<Tables>, files: Files, opening: Opening): Promise<ContentStore> {
    const shelf = shelfIn(databases);
    const storeWith = async ({ content, seen }: Served) => {
      const since = (await shelf.current())?.since ?? 0;
      return new ContentStore(shelf, files, { content, seen: { version: seen, since } });
    };
    try {
      return await storeWith(await contentOfFolder(shelf, files, opening));
    } catch (problem) {
      const content = await currentContent(shelf);
      if (!content) throw problem;
      opening.report(problem as Error);
      return storeWith({ content, seen: content.version });
    }
  }

  get current(): Content {
    return this.#content;
  }

  /** Identifies a publication, the same in every process. */
  get publication(): Current {
    return { version: this.#content.version, since: this.#seen.since };
  }

  /** Reloads the folder and publishes it, here and through the database in every process. */
  async reload(): Promise<void> {
    const checked = await checkedSource(this.#files.folder, this.#files.kept);
    const next = buildContent(checked.source, checked.version, true);
    await this.#shelf.publish(checked);
    this.#seen = { version: next.version, since: (await this.#shelf.current())?.since ?? this.#seen.since };
    this.#take(next);
  }

  /** Loads a version published by another process. */
  async follow(): Promise<void> {
    const next = await this.#shelf.after(this.#seen);
    if (!next) return;
    // Set first, so that a version that can't be built, as from a later build, is reported once.
    this.#seen = { version: next.version, since: next.since };
    this.#take(contentFrom(next.source));
  }

  #take(next: Content): void {
    if (next.version === this.#content.version) return;
    this.#content = next;
    for (const listener of this.#listeners) listener(next);
  }

  /**
   * Watches the folder and, if `shared` with other processes, the database. Invalid content is reported; other
   * failures are reported once and retried every `retryMs`.
   */
  watch(report: Report, { shared, retryMs = RETRY_MS }: { shared: boolean; retryMs?: number }): () => void {
    let isStopped = false;
    let next: NodeJS.Timeout | undefined;
    const publishIn = (ms: number, isAgain: boolean) => {
      clearTimeout(next);
      if (!isStopped) next = setTimeout(publish, ms, isAgain);
    };
    const publish = async (isAgain: boolean) => {
      try {
        await this.reload();
      } catch (problem) {
        const isMistake = problem instanceof ContentError;
        if (isMistake || !isAgain) report(problem as Error);
        if (!isMistake) publishIn(retryMs, true);
      }
    };
    const onFileChange = () => publishIn(SETTLE_MS, false);
    const stopWatching = watchFolder(this.#files.folder, onFileChange, report);
    let busy = false;
    const follow = async () => {
      if (busy) return;
      busy = true;
      await this.follow().catch(report);
      busy = false;
    };
    const timer = shared ? setInterval(follow, FOLLOW_MS) : undefined;
    return () => {
      isStopped = true;
      clearTimeout(next);
      clearInterval(timer);
      stopWatching();
    };
  }

  onChange(listener: (content: Content) => void): void {
    this.#listeners.add(listener);
  }
}
