import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import { MINUTE_MS } from '../../values/time/duration.ts';
import { serviceDateAt } from '../rules/party-status.ts';
import type { DeskDb } from '../tables.server.ts';
import { stillViewing, type Viewing } from './viewing-tokens.server.ts';

/** How often `look` is called, in a process. */
export const LOOK_MS = 500;
const LOOKS_PER_ACCESS_CHECK = 4;
const LOOKS_PER_BEAT = 20;
/** A page is drawn again at least this often: what can be said of a party depends on the time, too. */
const PAGE_LIFE_MS = 5 * MINUTE_MS;
/** A browser with more unread messages is dropped. */
const MOST_UNREAD = 20;

type View = Viewing & {
  /** The date that the page shows; null for today's, whichever that is. */
  date: string | null;
  /** What the browser knows; null for nothing. */
  lastId: string | null;
};
type Listener = View & { stream: ReadableStreamDefaultController<Uint8Array> };

type LiveDay = { storeId: string; date: string };

const keyOf = ({ storeId, date }: LiveDay) => `${storeId} ${date}`;

/** What changes with every booking, table and status of these days: the sum of two counters that only rise. */
async function readVersions(db: DeskDb, days: readonly LiveDay[]): Promise<(day: LiveDay) => string> {
  const storeIds = [...new Set(days.map(({ storeId }) => storeId))];
  const dates = [...new Set(days.map(({ date }) => date))];
  const { rows } = await sql<LiveDay & { version: string }>`
    select store_id as "storeId", service_date as date, sum(version)::text as version
    from (
      select store_id, service_date, version from service_days
      union all select store_id, service_date, version from status_days
    ) days
    where store_id = any(${storeIds}::text[]) and service_date = any(${dates}::date[])
    group by store_id, service_date`.execute(db);
  const versions = new Map(rows.map((row) => [keyOf(row), row.version]));
  return (day) => versions.get(keyOf(day)) ?? '0';
}

const utf8 = new TextEncoder();

/** Streams of Server-Sent Events that say when a day has changed. One poll feeds all of a process. */
export function createLiveDays({ db, clock }: { db: DeskDb; clock: Clock }) {
  const listeners = new Set<Listener>();
  let looks = 0;
  let isClosed = false;

  const daysOf = ({ storeId, date }: View, today: string): LiveDay[] =>
    [...new Set([today, date ?? today])].map((each) => ({ storeId, date: each }));

  async function idsOf(views: readonly View[]): Promise<string[]> {
    const now = clock().epochMilliseconds;
    const today = serviceDateAt(now);
    const versionOf = await readVersions(
      db,
      views.flatMap((view) => daysOf(view, today)),
    );
    const age = Math.floor(now / PAGE_LIFE_MS);
    return views.map((view) => [today, age, ...daysOf(view, today).map(versionOf)].join('_'));
  }

  function end(listener: Listener): void {
    if (listeners.delete(listener)) listener.stream.close();
  }

  function send(listener: Listener, text: string): void {
    if ((listener.stream.desiredSize ?? 0) < -MOST_UNREAD) end(listener);
    else if (listeners.has(listener)) listener.stream.enqueue(utf8.encode(`${text}\n\n`));
  }

  async function sendChanges(): Promise<void> {
    const views = [...listeners];
    const ids = await idsOf(views);
    for (const [index, id] of ids.entries()) {
      const listener = views[index] as Listener;
      if (listener.lastId === id) continue;
      listener.lastId = id;
      send(listener, `id: ${id}\nevent: change\ndata: ${id}`);
    }
  }

  async function endRefused(): Promise<void> {
    const views = [...listeners];
    const allowed = await stillViewing(db, views, clock());
    for (const listener of views.filter((view) => !allowed.has(view))) {
      send(listener, 'event: ended\ndata: ended');
      end(listener);
    }
  }

  return {
    /** What a page drawn now shows; read before the page's own data. */
    idOf: async (view: Pick<View, 'storeId' | 'date'>): Promise<string> =>
      (await idsOf([{ ...view, tokens: { session: null, device: null }, lastId: null }]))[0] as string,

    open(view: View): ReadableStream<Uint8Array> {
      let listener: Listener;
      return new ReadableStream<Uint8Array>({
        start(stream) {
          listener = { ...view, stream };
          listeners.add(listener);
          // Also flushes the headers.
          send(listener, 'retry: 2000');
          if (isClosed) end(listener);
        },
        cancel() {
          listeners.delete(listener);
        },
      });
    },

    /** Sends what has changed since the last look, to whoever listens. */
    async look(): Promise<void> {
      if (listeners.size === 0) return;
      looks += 1;
      if (looks % LOOKS_PER_ACCESS_CHECK === 0) await endRefused();
      await sendChanges();
      if (looks % LOOKS_PER_BEAT === 0) for (const listener of listeners) send(listener, 'event: beat\ndata: beat');
    },

    /** Ends all streams; browsers reconnect to another process. */
    close(): void {
      isClosed = true;
      for (const listener of listeners) end(listener);
    },
  };
}
export type LiveDays = ReturnType<typeof createLiveDays>;
