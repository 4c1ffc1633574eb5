import type { Kysely } from 'kysely';
import type { CreateRequest } from '../../../contracts/booking.ts';
import { bookingMailJobs } from '../../../contracts/mail-jobs.ts';
import { seatedNow } from '../../../rules/seating/seating.ts';
import type { BookingRow, BookingTables } from '../../../tables.server.ts';
import { writeCancelled } from '../../cancel-booking.server.ts';
import { newBooking } from '../../create-booking.server.ts';
import type { DayKey } from '../../day/day-sheets.server.ts';
import { type EngineDeps, nowOf } from '../../day/engine-deps.ts';
import { lockServiceDay } from '../../day/lock-day.server.ts';
import { bumpDayVersion, withLockedDays } from '../../day/locked-days.server.ts';
import { NO_ENTRANCE } from '../../day/write-to-day.server.ts';
import { findBookingByToken } from '../../find-booking.server.ts';
import { requestHash } from '../../idempotency.server.ts';
import { manageToken } from '../../reference.ts';
import { writeBooking } from '../../write-booking.server.ts';
import { releaseHolds } from '../hold-times.server.ts';
import { closedPartyState, type FoundParty, findClosedParty, type PartyKey } from './closed-party.server.ts';
import { type Elsewhere, type Place, placeFor } from './place-for.server.ts';

/** `answered`: they have chosen already, or it is too late. */
export type ClosingOutcome = { ok: true } | { ok: false; reason: 'not-found' | 'answered' | 'taken' };
type Tx = Kysely<BookingTables>;
type Note = (tx: Tx, found: FoundParty) => Promise<void>;

const nothing: Note = async () => undefined;

const CLOSED = 'the restaurant is closed';

/** The booking as it was, at the other restaurant: without a card, and with those of its extras that are sold there. */
function requestAt({ request }: Place, { closing, booking }: FoundParty): CreateRequest {
  return {
    idempotencyKey: `closing:${closing.id}:${booking.id}`,
    ...request,
    menuId: request.menuId,
    customer: {
      firstName: booking.first_name,
      lastName: booking.last_name,
      email: booking.email,
      phoneNumber: booking.phone_number,
      specialRequest: booking.special_request,
      shouldReceiveSms: booking.should_receive_sms,
      // Consent was asked for at the booking, and isn’t given anew.
      shouldReceivePromotions: false,
    },
    ...(booking.needs && { needs: booking.needs }),
    upsellIds: [],
  };
}

const extrasAt = ({ restaurantWithMenus: { restaurant } }: Place, { upsells }: BookingRow) =>
  upsells.filter(({ id }) => restaurant.booking.upsells.some((sold) => sold.id === id));

/** Runs the work with the days locked that an answer touches, once the party is seen to have none. */
async function withOpenParty(
  deps: EngineDeps,
  key: PartyKey,
  to: Elsewhere | null,
  work: (tx: Tx, found: FoundParty) => Promise<ClosingOutcome>,
): Promise<ClosingOutcome> {
  const known = await findClosedParty(deps.db, key);
  if (!known) return { ok: false, reason: 'not-found' };
  const { store_id, service_date: date, offered_store_id } = known.party;
  const stores = [store_id, offered_store_id, to?.storeId].filter((storeId) => typeof storeId === 'string');
  const days: DayKey[] = [...new Set(stores)].map((storeId) => ({ storeId, date }));
  return withLockedDays(deps, days, async (tx) => {
    await findBookingByToken(tx, manageToken(deps.tokenSecret, known.booking.id), { lock: true });
    const found = (await findClosedParty(tx, key)) as FoundParty;
    if (closedPartyState(found, nowOf(deps)) !== 'open') return { ok: false, reason: 'answered' };
    return work(tx, found);
  });
}

/** Cancels without a fee, and frees its tables. */
async function free(tx: Tx, deps: EngineDeps, { booking }: FoundParty): Promise<void> {
  const now = nowOf(deps);
  await writeCancelled(tx, { booking, guarantee: null }, { reason: CLOSED, fee: 0, now });
  await bumpDayVersion(tx, { storeId: booking.store_id, date: booking.service_date });
}

async function bookAt(tx: Tx, deps: EngineDeps, found: FoundParty, to: Elsewhere): Promise<string | null> {
  const { party, booking } = found;
  const day = { storeId: to.storeId, date: booking.service_date };
  const now = nowOf(deps);
  const sheet = await lockServiceDay(tx, deps, day, { now });
  const place = placeFor(deps, booking, to, seatedNow(sheet.seated, now, party.hold_id));
  if (!place) return null;
  const request = requestAt(place, found);
  const { restaurantWithMenus, occasion, offer } = place;
  const { booking: moved } = newBooking(
    deps,
    {
      storeId: to.storeId,
      restaurantWithMenus,
      occasion,
      request,
      upsells: extrasAt(place, booking),
      guarantee: null,
      holdId: party.offered_store_id === to.storeId ? party.hold_id : null,
      sessionId: '',
    },
    requestHash(to.storeId, request),
  );
  const expected = {
    version: sheet.version,
    guarded: deps.guard !== 'none',
    waitlistServed: true,
    entrance: NO_ENTRANCE,
  };
  const { version } = await writeBooking(tx, deps, moved, { offer, day: expected });
  if (version === null) throw new Error('the day changed despite its lock');
  return moved.id;
}

/**
 * Books the party at another restaurant and cancels here, in one transaction: with the table held for it, or any that is
 * free. The confirmation goes out as for any booking.
 */
export function moveElsewhere(deps: EngineDeps, key: PartyKey, to: Elsewhere, note = nothing): Promise<ClosingOutcome> {
  return withOpenParty(deps, key, to, async (tx, found) => {
    const { party } = found;
    const movedId = await bookAt(tx, deps, found, to);
    if (!movedId) return { ok: false, reason: 'taken' };
    await free(tx, deps, found);
    await tx
      .updateTable('closed_parties')
      .set({ moved_store_id: to.storeId, moved_booking_id: movedId })
      .where('closing_id', '=', party.closing_id)
      .where('booking_id', '=', party.booking_id)
      .where('store_id', '=', party.store_id)
      .execute();
    await releaseHeld(tx, deps, found);
    await note(tx, found);
    return { ok: true };
  });
}

/** Frees what was held for the party elsewhere, unless it has just been booked. */
async function releaseHeld(tx: Tx, deps: EngineDeps, { party }: FoundParty): Promise<void> {
  const { hold_id: holdId, offered_store_id: storeId } = party;
  if (holdId && storeId) await releaseHolds(tx, deps, { storeId, holdIds: [holdId], now: nowOf(deps) });
}

/** Cancels the party without a fee, and frees what was held for it. */
export function cancelClosedParty(deps: EngineDeps, key: PartyKey, note = nothing): Promise<ClosingOutcome> {
  return withOpenParty(deps, key, null, async (tx, found) => {
    const { id: bookingId, sequence } = found.booking;
    await free(tx, deps, found);
    const about = { bookingId, sequence: sequence + 1 };
    await deps.jobs.enqueue(tx, bookingMailJobs(['booking-cancelled', 'booking-cancelled-notice'], about));
    await releaseHeld(tx, deps, found);
    await note(tx, found);
    return { ok: true };
  });
}
