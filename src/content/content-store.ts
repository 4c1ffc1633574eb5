import { type Kysely, sql } from 'kysely';
import type { Pool } from 'pg';
import { ContentError } from '../platform/content-files.ts';
import type { ReadFrom, Reads } from '../platform/database/reads.ts';
import { type CheckedSource, checkedSource, type Kept } from './checked-source.ts';
import { buildContent, type Content, type ContentSource } from './content.ts';
import { type PublishOptions, publishSource } from './publish-source.ts';
import { watchFolder } from './watch-folder.ts';
import { type Closing, closingsIn, withClosings } from './with-closings.ts';

/** Debounce: editors save several files at once, and large ones in pieces. */
const SETTLE_MS = 250;
/** How long to wait before retrying an edit that couldn't be published, as in a database outage. */
const RETRY_MS = 5000;
/** How often each process checks the version, so that all serve a change within a second. */
const FOLLOW_MS = 500;

/** The current version, and since when, in microseconds; and how often the desk has closed or reopened a restaurant. */
type Current = { version: string; since: number; closings: number };

const CURRENT = `
  select version, (extract(epoch from since) * 1000000)::bigint as since,
    coalesce((select version from closings_version), 0) as closings
  from content_current`;

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
  closings(): Promise<Closing[]>;
  /** What others have published, closed or reopened since, which a standby may not have yet. */
  after(current: Current): Promise<News | undefined>;
};
type News = { current: Current; source?: ContentSource; closings?: Closing[] };

async function newsIn<Tables>(db: Kysely<Tables>, from: ReadFrom, seen: Current): Promise<News | undefined> {
  const current = await currentOf(db);
  if (!current) return undefined;
  if (from === 'standby' && (current.since < seen.since || current.closings < seen.closings)) return undefined;
  const closings = current.closings === seen.closings ? undefined : await closingsIn(db);
  if (current.version === seen.version) return closings && { current, closings };
  const source = await sourceOf(db, current.version);
  return source && { current, source, closings };
}

function shelfIn<Tables>({ db, pool, reads, upcomingParties }: Databases<Tables>): Shelf {
  return {
    publish: ({ source, version }, options) => publishSource(pool, source, { version, upcomingParties, ...options }),
    current: () => currentOf(db),
    source: (version) => sourceOf(db, version),
    closings: () => closingsIn(db),
    after: (seen) => reads.read((from, database) => newsIn(from, database, seen)),
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

type Opened = { content: Content; closings: Closing[]; seen: Current };

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
  /** As published. */
  #published: Content;
  #closings: Closing[];
  /** The published content, closed where the desk says so. */
  #content: Content;
  #listeners = new Set<(content: Content) => void>();
  /** The database's current version when last seen, and since when; not served if it can't be. */
  #seen: Current;
  readonly #shelf: Shelf;
  readonly #files: Files;

  private constructor(shelf: Shelf, files: Files, { content, closings, seen }: Opened) {
    this.#shelf = shelf;
    this.#files = files;
    this.#published = content;
    this.#closings = closings;
    this.#content = withClosings(content, closings);
    this.#seen = seen;
  }

  /**
   * Loads the folder and publishes it. If it is superseded or invalid, serves the database's current version and
   * reports why; throws if there is none.
   */
  static async open<Tables>(databases: Databases<Tables>, files: Files, opening: Opening): Promise<ContentStore> {
    const shelf = shelfIn(databases);
    const storeWith = async ({ content, seen }: Served) => {
      const current = await shelf.current();
      const closings = await shelf.closings();
      const { since, closings: count } = current ?? { since: 0, closings: 0 };
      return new ContentStore(shelf, files, { content, closings, seen: { version: seen, since, closings: count } });
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
  get publication(): Pick<Current, 'version' | 'since'> {
    return { version: this.#content.version, since: this.#seen.since };
  }

  /** Reloads the folder and publishes it, here and through the database in every process. */
  async reload(): Promise<void> {
    const checked = await checkedSource(this.#files.folder, this.#files.kept);
    const next = buildContent(checked.source, checked.version, true);
    await this.#shelf.publish(checked);
    const since = (await this.#shelf.current())?.since ?? this.#seen.since;
    this.#seen = { ...this.#seen, version: next.version, since };
    this.#take(next);
  }

  /** Loads a version published by another process, and the closings of the desk. */
  async follow(): Promise<void> {
    const next = await this.#shelf.after(this.#seen);
    if (!next) return;
    // Set first, so that a version that can't be built, as from a later build, is reported once.
    this.#seen = next.current;
    if (next.closings) this.#take(this.#published, next.closings);
    if (next.source) this.#take(contentFrom(next.source));
  }

  #take(next: Content, closings = this.#closings): void {
    this.#published = next;
    this.#closings = closings;
    const shown = withClosings(next, closings);
    if (shown.version === this.#content.version) return;
    this.#content = shown;
    for (const listener of this.#listeners) listener(shown);
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
