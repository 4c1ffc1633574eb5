import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { coversOf } from '../../../contracts/covers.ts';
import { seatedNow } from '../../../rules/seating/seating.ts';
import { seatingOf } from '../../../rules/seating/seating-row.ts';
import { minutesApart, nearestTimes } from '../../../rules/times/suggested-time.ts';
import type { BookingRow, BookingTables, ClosedPartyRow } from '../../../tables.server.ts';
import { alternatives } from '../../alternatives.server.ts';
import { type EngineDeps, nowOf } from '../../day/engine-deps.ts';
import { lockServiceDay } from '../../day/lock-day.server.ts';
import { withLockedDays } from '../../day/locked-days.server.ts';
import { writeHold } from '../../day/write-hold.server.ts';
import { NO_ENTRANCE } from '../../day/write-to-day.server.ts';
import { answerBy } from './answer-by.ts';
import { type Elsewhere, placeFor } from './place-for.server.ts';

/** The nearest other restaurants with a table for the booking, as a diner would find them. */
export async function placesElsewhere(deps: EngineDeps, booking: BookingRow) {
  const here = deps.restaurants().get(booking.store_id);
  if (!here) return [];
  const { date, time, occasionId, ...party } = seatingOf(booking);
  const { restaurants } = await alternatives(
    here,
    { date, time, occasionId, covers: coversOf(party) },
    {
      sheets: deps.sheets,
      restaurantsById: deps.restaurants(),
      bookingsOpen: deps.bookingsOpen(),
      nowMs: nowOf(deps),
    },
  );
  return restaurants;
}

type Party = { closingId: string; booking: BookingRow };
type Found = Pick<ClosedPartyRow, 'offered_store_id' | 'offered_time' | 'hold_id' | 'held_until'>;

/** Records what was found for a party; false if recorded before. */
async function noteSearch(db: Kysely<BookingTables>, { closingId, booking }: Party, now: number, found?: Found) {
  const { numUpdatedRows } = await db
    .updateTable('closed_parties')
    .set({ searched_at: new Date(now), ...found })
    .where('closing_id', '=', closingId)
    .where('booking_id', '=', booking.id)
    .where('store_id', '=', booking.store_id)
    .where('searched_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Holds a table for the party and notes it; false where there is none. */
async function holdAt(deps: EngineDeps, party: Party, to: Elsewhere, until: number): Promise<boolean> {
  const { booking } = party;
  const day = { storeId: to.storeId, date: booking.service_date };
  return withLockedDays(deps, [day], async (tx) => {
    const now = nowOf(deps);
    const sheet = await lockServiceDay(tx, deps, day, { now });
    const place = placeFor(deps, booking, to, seatedNow(sheet.seated, now));
    if (!place) return false;
    const { request, offer } = place;
    const hold = { id: randomUUID(), storeId: to.storeId, request, expiresAt: until, waitlistId: null, now };
    const expected = {
      version: sheet.version,
      guarded: deps.guard !== 'none',
      waitlistServed: true,
      entrance: NO_ENTRANCE,
    };
    const found = {
      offered_store_id: to.storeId,
      offered_time: to.time,
      hold_id: hold.id,
      held_until: new Date(until),
    };
    if (!(await noteSearch(tx, party, now, found))) return true;
    const { version } = await writeHold(tx, hold, { offer, day: expected });
    if (version === null) throw new Error('the day changed despite its lock');
    return true;
  });
}

/** The booking's own time first, wherever it is nearest; then the nearest restaurant with a time around it. */
async function choicesFor(deps: EngineDeps, booking: BookingRow): Promise<Elsewhere[]> {
  const time = booking.service_time;
  const near = await placesElsewhere(deps, booking);
  const choices = near.flatMap(({ storeId, times }) =>
    nearestTimes(time, times, times.length).map((each) => ({ storeId, time: each })),
  );
  return choices.toSorted(
    (a, b) => Number(minutesApart(b.time, time) === 0) - Number(minutesApart(a.time, time) === 0),
  );
}

/** Looks once for a table elsewhere for each party of a closing, and holds it until they have to answer. */
export async function holdForParties(deps: EngineDeps, closing: { id: string; store_id: string }): Promise<void> {
  const bookings = await deps.db
    .selectFrom('bookings')
    .selectAll('bookings')
    .innerJoin('closed_parties as p', (join) =>
      join.onRef('p.booking_id', '=', 'bookings.id').onRef('p.store_id', '=', 'bookings.store_id'),
    )
    .where('p.closing_id', '=', closing.id)
    .where('p.store_id', '=', closing.store_id)
    .where('p.searched_at', 'is', null)
    .where('bookings.status', '=', 'booked')
    .whereRef('bookings.service_date', '=', 'p.service_date')
    .orderBy('bookings.created_at')
    .execute();
  for (const booking of bookings) await holdFor(deps, { closingId: closing.id, booking });
}

async function holdFor(deps: EngineDeps, party: Party): Promise<void> {
  const { booking } = party;
  const until = answerBy({ date: booking.service_date, startsAt: booking.starts_at.getTime() }, nowOf(deps));
  for (const to of until === null ? [] : await choicesFor(deps, booking))
    if (await holdAt(deps, party, to, until as number)) return;
  await noteSearch(deps.db, party, nowOf(deps));
}
