import { type Kysely, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { atTable, type SeatedParty } from '../seating.ts';
import type { BookingTables } from '../tables.server.ts';

/** Who has which table on one date of service, overdue holds among them, as it stood at a version of that day. */
export type DaySheet = { version: number; seated: readonly SeatedParty[] };
export type DayKey = { storeId: string; date: string };

const EMPTY: DaySheet = { version: 0, seated: [] };
const name = ({ storeId, date }: DayKey) => `${storeId} ${date}`;

/**
 * Day sheets kept in memory and trusted only while their version is the database's: one small query asks for the
 * versions of all wanted days, so answers stay exact with any number of processes.
 */
export class DaySheets {
  #kept = new LRUCache<string, DaySheet>({ max: 20_000 });
  readonly #db: Kysely<BookingTables>;

  constructor(db: Kysely<BookingTables>) {
    this.#db = db;
  }

  /** The sheet as last read, or an empty one: to be trusted only together with its version. */
  kept(day: DayKey): DaySheet {
    return this.#kept.get(name(day)) ?? EMPTY;
  }

  keep(day: DayKey, sheet: DaySheet): void {
    this.#kept.set(name(day), sheet);
  }

  /** Who has a table now on the wanted days, each in the place of its wish. */
  async read(days: readonly DayKey[], nowMs: number): Promise<SeatedParty[][]> {
    return (await this.#sheets(days)).map(({ seated }) => atTable(seated, nowMs));
  }

  async #sheets(days: readonly DayKey[]): Promise<DaySheet[]> {
    const versions = await this.#versions(days);
    const moved = days.filter((day) => {
      const version = versions.get(name(day));
      return version !== undefined && this.kept(day).version !== version;
    });
    const current = days.map((day) => (versions.has(name(day)) ? this.kept(day) : EMPTY));
    if (moved.length === 0) return current;
    // What was read here counts, not what is kept by now: another reader may have put an older sheet there.
    const again = await this.#readAgain(moved, versions);
    return days.map((day, index) => again.get(name(day)) ?? (current[index] as DaySheet));
  }

  async #versions(days: readonly DayKey[]): Promise<Map<string, number>> {
    const rows = await this.#db
      .selectFrom('service_days')
      .select(['store_id', 'service_date', 'version'])
      .where(sql<boolean>`store_id = any(${days.map((day) => day.storeId)}::text[])`)
      .where(sql<boolean>`service_date = any(${[...new Set(days.map((day) => day.date))]}::date[])`)
      .execute();
    return new Map(rows.map((row) => [name({ storeId: row.store_id, date: row.service_date }), row.version]));
  }

  /** Read after the versions: a sheet may be newer than its version, never older. */
  async #readAgain(
    days: readonly DayKey[],
    versions: ReadonlyMap<string, number>,
  ): Promise<ReadonlyMap<string, DaySheet>> {
    const { rows } = await sql<SeatedParty & DayKey>`
      select d.store_id as "storeId", d.date, s.starts_at as "startsAt", s.ends_at as "endsAt", s.covers,
        s.table_ids as "tableIds", s.party_id as "partyId", s.held_until as "heldUntil"
      from unnest(${days.map((day) => day.storeId)}::text[], ${days.map((day) => day.date)}::date[]) d(store_id, date),
        lateral seated_parties(d.store_id, d.date) s`.execute(this.#db);
    const parties = Map.groupBy(rows, name);
    const sheetOf = (day: DayKey) => ({
      version: versions.get(name(day)) as number,
      seated: parties.get(name(day)) ?? [],
    });
    const sheets = new Map(days.map((day) => [name(day), sheetOf(day)]));
    for (const day of days) this.keep(day, sheets.get(name(day)) as DaySheet);
    return sheets;
  }
}
