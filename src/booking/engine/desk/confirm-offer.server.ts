import { type Kysely, sql } from 'kysely';
import { tokenHash } from '../../../platform/link-token.ts';
import type { BookingTables } from '../../tables.server.ts';
import { messagesOfBooking } from '../booking-messages.server.ts';
import { type EngineDeps, nowOf } from '../day/engine-deps.ts';
import { lockServiceDay } from '../day/lock-day.server.ts';
import { withLockedDays } from '../day/locked-days.server.ts';
import { Rollback, rollbackOutcome } from '../day/rollback.ts';
import { manageToken } from '../reference.ts';
import { releaseHolds } from './hold-times.server.ts';
import { type LockedRequest, lockRequest } from './lock-request.server.ts';
import { findTableOffer, type TableOffer, tableOfferState } from './table-offers.server.ts';

export type ConfirmOutcome = { ok: true } | { ok: false; reason: 'not-found' | 'withdrawn' | 'expired' };

/** A group enquiry becomes a booking of the same id and reference. */
async function addBooking(
  tx: Kysely<BookingTables>,
  { tokenSecret }: EngineDeps,
  message: NonNullable<LockedRequest['message']>,
  seating: Seating,
): Promise<void> {
  await tx
    .insertInto('bookings')
    .values({
      id: message.id,
      reference: message.reference,
      store_id: message.store_id as string,
      ...seating,
      first_name: message.first_name,
      last_name: message.last_name,
      email: message.email,
      phone_number: message.phone_number,
      special_request: message.message,
      should_receive_promotions: message.should_receive_promotions,
      should_receive_sms: message.should_receive_sms,
      should_receive_sms_promotions: false,
      needs: null,
      manage_token_hash: tokenHash(manageToken(tokenSecret, message.id)),
      created_at: message.created_at,
      sequence: 0,
      upsells: sql`'[]'::jsonb`,
      team_note: '',
      cancellation_words: '',
      offer_slug: null,
    })
    .execute();
}

type OfferedTime = TableOffer['times'][number];
type Seating = ReturnType<typeof seatingAt>;

const seatingAt = ({ party }: TableOffer, time: OfferedTime) => ({
  booking_type: 'booking' as const,
  source: 'online' as const,
  status: 'booked' as const,
  service_date: time.service_date,
  service_time: time.service_time,
  starts_at: time.starts_at,
  ends_at: time.ends_at,
  adult_covers: party.adultCovers,
  child_covers: party.childCovers,
  occasion_id: party.occasionId,
  menu_id: party.menuId,
  area_id: party.areaId,
});

/** Makes the request a booking at the tables that were held. */
async function bookHeld(
  tx: Kysely<BookingTables>,
  deps: EngineDeps,
  { offer, time, request, now }: { offer: TableOffer; time: OfferedTime; request: LockedRequest; now: number },
): Promise<void> {
  const { store_id: storeId, request_id: bookingId } = offer;
  const seating = seatingAt(offer, time);
  const { booking, message } = request;
  if (message) await addBooking(tx, deps, message, seating);
  else
    await tx.updateTable('bookings').set(seating).where('id', '=', bookingId).where('store_id', '=', storeId).execute();
  const { rows } = await sql`
    with moved as (
      update table_allocations set booking_id = ${bookingId}, hold_id = null
      where hold_id = ${time.hold_id} and store_id = ${storeId}
      returning table_id
    ), taken as (
      update request_answers set taken = ${time.position} where id = ${offer.id} and store_id = ${storeId}
    )
    insert into booking_history (booking_id, store_id, event, happened_at, detail)
    select ${bookingId}, ${storeId}, 'booked', ${new Date(now)}, jsonb_build_object('tableIds', jsonb_agg(table_id))
    from moved having count(*) > 0 returning id`.execute(tx);
  if (rows.length === 0) throw new Rollback<ConfirmOutcome & { ok: false }>({ ok: false, reason: 'expired' });
  const byText = booking ? booking.should_receive_sms && booking.phone_number !== '' : false;
  const startsAt = time.starts_at.getTime();
  const sequence = booking?.sequence ?? 0;
  await deps.jobs.enqueue(tx, messagesOfBooking({ bookingId, sequence, startsAt, byText, now }));
}

/**
 * Books one of the times offered for a request, and releases the others. Idempotent: once a time is taken, no other is,
 * and each later call succeeds.
 */
export async function confirmOffer(
  deps: EngineDeps,
  { offerToken, position }: { offerToken: string; position: number },
): Promise<ConfirmOutcome> {
  const offer = await findTableOffer(deps.db, offerToken);
  const time = offer?.times.find((each) => each.position === position);
  if (!offer || !time) return { ok: false, reason: 'not-found' };
  const { store_id: storeId, request_id: requestId } = offer;
  const days = offer.times.map(({ service_date: date }) => ({ storeId, date }));
  return withLockedDays<ConfirmOutcome>(deps, days, async (tx) => {
    const now = nowOf(deps);
    for (const day of days) await lockServiceDay(tx, deps, day, { now });
    const request = await lockRequest(tx, { requestId, storeId });
    const current = await findTableOffer(tx, offerToken);
    const state = current ? tableOfferState(current, now) : 'expired';
    if (state === 'taken') return { ok: true };
    if (state !== 'open' || !request) return { ok: false, reason: state === 'withdrawn' ? state : 'expired' };
    await bookHeld(tx, deps, { offer, time, request, now });
    await releaseHolds(tx, deps, { storeId, holdIds: offer.times.map((each) => each.hold_id), now });
    return { ok: true };
  }).catch(rollbackOutcome<ConfirmOutcome & { ok: false }>);
}
