import { NEVER_FREE, wasFreeUntilText } from '../../payments/cancellation-terms.ts';
import { formatPounds } from '../../values/money.ts';
import { capitalise } from '../../values/text.ts';
import type { CardGuaranteeRow } from '../tables.server.ts';
import type { BookingFacts } from './booking-facts.server.ts';

/** Why there was a fee; a table booked after the cut-off was never free to cancel. */
function feeReason({ free_until }: CardGuaranteeRow, bookedAt: Date): string {
  return free_until > bookedAt
    ? `${capitalise(wasFreeUntilText(free_until.getTime()))}, so`
    : `${capitalise(NEVER_FREE)}, so`;
}

/**
 * Whether changes are by phone only, since cancelling costs a fee. Includes the cut-off itself, when reminders go out:
 * they are read after it.
 */
export const isChangedByPhone = ({ guarantee, now }: Pick<BookingFacts, 'guarantee' | 'now'>): boolean =>
  guarantee?.status === 'held' && now >= guarantee.free_until.getTime();

/** The cost of the cancellation, for the diner. */
export function feeForDiner({ guarantee, booking }: Pick<BookingFacts, 'guarantee' | 'booking'>): string {
  if (!guarantee) return 'There’s nothing to pay.';
  const late = `${feeReason(guarantee, booking.created_at)} ${formatPounds(guarantee.amount_pence)}`;
  switch (guarantee.status) {
    case 'due':
      return `${late} will be charged to your card, as you agreed when you booked.`;
    case 'charged':
      return `${late} has been charged to your card, as you agreed when you booked.`;
    case 'refused':
      return `${late} was due, but your bank refused it. We haven’t charged anything.`;
    case 'held':
    case 'released':
      return 'There’s nothing to pay: we haven’t charged your card.';
  }
}

/** The same for the restaurant. */
export function feeForRestaurant({ guarantee }: Pick<BookingFacts, 'guarantee'>): string {
  if (guarantee?.status === 'due' || guarantee?.status === 'charged')
    return `Cancelled late: the guest pays ${formatPounds(guarantee.amount_pence)}.`;
  if (guarantee?.status === 'refused')
    return `Cancelled late: ${formatPounds(guarantee.amount_pence)} was due, but the guest’s bank refused it.`;
  return 'Cancelled in time: no fee.';
}
