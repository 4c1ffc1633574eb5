import { untilWords } from '../../payments/guarantee-words.ts';
import { pounds } from '../../payments/pounds.ts';
import type { CardGuaranteeRow } from '../tables.server.ts';
import type { BookingFacts } from './booking-facts.server.ts';

/** A table booked too late for it was never free to cancel. */
function whyItCosts({ free_until }: CardGuaranteeRow, bookedAt: Date): string {
  return free_until > bookedAt
    ? `Cancelling was free until ${untilWords(free_until.getTime())}. It was later than that, so`
    : 'Your table was so soon that cancelling was not free, so';
}

/** What cancelling cost the diner, said as it is. */
export function feeWords({ guarantee, booking }: Pick<BookingFacts, 'guarantee' | 'booking'>): string {
  if (!guarantee) return 'There is nothing to pay.';
  const late = `${whyItCosts(guarantee, booking.created_at)} ${pounds(guarantee.amount_pence)}`;
  switch (guarantee.status) {
    case 'due':
      return `${late} will be taken from your card, as agreed when you booked.`;
    case 'charged':
      return `${late} has been taken from your card, as agreed when you booked.`;
    case 'refused':
      return `${late} was due, but your bank refused it. Nothing has been taken.`;
    case 'held':
    case 'released':
      return 'There is nothing to pay: nothing is taken from your card.';
  }
}

/** The same for the restaurant. */
export function noticeFee({ guarantee }: Pick<BookingFacts, 'guarantee'>): string {
  if (guarantee?.status === 'due' || guarantee?.status === 'charged')
    return `Cancelled late: the guest pays ${pounds(guarantee.amount_pence)}.`;
  if (guarantee?.status === 'refused')
    return `Cancelled late: ${pounds(guarantee.amount_pence)} was due, the guest’s bank refused it.`;
  return 'Cancelled in time: no fee.';
}
