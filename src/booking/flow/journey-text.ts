import { formatDate, formatDay, formatDayFrom, formatTime } from '../../values/time/wall-time.ts';
import { peopleUnit } from '../rules/booking-text.ts';
import { voucherWarning } from '../rules/voucher.ts';
import { coverBounds, occasionOf } from './journey-party.ts';
import type { BookingType, JourneyState, UnmetRequest } from './journey-state.ts';
import { mayHaveArrived } from './journey-step-three.ts';

/** Whether the times are listed below the news. */
const listsTimes = ({ step, waitlistFor }: JourneyState) => step === 2 && !waitlistFor;

/** Full where the time is listed as such; else nobody is seated then, or no more. */
function fullInWords({ slots }: JourneyState, wanted: string): string {
  const time = formatTime(wanted);
  const what = slots.some((slot) => slot.time === wanted) ? `${time} is full.` : `There’s no table at ${time}.`;
  return `${what} Here are the closest times.`;
}

/** What of the details outlasts the hold: not a card that was typed, since its fields are the provider's. */
function keptInWords({ cardGuarantee, braintreeCustomerId }: JourneyState): string {
  if (!cardGuarantee) return 'Everything you typed is still here.';
  if (braintreeCustomerId)
    return 'Everything you typed is still here. Your card’s been accepted, and we haven’t charged it.';
  return 'Everything you typed is still here except your card details: enter those again. We haven’t charged it.';
}

/** Whether the time that came free is the one that is chosen; it is not where another area or menu has no table then. */
export const isFreedChosen = ({ news, selectedBookingTime }: JourneyState): boolean =>
  news?.kind === 'freed' && news.time === selectedBookingTime;

/** The news of the wanted time as a sentence; null when there is none. */
export function newsInWords(state: JourneyState): string | null {
  const { news, slots, stepTwoLoading } = state;
  if (!news) return null;
  const time = formatTime(news.time);
  if (isFreedChosen(state)) return `Good news: a table for ${time} has just come free, and we’ve picked it for you.`;
  const free = slots.filter(({ canEnquire }) => !canEnquire);
  const isFree = free.some((slot) => slot.time === news.time);
  if (news.kind === 'full')
    return listsTimes(state) && free.length > 0 && !isFree ? fullInWords(state, news.time) : null;
  const gone =
    free.length > 0
      ? `${time} has just gone. Here are the closest times.`
      : `${time} has just gone, and the rest of that day is full. Ask for a time anyway, or choose another day.`;
  if (news.kind === 'freed') return stepTwoLoading || slots.length === 0 ? null : gone;
  const lapsed = `We held ${time} for as long as we could. ${keptInWords(state)}`;
  if (stepTwoLoading || slots.length === 0) return lapsed;
  if (isFree) return `${lapsed} ${time} is still free, so choose it again.`;
  return `${lapsed} ${gone}`;
}

/** The button of the details that sends them. */
export const sendWords: Record<BookingType, string> = {
  booking: 'Book this table',
  enquiry: 'Send the request',
  event: 'Send the request',
};

/** That what was sent may have arrived without an answer, and how to find out; null when nothing is open. */
export function unansweredInWords(state: JourneyState): string | null {
  const { bookingType, bookingError, submitting } = state;
  if (submitting || !mayHaveArrived(state)) return null;
  const isTable = bookingType === 'booking';
  const what = isTable ? 'booking' : 'request';
  const open = bookingError ? `Your ${what} may have reached us anyway.` : `We’re not sure your ${what} reached us.`;
  const once = isTable ? 'you won’t be booked twice' : 'it won’t count twice';
  return `${open} Press “${sendWords[bookingType]}” again to find out: ${once}.`;
}

/** What the thanks say where an earlier form is what is booked; null where it is the last. */
export function sentBeforeInWords({ isSentBefore, bookingType }: JourneyState): string | null {
  if (!isSentBefore) return null;
  return `Your first try did reach us, so that’s what ${bookingType === 'booking' ? 'we’ve booked' : 'we have'}. You can still change it.`;
}

function occasionInWords(
  { name, date }: Extract<UnmetRequest, { what: 'occasion' }>,
  { where, asked }: { where: string; asked: string | null },
): string {
  const cannot = `${where} can’t do ${name ? `“${name}”` : 'that'} on that day.`;
  if (!date) return `${cannot} Choose from these.`;
  return `${cannot} The closest day is ${formatDayFrom(asked ?? date, date)}: choose that, or another occasion.`;
}

function outsideInWords({ date, span }: Extract<UnmetRequest, { what: 'date' }>, where: string): string {
  if (date > span.most)
    return `${formatDate(date)} is too far ahead: ${where} is taking bookings until ${formatDate(span.most)}.`;
  return `${where} isn’t taking bookings before ${formatDate(span.least)}.`;
}

/** What of the request cannot be taken, as a sentence; null when all of it can. */
export function unmetInWords(state: JourneyState): string | null {
  const { unmet, restaurant, selectedBookingDate } = state;
  if (!unmet) return null;
  const where = restaurant?.title ?? 'this restaurant';
  if (unmet.what === 'closed') return `${where} is closed on ${formatDay(unmet.date)}. Choose another day.`;
  if (unmet.what === 'date') {
    const instead = selectedBookingDate ? ` We’ve put ${formatDay(selectedBookingDate)} instead.` : '';
    return `${outsideInWords(unmet, where)}${instead}`;
  }
  if (unmet.what === 'occasion') return occasionInWords(unmet, { where, asked: selectedBookingDate });
  const occasion = occasionOf(state);
  const { least, most } = coverBounds(occasion);
  const name = occasion?.name ?? 'A table';
  const party = `${state.coverSize} ${peopleUnit(state.coverSize)}`;
  if (unmet.what === 'party')
    return `${name} is for ${party} or more, so we’ve put ${state.coverSize} instead of ${unmet.covers}. Choose how many of you there are.`;
  const bounds = `${name} is for ${least} to ${most} people, not ${unmet.covers}.`;
  return unmet.typed ? bounds : `${bounds} We’ve put ${state.coverSize}.`;
}

/** That the voucher that the diner comes with is not valid for the table so far; null where it is, and without one. */
export function voucherWarningOf(state: JourneyState): string | null {
  const { voucher, restaurant, selectedBookingDate: date, selectedBookingTime, step } = state;
  // In the first step a time is one that was chosen for another day.
  return voucher && voucherWarning(voucher, { restaurant, date, time: step > 1 ? selectedBookingTime : null });
}
