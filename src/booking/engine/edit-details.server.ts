import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { countMessage } from '../../platform/messages/address-limit.server.ts';
import { CHANGES_DELAY_SECONDS } from '../contracts/constants.ts';
import { bookingMailJobs } from '../contracts/mail-jobs.ts';
import type { DetailsRequest } from '../contracts/manage.ts';
import { hasAnAdult, type Needs } from '../contracts/needs.ts';
import { detailsVersion } from '../rules/managed/details-version.server.ts';
import { sameNeeds } from '../rules/needs.ts';
import type { BookingRow, BookingTables } from '../tables.server.ts';
import { recordEvent, timesOfEvent } from './booking-events.server.ts';
import { type EngineDeps, jobTime, nowOf } from './day/engine-deps.ts';
import { jsonb } from './day/jsonb.ts';
import { Rollback, rollbackOutcome } from './day/rollback.ts';
import { findBookingByToken } from './find-booking.server.ts';
import { enterAddress, type OverLimit } from './limits/enter-address.server.ts';
import { sendConfirmationAgain } from './resend-confirmation.server.ts';

export type DetailsOutcome =
  | { ok: true; changed: boolean; confirmationSent: boolean }
  | { ok: false; reason: 'not-found' | 'not-booked' | 'begun' | 'edited-since' }
  | { ok: false; reason: 'too-many'; seconds: number }
  | { ok: false; reason: 'no-adult' }
  | OverLimit;

const columns = {
  firstName: 'first_name',
  lastName: 'last_name',
  email: 'email',
  phoneNumber: 'phone_number',
  specialRequest: 'special_request',
} as const satisfies Record<keyof DetailsRequest['customer'], keyof BookingRow>;
const names = Object.keys(columns) as (keyof typeof columns)[];

/** The names of the fields that differ from the booking. */
function changedNames(booking: BookingRow, { customer, needs }: DetailsRequest): string[] {
  const texts = names.filter((name) => booking[columns[name]] !== customer[name]);
  return needs && !sameNeeds(booking.needs, needs) ? [...texts, 'needs'] : texts;
}

/** Records the changed fields and notifies the restaurant, and the diner unless another e-mail does. */
async function noteDetails(
  tx: Kysely<BookingTables>,
  deps: Pick<EngineDeps, 'jobs'>,
  booking: Pick<BookingRow, 'id' | 'store_id' | 'sequence'>,
  { fields, tellDiner, now }: { fields: string[]; tellDiner: boolean; now: number },
): Promise<void> {
  const earlier = await timesOfEvent(tx, booking, 'details-changed');
  await recordEvent(tx, booking, { event: 'details-changed', now, detail: { fields } });
  const about = { bookingId: booking.id, sequence: booking.sequence, copy: earlier.length + 1 };
  const tellAt = jobTime(now + CHANGES_DELAY_SECONDS * 1000, now);
  const kinds = tellDiner ? (['booking-details-changed'] as const) : [];
  await deps.jobs.enqueue(tx, bookingMailJobs([...kinds, 'booking-details-notice'], about, tellAt));
}

const rowOf = (tx: Kysely<BookingTables>, { id, store_id }: Pick<BookingRow, 'id' | 'store_id'>) =>
  tx.updateTable('bookings').where('id', '=', id).where('store_id', '=', store_id);

const writeNeeds = (tx: Kysely<BookingTables>, booking: BookingRow, needs: Needs) =>
  rowOf(tx, booking)
    .set({ needs: jsonb(needs) })
    .execute();

/** Writes the needs sent with a change of the booking; returns whether they differ. See `noteDetails` for `tellDiner`. */
export async function changeNeeds(
  tx: Kysely<BookingTables>,
  deps: Pick<EngineDeps, 'jobs'>,
  booking: BookingRow,
  { needs, tellDiner, now }: { needs?: Needs | null; tellDiner: boolean; now: number },
): Promise<boolean> {
  if (!needs || sameNeeds(booking.needs, needs)) return false;
  await writeNeeds(tx, booking, needs);
  await noteDetails(tx, deps, booking, { fields: ['needs'], tellDiner, now });
  return true;
}

