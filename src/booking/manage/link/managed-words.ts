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

/** The state of a booking at a moment; `past` once its time at the table is over. */
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

/** The page's headline. */
export function headline(firstName: string, phase: BookingPhase, justChanged: boolean): string {
  if (phase === 'cancelled') return 'Your booking is cancelled.';
  if (phase === 'past') return 'This booking has passed.';
  if (phase === 'requested') return `We’ve got your request, ${firstName}.`;
  return justChanged ? 'Your booking’s changed.' : `Your table is booked, ${firstName}.`;
}

/** What was just done, or follows from it; null for nothing, and once it is cancelled. */
export function doneText({ done }: Pick<ManageQuery, 'done'>, booking: ManagedBooking): string | null {
  if (booking.status === 'cancelled') return null;
  // Not at once: who changes it again is written to once.
  if (done === 'changed') return `We’ll e-mail a new confirmation to ${booking.email} in a minute or two.`;
  if (done === 'edited') return `Saved. We’ll tell the restaurant, and e-mail a copy to ${booking.email}.`;
  if (done === 'unchanged') return 'Nothing to save: your details haven’t changed.';
  if (done === 'sent') return `We’ve sent the confirmation to ${booking.email}.`;
  return done === 'told' ? toldLateText(booking) : null;
}

/** What the restaurant was told last of a delay. */
export function toldLateText({ late }: Pick<ManagedBooking, 'late'>): string | null {
  if (!late) return null;
  return `At ${formatTimeOfDay(Date.parse(late.toldAt))} we told the restaurant you’d be about ${late.minutes} minutes late.`;
}

/** What cancelling costs now, and until when it is free. */
export function cancellingCosts({ guarantee, cancellationFee, isNeverFree }: ManagedBooking): string {
  if (!guarantee) return 'There’s nothing to pay.';
  const until = Date.parse(guarantee.freeUntil);
  if (cancellationFee === 0) return cancellationTerms(formatInstant(until), formatPounds(guarantee.amount));
  return `Cancelling now costs ${formatPounds(cancellationFee)}: ${isNeverFree ? NEVER_FREE : wasFreeUntilText(until)}.`;
}

/** What a cancellation has cost, from the stored guarantee. */
export function cancelledCost({ guarantee }: Pick<ManagedBooking, 'guarantee'>): string {
  if (!guarantee) return 'Nothing to pay. We’ve told the restaurant.';
  return `It was cancelled late, so the fee you agreed to applies: ${formatPounds(guarantee.amount)}.`;
}

/** The booking as ticket lines. */
export function managedLines(booking: ManagedBooking): TicketLine[] {
  return writtenLines(ticketLines({ ...booking, party: booking, isEvent: booking.bookingType === 'event' }));
}

/** Who booked, how they are reached, what they need and ask; of needs and requests also that there are none yet. */
export function detailLines(booking: ManagedBooking): TicketLine[] {
  const { firstName, lastName, email, phoneNumber, needs, specialRequest } = booking;
  const needed = needsLines(needs);
  const line = (label: string) => needed.find((one) => one.label === label) ?? { label, value: 'None' };
  return writtenLines([
    { label: 'Name', value: `${firstName} ${lastName}` },
    { label: 'E-mail', value: email },
    { label: 'Phone', value: phoneNumber || null },
    line('Allergies'),
    line('Needs'),
    { label: 'Requests', value: specialRequest || 'None' },
  ]);
}

/** A refusal as a sentence: the answer's own for a conflict, else the catalogue's. */
export function refusalInWords(error: ErrorBody): string {
  return error.code === CONFLICT && error.message ? error.message : userMessageFor(error);
}
