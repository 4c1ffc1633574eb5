import { waitText } from '../../values/time/duration.ts';
import { formatDay, formatTime } from '../../values/time/wall-time.ts';
import type { BookingType, JourneyState } from '../flow/journey-state.ts';
import {
  newsInWords,
  sentBeforeInWords,
  unansweredInWords,
  unmetInWords,
  voucherWarningOf,
} from '../flow/journey-text.ts';
import { partyText, timesFreeText, waitlistPositionText } from '../rules/booking-text.ts';

const stepTitles = ['Day', 'Time', 'Details'] as const;
/** An event asks where, when and what in one step. */
const eventTitles = ['Event', 'Details'] as const;

export function stepTitlesOf({ bookingType }: Pick<JourneyState, 'bookingType'>): readonly string[] {
  return bookingType === 'event' ? eventTitles : stepTitles;
}

/** The number of the present step among its titles: an event begins with the journey's second. */
export const stepNumberOf = ({ bookingType, step }: Pick<JourneyState, 'bookingType' | 'step'>): number =>
  bookingType === 'event' ? Math.max(1, step - 1) : step;

/** A sentence, and that the voucher is not valid, where it is not. */
const withVoucher = (words: string, state: JourneyState): string =>
  [words, voucherWarningOf(state)].filter(Boolean).join(' ');

const freeCount = ({ slots }: JourneyState) => slots.filter(({ canEnquire }) => !canEnquire).length;

const lookingFor = ({ bookingType }: JourneyState) =>
  bookingType === 'event' ? 'Looking for times.' : 'Looking for free tables.';

function slotsInWords(state: JourneyState): string {
  // An event takes no table: its times are those at which it may begin.
  if (state.bookingType === 'event') return state.bookingError ?? 'Times are listed below.';
  const time = state.selectedBookingTime ? ` ${formatTime(state.selectedBookingTime)} is chosen.` : '';
  // After a slot was taken: the reason is announced before the fresh slots.
  const words = state.bookingError ?? newsInWords(state);
  const why = words ? `${words} ` : '';
  return withVoucher(`${why}${timesFreeText(freeCount(state))}${time}`, state);
}

const confirmedWords: Record<BookingType, string> = {
  booking: 'Your table is booked.',
  enquiry: 'We’ve sent your request. No table is held.',
  event: 'We’ve sent your request. Nothing’s booked yet.',
};

/** In whole minutes, to the nearest: a second less than eight minutes is no seven. */
const heldFor = ({ seconds }: Pick<NonNullable<JourneyState['hold']>, 'seconds'>) =>
  waitText(Math.round(seconds / 60) * 60);

/** With what may have arrived without an answer, which is told in step three. */
function withUnanswered(now: JourneyState, words: string): string {
  const open = now.step >= 3 ? unansweredInWords(now) : null;
  return open ? `${words} ${open}`.trim() : words;
}

function stepInWords(now: JourneyState): string {
  const titles = stepTitlesOf(now);
  const held = now.step === 3 && now.hold ? ` Your table is held for ${heldFor(now.hold)}.` : '';
  const number = stepNumberOf(now);
  return withUnanswered(now, withVoucher(`Step ${number} of ${titles.length}: ${titles[number - 1]}.${held}`, now));
}

const lowWords = { 60: 'Your table is held for one more minute.', 30: 'Your table is held for 30 more seconds.' };

function holdInWords(before: JourneyState['hold'], now: JourneyState['hold']): string | null {
  if (!before || !now) return null;
  if (now.extended > before.extended) return `Your table is held for another ${heldFor(now)}.`;
  if (!now.warned || now.warned === before.warned) return null;
  return `${lowWords[now.warned]}${now.canBeLonger ? ' You can ask for a little longer.' : ''}`;
}

/**
 * Text for the screen readers' live region after a change of state. null: leave it as it is. '': clear it, an error is
 * gone. Of several changes, the most important.
 */
export function announcement(before: JourneyState, now: JourneyState): string | null {
  const changed = (key: keyof JourneyState) => before[key] !== now[key];
  if (changed('confirmationNumber') && now.confirmationNumber)
    return `${confirmedWords[now.bookingType]} Your reference is ${now.confirmationNumber}. ${sentBeforeInWords(now) ?? ''}`.trim();
  if (changed('bookingError') && now.bookingError) return withUnanswered(now, now.bookingError);
  if (changed('cardError') && now.cardError) return now.cardError;
  if (changed('slotsError') && now.slotsError) return now.slotsError;
  if (changed('unmet') && now.unmet) return unmetInWords(now);
  if (changed('news') && now.news) return newsInWords(now);
  if (changed('submitting') && now.submitting)
    return now.bookingType === 'booking' ? 'Booking your table.' : 'Sending your request.';
  if (changed('waitlist') && now.waitlist) return `${waitlistPositionText(now.waitlist.position)}.`;
  if (changed('step')) return stepInWords(now);
  if (changed('hold')) return holdInWords(before.hold, now.hold);
  if (changed('stepTwoLoading') && now.stepTwoLoading) return now.bookingError ?? newsInWords(now) ?? lookingFor(now);
  if (changed('stepTwoLoading')) return slotsInWords(now);
  if (changed('restaurant') && now.restaurant) return `${now.restaurant.title} chosen.`;
  if (changed('coverSize') && now.bookingType !== 'event') return `${partyText(now)}.`;
  if (changed('selectedBookingDate') && now.selectedBookingDate)
    return withVoucher(`${formatDay(now.selectedBookingDate)} chosen.`, now);
  if (changed('bookingError')) return withUnanswered(now, '');
  return null;
}
