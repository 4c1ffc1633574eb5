import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { coversOf } from '../../contracts/covers.ts';
import { waitlistMailJob } from '../../contracts/mail-jobs.ts';
import { occasionEligibility, restaurantEligibility } from '../../rules/eligibility.ts';
import { type FreeSlot, firstFree } from '../../rules/seating/availability.ts';
import type { SeatedParty } from '../../rules/seating/seating.ts';
import { seatingOf } from '../../rules/seating/seating-row.ts';
import { offerTimes } from '../../rules/when-full/waitlist-offer.ts';
import { wantedTimes, windowOf } from '../../rules/when-full/wanted-times.ts';
import type { BookingTables, WaitlistRow } from '../../tables.server.ts';
import type { DayKey, DaySheet } from './day-sheets.server.ts';
import { type EngineDeps, jobTime } from './engine-deps.ts';
import { writeHold } from './write-hold.server.ts';
import { NO_ENTRANCE } from './write-to-day.server.ts';

/** The text message goes before the e-mail; jobs that start together run in any order. */
const TEXT_AHEAD_MS = 5_000;
/** The most entries considered at a time; a longer waitlist is served in turns. */
const BATCH_SIZE = 200;

export type WaitingEntry = Pick<
  WaitlistRow,
  | 'id'
  | 'store_id'
  | 'service_date'
  | 'service_time'
  | 'adult_covers'
  | 'child_covers'
  | 'occasion_id'
  | 'menu_id'
  | 'area_id'
  | 'window_from'
  | 'window_to'
  | 'notify_by'
>;

/**
 * The day's waiting entries, first come first served, without those at the door, whom staff seat. Only a person's first entry counts, and none once the person has a
 * table that day at any restaurant. Persons are looked up as an array: with a join, the planner may compare every entry
 * with every other.
 */
async function waitingEntries(tx: Kysely<BookingTables>, { storeId, date }: DayKey): Promise<WaitingEntry[]> {
  const { rows } = await sql<WaitingEntry>`
    with waiting as materialized (
      select *, row_number() over (partition by person order by place) as turn from waitlist_entries
      where store_id = ${storeId} and service_date = ${date}::date and status = 'waiting' and email <> ''
    ), served as materialized (
      select person from waitlist_entries
      where service_date = ${date}::date and person = any(array(select person from waiting))
        and (
          status = 'offered'
          or status = 'booked' and exists (
            select from bookings b
            where b.id = booking_id and b.store_id = waitlist_entries.store_id and b.status = 'booked'
          )
        )
    )
    select id, store_id, service_date, service_time, adult_covers, child_covers, occasion_id, menu_id, area_id,
      window_from, window_to, notify_by
    from waiting where turn = 1 and person <> all(array(select person from served))
    order by place limit ${BATCH_SIZE}`.execute(tx);
  return rows;
}

/** A table for the entry at the free time nearest to the requested one; null when there is none. */
function tableFor(
  deps: Pick<EngineDeps, 'restaurants' | 'bookingsOpen'>,
  entry: WaitingEntry,
  seated: readonly SeatedParty[],
  now: number,
): (FreeSlot & { leadMinutes: number }) | null {
  const restaurantWithMenus = deps.restaurants().get(entry.store_id);
  if (!restaurantWithMenus) return null;
  const { restaurant } = restaurantWithMenus;
  const { service_date: date, occasion_id: occasionId } = entry;
  const covers = coversOf(seatingOf(entry));
  if (!restaurantEligibility(restaurant, [date], deps.bookingsOpen()).ok) return null;
  const eligible = occasionEligibility(restaurant.booking, { occasionId, dates: [date], covers });
  if (!eligible.ok) return null;
  const request = { date, covers, occasion: eligible.occasion, areaId: entry.area_id, menuIds: [entry.menu_id] };
  const slot = firstFree(restaurantWithMenus, request, wantedTimes(windowOf(entry)), seated, now);
  return slot.ok ? { ...slot.offer, leadMinutes: restaurant.booking.leadMinutes } : null;
}

/** The input of `tableFor`, as a key: once a request finds no table, the same one needs no second search. */
const requestOf = ({ id: _, notify_by: __, ...request }: WaitingEntry) => JSON.stringify(request);

/** The text message of an offer, if requested, then its e-mail. */
export function offerMessages(
  { id, notify_by }: Pick<WaitingEntry, 'id' | 'notify_by'>,
  { sendAt, now }: { sendAt: number; now: number },
) {
  const startAt = (at: number) => (at > now ? jobTime(at, now) : undefined);
  if (notify_by === 'email') return [waitlistMailJob('waitlist-offer', id, startAt(sendAt))];
  return [
    waitlistMailJob('waitlist-offer-sms', id, startAt(sendAt)),
    waitlistMailJob('waitlist-offer', id, startAt(sendAt + TEXT_AHEAD_MS)),
  ];
}

type Offer = { offer: FreeSlot; sheet: DaySheet; until: number; now: number };

/** Holds the table for the entry; returns the updated day, or null when the day has changed. */
export async function offerTable(
  tx: Kysely<BookingTables>,
  deps: EngineDeps,
  entry: WaitingEntry,
  { offer, sheet, until, now }: Offer,
): Promise<DaySheet | null> {
  const id = randomUUID();
  const request = {
    date: entry.service_date,
    time: offer.time,
    adultCovers: entry.adult_covers,
    childCovers: entry.child_covers,
  };
  const hold = { id, storeId: entry.store_id, request, expiresAt: until, waitlistId: entry.id, now };
  const day = {
    version: sheet.version,
    guarded: deps.guard !== 'none',
    waitlistServed: true,
    entrance: NO_ENTRANCE,
  };
  const { version } = await writeHold(tx, hold, { offer, day });
  if (version === null) return null;
  await tx
    .updateTable('waitlist_entries')
    .set({
      status: 'offered',
      offered_until: new Date(until),
      offered_time: offer.time,
      offered_starts_at: new Date(offer.startsAt),
    })
    .where('id', '=', entry.id)
    .where('store_id', '=', entry.store_id)
    .execute();
  const { startsAt, endsAt, seat } = offer;
  const covers = coversOf(request);
  const party = { startsAt, endsAt, covers, tableIds: seat.tableIds, partyId: id, heldUntil: until };
  return { version, seated: [...sheet.seated, party] };
}

/**
 * Offers the free tables of a locked day to the waitlist in order, before any other search sees them. Returns the
 * updated day.
 */
export async function serveWaitlist(
  tx: Kysely<BookingTables>,
  deps: EngineDeps,
  day: DayKey,
  { sheet, now }: { sheet: DaySheet; now: number },
): Promise<DaySheet> {
  let current = sheet;
  const fullFor = new Set<string>();
  for (const entry of await waitingEntries(tx, day)) {
    const request = requestOf(entry);
    if (fullFor.has(request)) continue;
    const offer = tableFor(deps, entry, current.seated, now);
    if (!offer) {
      fullFor.add(request);
      continue;
    }
    const { sendAt, until } = offerTimes({ ...offer, nowMs: now });
    const updated = await offerTable(tx, deps, entry, { offer, sheet: current, until, now });
    if (!updated) continue;
    current = updated;
    await deps.jobs.enqueue(tx, offerMessages(entry, { sendAt, now }));
  }
  return current;
}
