import { bookingStatus } from '../contracts/constants.ts';
import type { JourneyState } from '../flow/journey-state.ts';

const stepTitles = ['Day', 'Time', 'Details'] as const;
const eventTitles = ['Event', 'Details'] as const;

export function stepTitlesOf({ bookingType }: Pick<JourneyState, 'bookingType'>): readonly string[] {
  return bookingType === 'event' ? eventTitles : stepTitles;
}

/** An event starts at the journey's second step. */
export const stepNumberOf = ({ bookingType, step }: Pick<JourneyState, 'bookingType' | 'step'>): number =>
  bookingType === 'event' ? Math.max(1, step - 1) : step;

function stepWords(state: JourneyState): string {
  if (state.confirmationNumber)
    return state.confirmedStatus === bookingStatus.booked ? 'Your table is booked' : 'We’ve sent your request';
  if (state.keptForCard) return 'We’re holding your table';
  if (state.waitlist) return 'You’re on the waiting list';
  if (state.waitlistFor) return 'The waiting list';
  return stepTitlesOf(state)[stepNumberOf(state) - 1] ?? '';
}

/** The step as a page title: 'Your details – Book a table at Leeds Greek Street'. */
export function stepTitle(state: JourneyState): string {
  const where = state.restaurant ? ` at ${state.restaurant.title}` : '';
  return `${stepWords(state)} – Book a table${where}`;
}
