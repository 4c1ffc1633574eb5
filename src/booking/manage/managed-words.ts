import { formatPrice } from '../../menus/price.ts';
import type { ErrorBody } from '../../platform/error-catalogue.ts';
import { londonNow } from '../../restaurants/london-time.ts';
import { formatTime, timeOf } from '../../restaurants/wall-time.ts';
import { wordsFor } from '../journey/journey-errors.ts';
import { dayInWords, partyInWords, shortDay, timeInWords } from '../journey/journey-words.ts';
import type { TicketLine } from '../journey/ticket-lines.ts';
import { areaInWords } from './change-wish.ts';
import type { ManagedBooking } from './contract.ts';

/** How a booking stands at a moment: `over` once its time at table has passed. */
export type Standing = 'ahead' | 'over' | 'cancelled' | 'asked';

export function standingOf({ status, endsAt }: Pick<ManagedBooking, 'status' | 'endsAt'>, now: number): Standing {
  if (status === 'cancelled') return 'cancelled';
  if (Date.parse(endsAt) <= now) return 'over';
  return status === 'received' ? 'asked' : 'ahead';
}

export const stamps: Record<Standing, string> = {
  ahead: 'Booked',
  over: 'Over',
  cancelled: 'Cancelled',
  asked: 'Requested',
};

/** The first thing the page says. */
export function headline(firstName: string, standing: Standing, justChanged: boolean): string {
  if (standing === 'cancelled') return 'Your booking is cancelled.';
  if (standing === 'over') return 'This table has been and gone.';
  if (standing === 'asked') return `We have your request, ${firstName}.`;
  return justChanged ? 'Changed, and booked.' : `Your table is booked, ${firstName}.`;
}

/** 'Friday 27 November at 7pm, for 4 people'. */
export function whenInWords(booking: Pick<ManagedBooking, 'date' | 'time' | 'adultCovers' | 'childCovers'>): string {
  const { date, time, adultCovers, childCovers } = booking;
  return `${dayInWords(date)} at ${timeInWords(date, time)}, for ${partyInWords(adultCovers, childCovers)}`;
}

/** An instant on London's clocks: 'Thursday 3 December at 7pm'. */
export function momentInWords(instant: string): string {
  const { date, minutes } = londonNow(Date.parse(instant));
  return `${dayInWords(date)} at ${formatTime(timeOf(minutes))}`;
}

/** What cancelling would cost at this moment, and until when it costs nothing. */
export function cancellingCosts({ guarantee, cancellationFee }: ManagedBooking): string {
  if (!guarantee) return 'There is nothing to pay.';
  const until = momentInWords(guarantee.freeUntil);
  if (cancellationFee === 0)
    return `Cancelling is free until ${until}. After that it costs ${formatPrice(guarantee.amount)}.`;
  return `Cancelling now costs ${formatPrice(cancellationFee)}: cancelling was free until ${until}.`;
}

/** What cancelling has cost: what was agreed still stands where it was done too late. */
export function cancelledCost({ guarantee }: Pick<ManagedBooking, 'guarantee'>): string {
  if (!guarantee) return 'There is nothing to pay, and the restaurant knows.';
  return `It was cancelled late, so the fee you agreed to applies: ${formatPrice(guarantee.amount)}.`;
}

/** The booking as the lines of its ticket. */
export function managedLines(booking: ManagedBooking): TicketLine[] {
  const lines: TicketLine[] = [
    { label: 'Where', value: booking.title },
    { label: 'For', value: booking.occasionName },
    { label: 'Party', value: partyInWords(booking.adultCovers, booking.childCovers) },
    { label: 'Day', value: shortDay(booking.date) },
    { label: 'Time', value: timeInWords(booking.date, booking.time) },
    { label: 'Menu', value: booking.menuName },
    { label: 'Area', value: areaInWords(booking.areaName) },
  ];
  return lines.filter(({ value }) => value !== null);
}

/** A refusal in words: too late and the like say so themselves, the rest is the catalogue's. */
export function refusalInWords(error: ErrorBody): string {
  return error.code === 409 && error.message ? error.message : wordsFor(error);
}
