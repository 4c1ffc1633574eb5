import { sql } from 'kysely';
import { coversOf } from '../../booking/contracts/covers.ts';
import { seatsFor } from '../../booking/rules/seating/seating.ts';
import { turnMinutes } from '../../booking/rules/times/service-times.ts';
import { windowOf } from '../../booking/rules/when-full/wanted-times.ts';
import { MINUTE_MS } from '../../values/time/duration.ts';
import { freeingParties } from '../rules/freeing-parties.ts';
import type { DeskDb } from '../tables.server.ts';
import type { DeskDeps } from './desk-deps.ts';
import { NAME } from './parties.server.ts';

/** Who waits at a restaurant for a date or later, in the order in which they are served. */
async function waitingRows(db: DeskDb, { storeId, from }: { storeId: string; from: string }) {
  return db
    .selectFrom('waitlist_entries')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('service_date', '>=', from)
    .where('status', 'in', ['waiting', 'offered'])
    .orderBy('service_date')
    .orderBy('place')
    .execute();
}
type WaitingRow = Awaited<ReturnType<typeof waitingRows>>[number];

/** The booked parties that would free a table for an entry. */
function freersOf({ booking, clock }: DeskDeps, row: WaitingRow, seated: Parameters<typeof freeingParties>[1]) {
  const rules = booking.restaurants().get(row.store_id)?.restaurant.booking;
  if (!rules || row.status === 'offered') return [];
  const covers = coversOf({ adultCovers: row.adult_covers, childCovers: row.child_covers });
  const areas = row.area_id === null ? rules.areas.map(({ id }) => id) : [row.area_id];
  const now = clock().epochMilliseconds;
  const isAtDoor = row.email === '';
  return freeingParties(seatsFor(rules, covers, new Set(areas)), seated, {
    from: isAtDoor ? now : (row.window_starts_at ?? row.starts_at).getTime(),
    to: isAtDoor ? now : (row.window_ends_at ?? row.starts_at).getTime(),
    turnMs: turnMinutes(rules, covers) * MINUTE_MS,
  });
}

/** The names of the guests of these bookings. */
async function namesOf(db: DeskDb, storeId: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select b.id, ${NAME} as name from bookings b where store_id = ${storeId} and id = any(${ids}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export async function readWaiting(deps: DeskDeps, asking: { storeId: string; from: string }) {
  const rows = await waitingRows(deps.db, asking);
  const dates = [...new Set(rows.map((row) => row.service_date))];
  const days = dates.map((date) => ({ storeId: asking.storeId, date }));
  const sheets = days.length > 0 ? await deps.booking.sheets.read(days, deps.clock().epochMilliseconds) : [];
  const entries = rows.map((row) => ({
    row,
    freers: freersOf(deps, row, sheets[dates.indexOf(row.service_date)] ?? []),
  }));
  const names = await namesOf(
    deps.db,
    asking.storeId,
    entries.flatMap(({ freers }) => freers.map(({ partyId }) => partyId)),
  );
  return entries.map(({ row, freers }) => ({
    id: row.id,
    date: row.service_date,
    ...windowOf(row),
    name: `${row.first_name} ${row.last_name}`.trim(),
    isAtDoor: row.email === '',
    isForCard: row.card_later !== null,
    email: row.email,
    phone: row.phone_number,
    adultCovers: row.adult_covers,
    childCovers: row.child_covers,
    areaId: row.area_id,
    needs: row.needs,
    since: row.created_at.getTime(),
    offeredUntil: row.status === 'offered' ? (row.offered_until?.getTime() ?? null) : null,
    // Blocks excluded.
    freers: freers
      .filter(({ partyId, heldUntil }) => names.has(partyId) || heldUntil !== null)
      .map(({ partyId, endsAt, tableIds }) => ({ name: names.get(partyId) ?? 'A table being held', endsAt, tableIds })),
  }));
}
export type WaitingGuest = Awaited<ReturnType<typeof readWaiting>>[number];
