import { formatTime } from '../../restaurants/wall-time.ts';
import type { JourneyState } from './journey-state.ts';
import { dayInWords, partyInWords } from './journey-words.ts';

export const stepTitles = ['Where and when', 'Table and time', 'Your details'] as const;

const freeCount = ({ slots }: JourneyState) => slots.filter(({ canEnquire }) => !canEnquire).length;

function slotsInWords(state: JourneyState): string {
  const time = state.selectedBookingTime ? ` ${formatTime(state.selectedBookingTime)} is chosen.` : '';
  const count = freeCount(state);
  // Fresh slots after one was just taken: why they came must not be talked over.
  const why = state.bookingError ? `${state.bookingError} ` : '';
  return `${why}${count} ${count === 1 ? 'time' : 'times'} free.${time}`;
}

/** What has just changed, for those who do not see it; null when nothing worth saying did. The gravest wins. */
export function announcement(before: JourneyState, now: JourneyState): string | null {
  const changed = (key: keyof JourneyState) => before[key] !== now[key];
  if (changed('confirmationNumber') && now.confirmationNumber)
    return `Your table is booked. Your reference is ${now.confirmationNumber}.`;
  if (changed('bookingError') && now.bookingError) return now.bookingError;
  if (changed('slotsError') && now.slotsError) return now.slotsError;
  if (changed('submitting') && now.submitting) return 'Booking your table.';
  if (changed('step')) return `Step ${now.step} of ${stepTitles.length}: ${stepTitles[now.step - 1]}.`;
  if (changed('stepTwoLoading') && now.stepTwoLoading) return now.bookingError ?? 'Looking for free tables.';
  if (changed('stepTwoLoading')) return slotsInWords(now);
  if (changed('restaurant') && now.restaurant) return `${now.restaurant.title} chosen.`;
  if (changed('coverSize')) return `${partyInWords(now.adultCovers, now.childCovers)}.`;
  if (changed('selectedBookingDate') && now.selectedBookingDate)
    return `${dayInWords(now.selectedBookingDate)} chosen.`;
  return null;
}
