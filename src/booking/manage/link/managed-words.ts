import { cancellationTerms, NEVER_FREE, wasFreeUntilText } from '../../../payments/cancellation-terms.ts';
import type { ErrorBody } from '../../../values/error-catalogue.ts';
import { CONFLICT } from '../../../values/http-status.ts';
import { formatPounds } from '../../../values/money.ts';
import { formatInstant, formatTimeOfDay } from '../../../values/time/instant-text.ts';
import type { ManagedBooking } from '../../contracts/manage.ts';
import { userMessageFor } from '../../flow/journey-errors.ts';
import { needsLines } from '../../rules/needs.ts';
import { type TicketLine, ticketLines, writtenLines } from '../../rules/ticket.ts';
import type { ManageQuery } from './manage-query.ts';

/** `past` once the party's time at the table is over. */
export type BookingPhase = 'upcoming' | 'past' | 'cancelled' | 'requested';

export function bookingPhaseOf(
  { status, endsAt }: Pick<ManagedBooking, 'status' | 'endsAt'>,
  now: number,
): BookingPhase {
  if (status === 'cancelled') return 'cancelled';
  if (Date.parse(endsAt) <= now) return 'past';
  return status === 'received' ? 'requested' : 'upcoming';
}

export const phaseLabels: Record<BookingPhase, string> = {
  upcoming: 'Booked',
  past: 'Past',
  cancelled: 'Cancelled',
  requested: 'Requested',
};

export function headline(firstName: string, phase: BookingPhase, justChanged: boolean): string {
  if (phase === 'cancelled') return 'Your booking is cancelled.';
  if (phase === 'past') return 'This booking has passed.';
  if (phase === 'requested') return `We’ve got your request, ${firstName}.`;
  return justChanged ? 'Your booking’s changed.' : `Your table is booked, ${firstName}.`;
}

/** Confirms the completed action; null for none, and once the booking is cancelled. */
export function doneText({ done }: Pick<ManageQuery, 'done'>, booking: ManagedBooking): string | null {
  if (booking.status === 'cancelled') return null;
  // Delayed, so that several changes share one e-mail.
  if (done === 'changed') return `We’ll e-mail a new confirmation to ${booking.email} in a minute or two.`;
  if (done === 'edited') return `Saved. We’ll tell the restaurant, and e-mail a copy to ${booking.email}.`;
  if (done === 'unchanged') return 'Nothing to save: your details haven’t changed.';
  if (done === 'sent') return `We’ve sent the confirmation to ${booking.email}.`;
  return done === 'told' ? lateNoticeText(booking) : null;
}

/** The latest notice to the restaurant of a delay. */
export function lateNoticeText({ late }: Pick<ManagedBooking, 'late'>): string | null {
  if (!late) return null;
  return `At ${formatTimeOfDay(Date.parse(late.toldAt))} we told the restaurant you’d be about ${late.minutes} minutes late.`;
}

/** The current cancellation fee, and until when cancelling is free. */
export function cancellingCosts({ guarantee, cancellationFee, isNeverFree }: ManagedBooking): string {
  if (!guarantee) return 'There’s nothing to pay.';
  const until = Date.parse(guarantee.freeUntil);
  if (cancellationFee === 0) return cancellationTerms(formatInstant(until), formatPounds(guarantee.amount));
  return `Cancelling now costs ${formatPounds(cancellationFee)}: ${isNeverFree ? NEVER_FREE : wasFreeUntilText(until)}.`;
}

/** The fee of a cancellation, from the stored guarantee. */
export function cancelledCost({ guarantee }: Pick<ManagedBooking, 'guarantee'>): string {
  if (!guarantee) return 'Nothing to pay. We’ve told the restaurant.';
  return `It was cancelled late, so the fee you agreed to applies: ${formatPounds(guarantee.amount)}.`;
}

export function managedLines(booking: ManagedBooking): TicketLine[] {
  return writtenLines(ticketLines({ ...booking, party: booking, isEvent: booking.bookingType === 'event' }));
}

/** Name, contact details, needs and requests; says 'None' for missing needs and requests. */
export function detailLines(booking: ManagedBooking): TicketLine[] {
  const { firstName, lastName, email, phoneNumber, needs, specialRequest } = booking;
  const needed = needsLines(needs);
  const line = (label: string) => needed.find((item) => item.label === label) ?? { label, value: 'None' };
  return writtenLines([
    { label: 'Name', value: `${firstName} ${lastName}` },
    { label: 'E-mail', value: email },
    { label: 'Phone', value: phoneNumber || null },
    line('Allergies'),
    line('Needs'),
    { label: 'Requests', value: specialRequest || 'None' },
  ]);
}

/** Uses the response's own words for a conflict, else the catalogue's. */
export function refusalInWords(error: ErrorBody): string {
  return error.code === CONFLICT && error.message ? error.message : userMessageFor(error);
}
