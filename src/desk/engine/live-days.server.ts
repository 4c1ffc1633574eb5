import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import { tokenHash } from '../../platform/link-token.ts';
import { MINUTE_MS } from '../../values/time/duration.ts';
import type { Grant } from '../contracts/roles.ts';
import { may } from '../rules/may.ts';
import { serviceDateAt } from '../rules/party-status.ts';
import type { DeskDb } from '../tables.server.ts';
import { oldestUse } from './sessions.server.ts';

/** How often `look` is called, in a process. */
export const LOOK_MS = 500;
const LOOKS_PER_ACCESS_CHECK = 4;
const LOOKS_PER_BEAT = 20;
/** A page is drawn again at least this often: what can be said of a party depends on the time, too. */
const PAGE_LIFE_MS = 5 * MINUTE_MS;
/** A browser with more unread messages is dropped. */
const MOST_UNREAD = 20;

/** The day a page shows; null for today, which moves on at the end of service. */
type Shown = { storeId: string; date: string | null };
type View = Shown & {
  tokens: { session: string | null; device: string | null };
  /** What the browser knows; null for nothing. */
  lastId: string | null;
};
type Listener = View & { stream: ReadableStreamDefaultController<Uint8Array> };

const hashesOf = ({ tokens: { session, device } }: View) =>
  [session, device].filter((token) => token !== null).map(tokenHash);

/** Listeners who may no longer see their restaurant's day. Checking doesn't extend a session, as a request would. */
async function refusedAmong(db: DeskDb, listeners: readonly Listener[], now: Temporal.Instant): Promise<Listener[]> {
  const hashes = listeners.flatMap(hashesOf);
  const { rows } = await sql<Grant & { hash: string }>`
    select encode(s.token_hash, 'hex') as hash, r.store_id as "storeId", r.role
    from desk_sessions s join desk_people p on p.id = s.person_id join desk_roles r on r.person_id = s.person_id
    where s.token_hash = any(${hashes}::bytea[]) and s.seen_at > ${oldestUse(now)} and p.removed_at is null
    union all
    select encode(token_hash, 'hex'), store_id, 'reader' from desk_devices
    where token_hash = any(${hashes}::bytea[])`.execute(db);
  const grants = Map.groupBy(rows, ({ hash }) => hash);
  const grantsOf = (view: View) => hashesOf(view).flatMap((hash) => grants.get(hash.toString('hex')) ?? []);
  return listeners.filter((listener) => !may(grantsOf(listener), 'see-day', listener.storeId));
}

/** A version for each view: the sum of the day's two counters, which only rise. */
async function idsOf(db: DeskDb, views: readonly Shown[], now: number): Promise<string[]> {
  const today = serviceDateAt(now);
  const storeIds = views.map(({ storeId }) => storeId);
  const dates = [today, ...views.flatMap(({ date }) => date ?? [])];
  const { rows } = await sql<{ storeId: string; date: string; version: string }>`
    select store_id as "storeId", service_date as date, sum(version)::text as version
    from (
      select store_id, service_date, version from service_days
      union all select store_id, service_date, version from status_days
    ) days
    where store_id = any(${[...new Set(storeIds)]}::text[]) and service_date = any(${[...new Set(dates)]}::date[])
    group by store_id, service_date`.execute(db);
  const versions = new Map(rows.map(({ storeId, date, version }) => [`${storeId} ${date}`, version]));
  const age = Math.floor(now / PAGE_LIFE_MS);
  return views.map(({ storeId, date }) => {
    const days = [...new Set([today, date ?? today])];
    return [today, age, ...days.map((day) => versions.get(`${storeId} ${day}`) ?? 0)].join('_');
  });
}

const utf8 = new TextEncoder();

/** Streams of Server-Sent Events that say when a day has changed. One poll feeds all of a process. */
export function createLiveDays({ db, clock }: { db: DeskDb; clock: Clock }) {
  const listeners = new Set<Listener>();
  let looks = 0;
  let isClosed = false;

  function end(listener: Listener): void {
    if (listeners.delete(listener)) listener.stream.close();
  }

  function send(listener: Listener, text: string): void {
    if ((listener.stream.desiredSize ?? 0) < -MOST_UNREAD) end(listener);
    else if (listeners.has(listener)) listener.stream.enqueue(utf8.encode(`${text}\n\n`));
  }

  async function sendChanges(): Promise<void> {
    const views = [...listeners];
    const ids = await idsOf(db, views, clock().epochMilliseconds);
    for (const [index, id] of ids.entries()) {
      const listener = views[index] as Listener;
      if (listener.lastId === id) continue;
      listener.lastId = id;
      send(listener, `id: ${id}\nevent: change\ndata: ${id}`);
    }
  }

  return {
    /** What a page drawn now shows; read before the page's own data. */
    idOf: async (shown: Shown): Promise<string> => (await idsOf(db, [shown], clock().epochMilliseconds))[0] as string,

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
      const isCheck = looks % LOOKS_PER_ACCESS_CHECK === 0;
      for (const listener of isCheck ? await refusedAmong(db, [...listeners], clock()) : []) {
        send(listener, 'event: ended\ndata: ended');
        end(listener);
      }
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