/** Notifies the former address that it will receive no more about the booking. */
async function tellFormerAddress(
  tx: Kysely<BookingTables>,
  deps: Pick<EngineDeps, 'jobs'>,
  { id: bookingId, store_id, sequence, email }: BookingRow,
  now: number,
): Promise<void> {
  const id = randomUUID();
  const row = { id, booking_id: bookingId, store_id, email, replaced_at: new Date(now) };
  await tx.insertInto('replaced_addresses').values(row).execute();
  const about = { bookingId, sequence, addressId: id };
  await deps.jobs.enqueue(tx, bookingMailJobs(['booking-address-changed'], about));
}

async function writeDetails(
  tx: Kysely<BookingTables>,
  deps: EngineDeps,
  booking: BookingRow,
  { details, fields }: { details: DetailsRequest; fields: string[] },
): Promise<DetailsOutcome> {
  const now = nowOf(deps);
  const texts = Object.fromEntries(names.map((name) => [columns[name], details.customer[name]]));
  await rowOf(tx, booking).set(texts).execute();
  if (details.needs) await writeNeeds(tx, booking, details.needs);
  const confirmationSent = fields.includes('email');
  await noteDetails(tx, deps, booking, { fields, tellDiner: !confirmationSent, now });
  if (confirmationSent) {
    const seconds = await sendConfirmationAgain(tx, deps, booking, { now });
    if (seconds > 0) throw new Rollback({ ok: false, reason: 'too-many', seconds });
    await countMessage(tx, { email: details.customer.email, purpose: 'booking', now });
    await tellFormerAddress(tx, deps, booking, now);
  }
  return { ok: true, changed: true, confirmationSent };
}

/** A new address is counted as for a new booking, before the booking is locked. */
async function enterNewAddress(
  tx: Kysely<BookingTables>,
  deps: EngineDeps,
  { manageToken, email }: { manageToken: string; email: string },
): Promise<void> {
  const current = await findBookingByToken(tx, manageToken);
  if (!current || current.booking.email === email) return;
  await enterAddress(tx, deps, { email, books: current.booking.status === 'booked', now: nowOf(deps) });
}

/**
 * Edits the diner's details and needs, not the table. A new e-mail address receives the confirmation. Idempotent. Edits
 * of an outdated version are refused: they would undo what somebody else with the link has saved since, such as an
 * allergy.
 */
export async function editDetails(
  deps: EngineDeps,
  { manageToken, details }: { manageToken: string; details: DetailsRequest },
): Promise<DetailsOutcome> {
  const edit = async (tx: Kysely<BookingTables>): Promise<DetailsOutcome> => {
    await enterNewAddress(tx, deps, { manageToken, email: details.customer.email });
    const current = await findBookingByToken(tx, manageToken, { lock: true });
    if (!current) return { ok: false, reason: 'not-found' };
    const { booking } = current;
    if (booking.status === 'cancelled') return { ok: false, reason: 'not-booked' };
    if (booking.starts_at.getTime() <= nowOf(deps)) return { ok: false, reason: 'begun' };
    if (!hasAnAdult({ adultCovers: booking.adult_covers, needs: details.needs }))
      return { ok: false, reason: 'no-adult' };
    const fields = changedNames(booking, details);
    if (fields.length === 0) return { ok: true, changed: false, confirmationSent: false };
    if (details.version && details.version !== detailsVersion(booking)) return { ok: false, reason: 'edited-since' };
    return writeDetails(tx, deps, booking, { details, fields });
  };
  return deps.db
    .transaction()
    .execute(edit)
    .catch(rollbackOutcome<Extract<DetailsOutcome, { ok: false }>>);
}
