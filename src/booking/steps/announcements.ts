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
import { stepNumberOf, stepTitlesOf } from './step-titles.ts';

/** Adds a warning if the voucher isn't valid. */
const withVoucher = (words: string, state: JourneyState): string =>
  [words, voucherWarningOf(state)].filter(Boolean).join(' ');

const freeCount = ({ slots }: JourneyState) => slots.filter(({ canEnquire }) => !canEnquire).length;

const lookingFor = ({ bookingType }: JourneyState) =>
  bookingType === 'event' ? 'Looking for times.' : 'Looking for free tables.';

function slotsInWords(state: JourneyState): string {
  // An event takes no table: these are the times it can start at.
  if (state.bookingType === 'event') return state.bookingError ?? 'Times are listed below.';
  const time = state.selectedBookingTime ? ` ${formatTime(state.selectedBookingTime)} is chosen.` : '';
  // If a slot was taken, the reason is announced before the fresh slots.
  const words = state.bookingError ?? newsInWords(state);
  const why = words ? `${words} ` : '';
  return withVoucher(`${why}${timesFreeText(freeCount(state))}${time}`, state);
}

const confirmedWords: Record<BookingType, string> = {
  booking: 'Your table is booked.',
  enquiry: 'We’ve sent your request. No table is held.',
  event: 'We’ve sent your request. Nothing’s booked yet.',
};

/** Rounded: a second less than a full minute still counts as one. */
const holdLength = ({ seconds }: Pick<NonNullable<JourneyState['hold']>, 'seconds'>) =>
  waitText(Math.round(seconds / 60) * 60);

/** Adds at step three that an unanswered booking may have arrived. */
function withUnanswered(now: JourneyState, words: string): string {
  const open = now.step >= 3 ? unansweredInWords(now) : null;
  return open ? `${words} ${open}`.trim() : words;
}

function stepInWords(now: JourneyState): string {
  const titles = stepTitlesOf(now);
  const held = now.step === 3 && now.hold ? ` Your table is held for ${holdLength(now.hold)}.` : '';
  const number = stepNumberOf(now);
  return withUnanswered(now, withVoucher(`Step ${number} of ${titles.length}: ${titles[number - 1]}.${held}`, now));
}

const lowWords = { 60: 'Your table is held for one more minute.', 30: 'Your table is held for 30 more seconds.' };

function holdInWords(before: JourneyState['hold'], now: JourneyState['hold']): string | null {
  if (!before || !now) return null;
  if (now.extended > before.extended) return `Your table is held for another ${holdLength(now)}.`;
  if (!now.warned || now.warned === before.warned) return null;
  return `${lowWords[now.warned]}${now.canBeLonger ? ' You can ask for a little longer.' : ''}`;
}

/**
 * Text for the screen readers' live region after a change of state, for the most important of several changes. null
 * leaves the region as it is; '' clears it once an error is gone.
 */
export function announcement(before: JourneyState, now: JourneyState): string | null {
  const hasChanged = (key: keyof JourneyState) => before[key] !== now[key];
  if (hasChanged('confirmationNumber') && now.confirmationNumber)
    return `${confirmedWords[now.bookingType]} Your reference is ${now.confirmationNumber}. ${sentBeforeInWords(now) ?? ''}`.trim();
  if (hasChanged('bookingError') && now.bookingError) return withUnanswered(now, now.bookingError);
  if (hasChanged('cardError') && now.cardError) return now.cardError;
  if (hasChanged('slotsError') && now.slotsError) return now.slotsError;
  if (hasChanged('unmet') && now.unmet) return unmetInWords(now);
  if (hasChanged('news') && now.news) return newsInWords(now);
  if (hasChanged('submitting') && now.submitting)
    return now.bookingType === 'booking' ? 'Booking your table.' : 'Sending your request.';
  if (hasChanged('waitlist') && now.waitlist) return `${waitlistPositionText(now.waitlist.position)}.`;
  if (hasChanged('step')) return stepInWords(now);
  if (hasChanged('hold')) return holdInWords(before.hold, now.hold);
  if (hasChanged('stepTwoLoading') && now.stepTwoLoading)
    return now.bookingError ?? newsInWords(now) ?? lookingFor(now);
  if (hasChanged('stepTwoLoading')) return slotsInWords(now);
  if (hasChanged('restaurant') && now.restaurant) return `${now.restaurant.title} chosen.`;
  if (hasChanged('coverSize') && now.bookingType !== 'event') return `${partyText(now)}.`;
  if (hasChanged('selectedBookingDate') && now.selectedBookingDate)
    return withVoucher(`${formatDay(now.selectedBookingDate)} chosen.`, now);
  if (hasChanged('bookingError')) return withUnanswered(now, '');
  return null;
}
