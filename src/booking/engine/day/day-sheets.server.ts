import { type Kysely, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { ReadFrom, Reads } from '../../../platform/database/reads.ts';
import { type SeatedParty, seatedNow } from '../../rules/seating/seating.ts';
import type { BookingTables } from '../../tables.server.ts';

/** Who has which table on one date of service, expired holds among them, as it stood at a version of that day. */
export type DaySheet = { version: number; seated: readonly SeatedParty[] };
export type DayKey = { storeId: string; date: string };

const EMPTY: DaySheet = { version: 0, seated: [] };
const keyOf = ({ storeId, date }: DayKey) => `${storeId} ${date}`;

/**
 * Day sheets cached in memory and used only while their version is the database's: one small query reads the versions
 * of all wanted days, so answers stay exact with any number of processes.
 */
export class DaySheets {
  #kept = new LRUCache<string, DaySheet>({ max: 20_000 });
  readonly #db: Kysely<BookingTables>;
  readonly #reads: Reads<BookingTables>;

  constructor(db: Kysely<BookingTables>, reads: Reads<BookingTables>) {
    this.#db = db;
    this.#reads = reads;
  }

  /** The sheet as last read, or an empty one: valid only together with its version. */
  cached(day: DayKey): DaySheet {
    return this.#kept.get(keyOf(day)) ?? EMPTY;
  }

  cache(day: DayKey, sheet: DaySheet): void {
    this.#kept.set(keyOf(day), sheet);
  }

  /** The parties seated now on the wanted days, in the order of the request; `without` that of one booking. */
  async read(days: readonly DayKey[], nowMs: number, without?: string): Promise<SeatedParty[][]> {
    return (await this.#sheets(this.#db, days, 'primary')).map(({ seated }) => seatedNow(seated, nowMs, without));
  }

  /**
   * The same for a search, which promises nothing: by a standby where there is one. A sheet of this process that is newer
   * is used, so that what was written through it is seen.
   */
  search(days: readonly DayKey[], nowMs: number): Promise<SeatedParty[][]> {
    return this.#reads.read(async (db, from) =>
      (await this.#sheets(db, days, from)).map(({ seated }) => seatedNow(seated, nowMs)),
    );
  }

  async #sheets(db: Kysely<BookingTables>, days: readonly DayKey[], from: ReadFrom): Promise<DaySheet[]> {
    const versions = await this.#versions(db, days);
    const moved = days.filter((day) => {
      const version = versions.get(keyOf(day));
      const kept = this.cached(day).version;
      return version !== undefined && (from === 'standby' ? kept < version : kept !== version);
    });
    const current = days.map((day) => (from === 'standby' || versions.has(keyOf(day)) ? this.cached(day) : EMPTY));
    if (moved.length === 0) return current;
    // Use what was read here, not what is cached by now: another reader may have cached an older sheet.
    const again = await this.#readAgain(db, moved, versions);
    return days.map((day, index) => again.get(keyOf(day)) ?? (current[index] as DaySheet));
  }

  async #versions(db: Kysely<BookingTables>, days: readonly DayKey[]): Promise<Map<string, number>> {
    const wanted = db.selectFrom('service_days').select(['store_id', 'service_date', 'version']);
    const [only, ...others] = days;
    // One day, as most ask for, without lists: PostgreSQL plans a query with short lists anew each time.
    const rows =
      only && others.length === 0
        ? await wanted.where('store_id', '=', only.storeId).where('service_date', '=', only.date).execute()
        : await wanted
            .where(sql<boolean>`store_id = any(${days.map((day) => day.storeId)}::text[])`)
            .where(sql<boolean>`service_date = any(${[...new Set(days.map((day) => day.date))]}::date[])`)
            .execute();
    return new Map(rows.map((row) => [keyOf({ storeId: row.store_id, date: row.service_date }), row.version]));
  }

  /** Read after the versions: a sheet may be newer than its version, never older. */
  async #readAgain(
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
