import type { CardOpening } from '../../ui/card/use-card.ts';
import type { BookingRequest } from './booking-request.ts';
import type { JourneyState } from './journey-state.ts';

/** A view of the booking card, as stored in the browser's history. */
export type CardView = {
  step: number;
  event?: boolean;
  waitlistFor?: string;
  /** Still on its way to the requested view. */
  pending?: boolean;
  /** Showing the thanks. */
  done?: boolean;
};

export function cardViewOf(state: JourneyState): CardView {
  const { step, wantedStep, bookingType, waitlistFor, confirmationNumber } = state;
  if (confirmationNumber) return { step: 3, done: true };
  if (wantedStep !== null) return { step, pending: true };
  if (bookingType === 'event') return { step, event: true };
  return waitlistFor && step === 2 ? { step, waitlistFor } : { step };
}

const flags = ({ event, pending, done }: CardView) => [event, pending, done].map(Boolean).join();

export const isSameView = (a: CardView, b: CardView): boolean =>
  a.step === b.step && a.waitlistFor === b.waitlistFor && flags(a) === flags(b);

export type BookingOpening = CardOpening<BookingRequest, CardView>;
