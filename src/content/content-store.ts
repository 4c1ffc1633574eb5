import { type Kysely, sql } from 'kysely';
import type { Pool } from 'pg';
import { ContentError } from '../platform/content-files.ts';
import type { Reads } from '../platform/database/reads.ts';
import { type CheckedSource, checkedSource, type Kept } from './checked-source.ts';
import { buildContent, type Content, type ContentSource } from './content.ts';
import { type PublishOptions, publishSource } from './publish-source.ts';
import { watchFolder } from './watch-folder.ts';

/** Waits this long after a change: an editor saves several files at once, and a large one in pieces. */
const SETTLE_MS = 250;
/** How long an edit that could not be published, as in an outage of the database, waits until it is tried again. */
const RETRY_MS = 5000;
/** How often every process checks the version: a change made by one is served by all within a second. */
const FOLLOW_MS = 500;

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
  /** Returns the version that is current then. */
  publish(checked: CheckedSource, options?: Pick<PublishOptions, 'unlessSuperseded'>): Promise<string>;
  current(): Promise<Current | undefined>;
  source(version: string): Promise<ContentSource | undefined>;
  /** What another process published after the version that is known here: a standby may not have that one yet. */
  after(known: Current): Promise<(Current & { source: ContentSource }) | undefined>;
};

function shelfIn<Tables>({ db, pool, reads, upcomingParties }: Databases<Tables>): Shelf {
  return {
    publish: ({ source, version }, options) => publishSource(pool, source, { version, upcomingParties, ...options }),
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

/** The database that is written, and where other processes' content is looked for; what keeps a restaurant there. */
type Databases<Tables> = { db: Kysely<Tables>; pool: Pool; reads: Reads<Tables> } & Pick<
  PublishOptions,
  'upcomingParties'
>;

type Report = (problem: Error) => void;

/** The content folder, and where what was checked of it is kept. */
type Files = { folder: string; kept?: Kept };

type Opening = {
  report: Report;
  /** Is told in a line that the folder is older than what is served. */
  warn: (line: string) => void;
  /** Whether other processes publish too. */
  shared: boolean;
};

const whyNotPublished = (folder: string, current: string) =>
  `the content folder ${folder} is as it was before other content took its place: it is not published, the site goes on ` +
  `with version ${current}. To publish it nevertheless, run npm run content:load, or change a file in it while this process runs`;

/** The content of a version that another process has published. */
function contentFrom(source: ContentSource): Content {
  try {
    return buildContent(source);
  } catch (cause) {
    throw new Error('it is of another build, whose content this one cannot show: it goes on with its own', { cause });
  }
}

async function currentContent(shelf: Shelf): Promise<Content | undefined> {
  const current = await shelf.current();
  const source = current && (await shelf.source(current.version));
  return source && contentFrom(source);
}

/** What a start serves, and the version that it need not ask for. */
type Served = { content: Content; seen: string };

/** Loads the folder and publishes it, unless other processes have gone on from it. */
async function contentOfFolder(shelf: Shelf, { folder, kept }: Files, opening: Opening): Promise<Served> {
  const checked = await checkedSource(folder, kept);
  const own = buildContent(checked.source, checked.version, true);
  const seen = await shelf.publish(checked, { unlessSuperseded: opening.shared });
  if (seen === own.version) return { content: own, seen };
  opening.warn(whyNotPublished(folder, seen));
  try {
    const content = (await currentContent(shelf)) ?? own;
    return { content, seen: content.version };
  } catch (problem) {
    // A later build's, after which this one came back.
    opening.report(problem as Error);
    return { content: own, seen };
  }
}

/** The content of this process: the database's current version, or the last one that was valid. */
export class ContentStore {
  #content: Content;
  #listeners = new Set<(content: Content) => void>();
  /** The database's current version as it was last seen, and since when it is. Not served where it cannot be. */
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
   * Loads the folder and publishes it. Where it was current once and others have published since, and when it is invalid,
   * the database's current version is served and that is said; throws when there is none.
   */
  static async open<Tables>(databases: Databases<Tables>, files: Files, opening: Opening): Promise<ContentStore> {
    const shelf = shelfIn(databases);
    const opened = async ({ content, seen }: Served) => {
      const since = (await shelf.current())?.since ?? 0;
      return new ContentStore(shelf, files, { content, seen: { version: seen, since } });
    };
    try {
      return await opened(await contentOfFolder(shelf, files, opening));
    } catch (problem) {
      const content = await currentContent(shelf);
      if (!content) throw problem;
      opening.report(problem as Error);
      return opened({ content, seen: content.version });
    }
  }

  get current(): Content {
    return this.#content;
  }

  /** Names the moment at which a version became the database's current one, alike in every process. */
  get publication(): Current {
    return { version: this.#content.version, since: this.#seen.since };
  }

  /** Reads the folder again and publishes it, here and through the database in every process. */
  async reload(): Promise<void> {
    const checked = await checkedSource(this.#files.folder, this.#files.kept);
    const next = buildContent(checked.source, checked.version, true);
    await this.#shelf.publish(checked);
    this.#seen = { version: next.version, since: (await this.#shelf.current())?.since ?? this.#seen.since };
    this.#take(next);
  }

  /** Loads the version that another process has published. */
  async follow(): Promise<void> {
    const next = await this.#shelf.after(this.#seen);
    if (!next) return;
    // Before it is built: one that cannot be, as a later build's, is reported once.
    this.#seen = { version: next.version, since: next.since };
    this.#take(contentFrom(next.source));
  }

  #take(next: Content): void {
    if (next.version === this.#content.version) return;
    this.#content = next;
    for (const listener of this.#listeners) listener(next);
  }

  /**
   * Watches the folder and, if `shared` with other processes, the database. Invalid content is reported; what failed
   * otherwise is reported once and tried again every `retryMs`.
   */
  watch(report: Report, { shared, retryMs = RETRY_MS }: { shared: boolean; retryMs?: number }): () => void {
    let ended = false;
    let next: NodeJS.Timeout | undefined;
    const publishIn = (ms: number, isAgain: boolean) => {
      clearTimeout(next);
      if (!ended) next = setTimeout(publish, ms, isAgain);
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
    const changed = () => publishIn(SETTLE_MS, false);
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
      ended = true;
      clearTimeout(next);
      clearInterval(timer);
      stopWatching();
    };
  }

  onChange(listener: (content: Content) => void): void {
    this.#listeners.add(listener);
  }
}
