import { bookingStatus } from '../contracts/constants.ts';
import type { JourneyState } from '../flow/journey-state.ts';
import { stepNumberOf, stepTitlesOf } from './announcements.ts';

function stepWords(state: JourneyState): string {
  if (state.confirmationNumber)
    return state.confirmedStatus === bookingStatus.booked ? 'Your table is booked' : 'We’ve sent your request';
  if (state.keptForCard) return 'We’re holding your table';
  if (state.waitlist) return 'You’re on the waiting list';
  if (state.waitlistFor) return 'The waiting list';
  return stepTitlesOf(state)[stepNumberOf(state) - 1] ?? '';
}

/** The step of a booking for the title of its page: 'Your details – Book a table at Leeds Greek Street'. */
export function stepTitle(state: JourneyState): string {
  const where = state.restaurant ? ` at ${state.restaurant.title}` : '';
  return `${stepWords(state)} – Book a table${where}`;
}
