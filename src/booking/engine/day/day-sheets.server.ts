import { type Kysely, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { ReadFrom, Reads } from '../../../platform/database/reads.ts';
import { type SeatedParty, seatedNow } from '../../rules/seating/seating.ts';
import type { BookingTables } from '../../tables.server.ts';

/** Who has which table on a service date at a version of that day, expired holds included. */
export type DaySheet = { version: number; seated: readonly SeatedParty[] };
export type DayKey = { storeId: string; date: string };

const EMPTY: DaySheet = { version: 0, seated: [] };
const keyOf = ({ storeId, date }: DayKey) => `${storeId} ${date}`;

/**
 * Caches day sheets by version. One small query reads the current versions of all requested days, so results are exact
 * with any number of processes.
 */
export class DaySheets {
  #cache = new LRUCache<string, DaySheet>({ max: 20_000 });
  readonly #db: Kysely<BookingTables>;
  readonly #reads: Reads<BookingTables>;

  constructor(db: Kysely<BookingTables>, reads: Reads<BookingTables>) {
    this.#db = db;
    this.#reads = reads;
  }

  /** The cached sheet, or an empty one: valid only at its version. */
  cached(day: DayKey): DaySheet {
    return this.#cache.get(keyOf(day)) ?? EMPTY;
  }

  cache(day: DayKey, sheet: DaySheet): void {
    this.#cache.set(keyOf(day), sheet);
  }

  /** The parties seated on each day, in order; `without` leaves out one booking. */
  async read(days: readonly DayKey[], nowMs: number, without?: string): Promise<SeatedParty[][]> {
    return (await this.#sheets(this.#db, days, 'primary')).map(({ seated }) => seatedNow(seated, nowMs, without));
  }

  /** The same for a search, which may read a standby. Newer sheets of this process win, so that it sees its own writes. */
  search(days: readonly DayKey[], nowMs: number): Promise<SeatedParty[][]> {
    return this.#reads.read(async (db, from) =>
      (await this.#sheets(db, days, from)).map(({ seated }) => seatedNow(seated, nowMs)),
    );
  }

  async #sheets(db: Kysely<BookingTables>, days: readonly DayKey[], from: ReadFrom): Promise<DaySheet[]> {
    const versions = await this.#versions(db, days);
    const stale = days.filter((day) => {
      const version = versions.get(keyOf(day));
      const cached = this.cached(day).version;
      return version !== undefined && (from === 'standby' ? cached < version : cached !== version);
    });
    const current = days.map((day) => (from === 'standby' || versions.has(keyOf(day)) ? this.cached(day) : EMPTY));
    if (stale.length === 0) return current;
    // Not from the cache, where another reader may have put an older sheet meanwhile.
    const fresh = await this.#refresh(db, stale, versions);
    return days.map((day, index) => fresh.get(keyOf(day)) ?? (current[index] as DaySheet));
  }

  async #versions(db: Kysely<BookingTables>, days: readonly DayKey[]): Promise<Map<string, number>> {
    const query = db.selectFrom('service_days').select(['store_id', 'service_date', 'version']);
    const [only, ...others] = days;
    // No lists for a single day, the usual case: PostgreSQL replans a query with short lists every time.
    const rows =
      only && others.length === 0
        ? await query.where('store_id', '=', only.storeId).where('service_date', '=', only.date).execute()
        : await query
            .where(sql<boolean>`store_id = any(${days.map((day) => day.storeId)}::text[])`)
            .where(sql<boolean>`service_date = any(${[...new Set(days.map((day) => day.date))]}::date[])`)
            .execute();
    return new Map(rows.map((row) => [keyOf({ storeId: row.store_id, date: row.service_date }), row.version]));
  }

  /** Reads sheets after their versions: a sheet may be newer than its version, never older. */
  async #refresh(
    db: Kysely<BookingTables>,
    days: readonly DayKey[],
    versions: ReadonlyMap<string, number>,
  ): Promise<ReadonlyMap<string, DaySheet>> {
    const { rows } = await sql<SeatedParty & DayKey>`
      select d.store_id as "storeId", d.date, s.starts_at as "startsAt", s.ends_at as "endsAt", s.covers,
        s.table_ids as "tableIds", s.party_id as "partyId", s.held_until as "heldUntil"
      from unnest(${days.map((day) => day.storeId)}::text[], ${days.map((day) => day.date)}::date[]) d(store_id, date),
        lateral seated_parties(d.store_id, d.date) s`.execute(db);
    const parties = Map.groupBy(rows, keyOf);
    const sheetOf = (day: DayKey) => ({
      version: versions.get(keyOf(day)) as number,
      seated: parties.get(keyOf(day)) ?? [],
    });
    const sheets = new Map(days.map((day) => [keyOf(day), sheetOf(day)]));
    for (const day of days) this.cache(day, sheets.get(keyOf(day)) as DaySheet);
    return sheets;
  }
}
