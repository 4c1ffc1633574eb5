import { sql } from 'kysely';
import { tokenHash } from '../../../platform/link-token.ts';
import { newReference } from '../../../platform/reference.ts';
import type { Occasion } from '../../../restaurants/contract.ts';
import { londonNow } from '../../../values/time/london-time.ts';
import { timeOf } from '../../../values/time/wall-time.ts';
import { type Covers, coversOf } from '../../contracts/covers.ts';
import type { Customer } from '../../contracts/customer.ts';
import { bookingMailJobs } from '../../contracts/mail-jobs.ts';
import type { Needs } from '../../contracts/needs.ts';
import { menusFor, occasionsOn } from '../../rules/occasions.ts';
import { seatedNow } from '../../rules/seating/seating.ts';
import { chooseTables, type SeatingRefusal, type SoftRule } from '../../rules/seating/staff-seating.ts';
import type { BookingSource } from '../../tables.server.ts';
import { reminderJobs } from '../booking-messages.server.ts';
import { jsonb } from '../day/jsonb.ts';
import { manageToken } from '../reference.ts';
import { type OpenDay, updateSheet, writeAllocations } from './on-day.server.ts';

export type PartyToSeat = Covers & {
  /** Made by the form: sent twice, it seats one party. */
  id: string;
  source: Exclude<BookingSource, 'online'>;
  /** Epoch milliseconds. */
  startsAt: number;
  endsAt: number;
  /** Null: the best fit. */
  tableIds: readonly string[] | null;
  areaId?: string | null;
  /** The first of the day where none is chosen. */
  occasionId?: string;
  menuId?: string;
  /** What is known of the diner: a walk-in needs no name. */
  customer?: Partial<
    Pick<Customer, 'firstName' | 'lastName' | 'email' | 'phoneNumber' | 'specialRequest' | 'shouldReceiveSms'>
  >;
  needs?: Needs | null;
  mayBreak: readonly SoftRule[];
};
/** `isRepeat`: the party was seated by the same form before. */
export type SeatOutcome =
  | { ok: true; bookingId: string; reference: string; tableIds: string[]; isRepeat: boolean }
  | SeatingRefusal;

async function seatedBefore({ tx, day }: OpenDay, id: string): Promise<SeatOutcome | null> {
  const booking = await tx
    .selectFrom('bookings')
    .select('reference')
    .where('id', '=', id)
    .where('store_id', '=', day.storeId)
    .executeTakeFirst();
  return booking ? { ok: true, bookingId: id, reference: booking.reference, tableIds: [], isRepeat: true } : null;
}

async function insertBooking(
  { tx, deps, day, now }: OpenDay,
  party: PartyToSeat,
  {
    occasion,
    menuId,
    reference,
    tableIds,
  }: { occasion: Occasion; menuId: string; reference: string; tableIds: string[] },
): Promise<void> {
  const { id, customer = {} } = party;
  await tx
    .insertInto('bookings')
    .values({
      id,
      reference,
      booking_type: 'booking',
      status: 'booked',
      source: party.source,
      store_id: day.storeId,
      service_date: day.date,
      service_time: timeOf(londonNow(party.startsAt).minutes),
      starts_at: new Date(party.startsAt),
      ends_at: new Date(party.endsAt),
      adult_covers: party.adultCovers,
      child_covers: party.childCovers,
      occasion_id: occasion.id,
      menu_id: menuId,
      area_id: party.areaId ?? null,
      first_name: customer.firstName ?? '',
      last_name: customer.lastName ?? '',
      email: customer.email ?? '',
      phone_number: customer.phoneNumber ?? '',
      special_request: customer.specialRequest ?? '',
      should_receive_promotions: false,
      should_receive_sms: customer.shouldReceiveSms ?? false,
      should_receive_sms_promotions: false,
      needs: jsonb(party.needs),
      manage_token_hash: tokenHash(manageToken(deps.tokenSecret, id)),
      created_at: new Date(now),
      sequence: 0,
      upsells: sql`'[]'`,
    })
    .execute();
  await tx
    .insertInto('booking_history')
    .values({
      booking_id: id,
      store_id: day.storeId,
      event: 'booked',
      happened_at: new Date(now),
      detail: { tableIds, source: party.source },
    })
    .execute();
}

/** Confirmation and reminder, where there is an address. The restaurant knows. */
async function enqueueMessages({ tx, deps, now }: OpenDay, { id, startsAt, customer }: PartyToSeat): Promise<void> {
  if (!customer?.email) return;
  const byText = customer.shouldReceiveSms === true && customer.phoneNumber !== '';
  const about = { bookingId: id, sequence: 0 };
  await deps.jobs.enqueue(tx, [
    ...bookingMailJobs(['booking-confirmation'], about),
    ...reminderJobs({ ...about, startsAt, byText, now }),
  ]);
}

/** Writes a booking of staff's with its tables on the open day; or returns who is in the way, or which rules. */
export async function seatParty(open: OpenDay, party: PartyToSeat): Promise<SeatOutcome> {
  const { deps, day, now } = open;
  const before = await seatedBefore(open, party.id);
  if (before) return before;
  const restaurantWithMenus = deps.restaurants().get(day.storeId);
  if (!restaurantWithMenus) return { ok: false, reason: 'unknown' };
  const { restaurant, menus } = restaurantWithMenus;
  const { occasions } = restaurant.booking;
  const occasion = party.occasionId
    ? occasions.find(({ id }) => id === party.occasionId)
    : (occasionsOn(restaurant.booking, day.date)[0] ?? occasions[0]);
  if (!occasion) return { ok: false, reason: 'unknown' };
  const covers = coversOf(party);
  const seating = chooseTables(
    { restaurant, bookingsOpen: deps.bookingsOpen(), seated: seatedNow(open.sheet.seated, now), nowMs: now },
    { ...party, date: day.date, covers, occasion },
  );
  if (!seating.ok) return seating;
  const { tableIds } = seating;
  const reference = newReference();
  const menuId = party.menuId ?? menusFor(menus, occasion)[0]?.id ?? '';
  await insertBooking(open, party, { occasion, menuId, reference, tableIds });
  await writeAllocations(open, party.id, { ...party, tableIds });
  await enqueueMessages(open, party);
  const { startsAt, endsAt } = party;
  const seated = { startsAt, endsAt, covers, tableIds, partyId: party.id, heldUntil: null };
  await updateSheet(open, party.id, { party: seated, isFreed: false });
  return { ok: true, bookingId: party.id, reference, tableIds, isRepeat: false };
}
