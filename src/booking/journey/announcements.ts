import { formatTime } from '../../restaurants/wall-time.ts';
import { HOLD_MINUTES } from '../constants.ts';
import type { BookingType, JourneyState } from './journey-state.ts';
import { dayInWords, newsInWords, partyInWords, placeInLine } from './journey-words.ts';

const stepTitles = ['Where and when', 'Table and time', 'Your details'] as const;
const eventTitles = ['Where and when', 'Your event', 'Your details'] as const;

export function stepTitlesOf({ bookingType }: Pick<JourneyState, 'bookingType'>): readonly string[] {
  return bookingType === 'event' ? eventTitles : stepTitles;
}

const freeCount = ({ slots }: JourneyState) => slots.filter(({ canEnquire }) => !canEnquire).length;

function slotsInWords(state: JourneyState): string {
  const time = state.selectedBookingTime ? ` ${formatTime(state.selectedBookingTime)} is chosen.` : '';
  const count = freeCount(state);
  // Fresh slots after one was just taken: why they came must not be talked over.
  const told = state.bookingError ?? newsInWords(state);
  const why = told ? `${told} ` : '';
  return `${why}${count} ${count === 1 ? 'time' : 'times'} free.${time}`;
}

const confirmedWords: Record<BookingType, string> = {
  booking: 'Your table is booked.',
  enquiry: 'Your request is sent. No table is held.',
  event: 'Your request is sent. Nothing is booked yet.',
};

function stepInWords(now: JourneyState): string {
  const titles = stepTitlesOf(now);
  const held = now.step === 3 && now.hold ? ` Your table is held for ${HOLD_MINUTES} minutes.` : '';
  return `Step ${now.step} of ${titles.length}: ${titles[now.step - 1]}.${held}`;
}

const lowWords = { 120: 'Your table is held for two more minutes.', 30: 'Your table is held for 30 more seconds.' };

function holdInWords(before: JourneyState['hold'], now: JourneyState['hold']): string | null {
  if (!before || !now) return null;
  if (now.renewed && !before.renewed) return `Your table is held for another ${HOLD_MINUTES} minutes.`;
  if (!now.low || now.low === before.low) return null;
  return `${lowWords[now.low]}${now.renewed ? '' : ' You can ask for a little longer.'}`;
}

/** What has just changed, for those who do not see it; null when nothing worth saying did. The gravest wins. */
export function announcement(before: JourneyState, now: JourneyState): string | null {
  const changed = (key: keyof JourneyState) => before[key] !== now[key];
  if (changed('confirmationNumber') && now.confirmationNumber)
    return `${confirmedWords[now.bookingType]} Your reference is ${now.confirmationNumber}.`;
  if (changed('bookingError') && now.bookingError) return now.bookingError;
  if (changed('cardError') && now.cardError) return now.cardError;
  if (changed('slotsError') && now.slotsError) return now.slotsError;
  if (changed('news') && now.news) return newsInWords(now);
  if (changed('submitting') && now.submitting)
    return now.bookingType === 'booking' ? 'Booking your table.' : 'Sending your request.';
  if (changed('waitlist') && now.waitlist) return `${placeInLine(now.waitlist.position)}.`;
  if (changed('step')) return stepInWords(now);
  if (changed('hold')) return holdInWords(before.hold, now.hold);
  if (changed('stepTwoLoading') && now.stepTwoLoading)
    return now.bookingError ?? newsInWords(now) ?? 'Looking for free tables.';
  if (changed('stepTwoLoading')) return slotsInWords(now);
  if (changed('restaurant') && now.restaurant) return `${now.restaurant.title} chosen.`;
  if (changed('coverSize') && now.bookingType !== 'event') return `${partyInWords(now.adultCovers, now.childCovers)}.`;
  if (changed('selectedBookingDate') && now.selectedBookingDate)
    return `${dayInWords(now.selectedBookingDate)} chosen.`;
  return null;
}
