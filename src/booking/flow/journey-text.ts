import { formatDate, formatDay, formatDayFrom, formatTime } from '../../values/time/wall-time.ts';
import { peopleUnit } from '../rules/booking-text.ts';
import { voucherWarning } from '../rules/voucher.ts';
import { coverBounds, occasionOf } from './journey-party.ts';
import type { BookingType, JourneyState, UnmetRequest } from './journey-state.ts';
import { mayHaveArrived } from './journey-step-three.ts';

const listsTimes = ({ step, waitlistFor }: JourneyState) => step === 2 && !waitlistFor;

/** Full if the time is listed as such; else nobody is seated then, or no longer. */
function fullInWords({ slots }: JourneyState, requestedTime: string): string {
  const time = formatTime(requestedTime);
  const sentence = slots.some((slot) => slot.time === requestedTime)
    ? `${time} is full.`
    : `There’s no table at ${time}.`;
  return `${sentence} Here are the closest times.`;
}

/** What outlasts the hold: not a card that was typed, since its fields are the provider's. */
function keptInWords({ cardGuarantee, braintreeCustomerId }: JourneyState): string {
  if (!cardGuarantee) return 'Everything you typed is still here.';
  if (braintreeCustomerId)
    return 'Everything you typed is still here. Your card’s been accepted, and we haven’t charged it.';
  return 'Everything you typed is still here except your card details: enter those again. We haven’t charged it.';
}

/** Whether the time that came free is selected; another area or menu may have no table then. */
export const isFreedChosen = ({ news, selectedBookingTime }: JourneyState): boolean =>
  news?.kind === 'freed' && news.time === selectedBookingTime;

/** The news of the requested time as a sentence; null if there's none. */
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

/** Submit button of the details. */
export const sendWords: Record<BookingType, string> = {
  booking: 'Book this table',
  enquiry: 'Send the request',
  event: 'Send the request',
};

/** Says that an unanswered booking may have arrived, and how to find out; null if there's none. */
export function unansweredInWords(state: JourneyState): string | null {
  const { bookingType, bookingError, submitting } = state;
  if (submitting || !mayHaveArrived(state)) return null;
  const isTable = bookingType === 'booking';
  const noun = isTable ? 'booking' : 'request';
  const open = bookingError ? `Your ${noun} may have reached us anyway.` : `We’re not sure your ${noun} reached us.`;
  const once = isTable ? 'you won’t be booked twice' : 'it won’t count twice';
  return `${open} Press “${sendWords[bookingType]}” again to find out: ${once}.`;
}

/** The note on the thanks when an earlier version of the form is what's booked; else null. */
export function sentBeforeInWords({ isSentBefore, bookingType }: JourneyState): string | null {
  if (!isSentBefore) return null;
  return `Your first try did reach us, so that’s what ${bookingType === 'booking' ? 'we’ve booked' : 'we have'}. You can still change it.`;
}

function occasionInWords(
  { name, date }: Extract<UnmetRequest, { what: 'occasion' }>,
  { where, chosenDate }: { where: string; chosenDate: string | null },
): string {
  const cannot = `${where} can’t do ${name ? `“${name}”` : 'that'} on that day.`;
  if (!date) return `${cannot} Choose from these.`;
  return `${cannot} The closest day is ${formatDayFrom(chosenDate ?? date, date)}: choose that, or another occasion.`;
}

function outsideInWords({ date, span }: Extract<UnmetRequest, { what: 'date' }>, where: string): string {
  if (date > span.most)
    return `${formatDate(date)} is too far ahead: ${where} is taking bookings until ${formatDate(span.most)}.`;
  return `${where} isn’t taking bookings before ${formatDate(span.least)}.`;
}

/** The part of the request that can't be met, as a sentence; null if all of it can. */
export function unmetInWords(state: JourneyState): string | null {
  const { unmet, restaurant, selectedBookingDate } = state;
  if (!unmet) return null;
  const where = restaurant?.title ?? 'this restaurant';
  if (unmet.what === 'closed') return `${where} is closed on ${formatDay(unmet.date)}. Choose another day.`;
  if (unmet.what === 'date') {
    const instead = selectedBookingDate ? ` We’ve put ${formatDay(selectedBookingDate)} instead.` : '';
    return `${outsideInWords(unmet, where)}${instead}`;
  }
  if (unmet.what === 'occasion') return occasionInWords(unmet, { where, chosenDate: selectedBookingDate });
  const occasion = occasionOf(state);
  const { least, most } = coverBounds(occasion);
  const name = occasion?.name ?? 'A table';
  const party = `${state.coverSize} ${peopleUnit(state.coverSize)}`;
  if (unmet.what === 'party')
    return `${name} is for ${party} or more, so we’ve put ${state.coverSize} instead of ${unmet.covers}. Choose how many of you there are.`;
  const bounds = `${name} is for ${least} to ${most} people, not ${unmet.covers}.`;
  return unmet.typed ? bounds : `${bounds} We’ve put ${state.coverSize}.`;
}

/** Warns that the diner's voucher isn't valid for the table so far; null if it is, or without one. */
export function voucherWarningOf(state: JourneyState): string | null {
  const { voucher, restaurant, selectedBookingDate: date, selectedBookingTime, step } = state;
  // At step one the time is still that of another day.
  return voucher && voucherWarning(voucher, { restaurant, date, time: step > 1 ? selectedBookingTime : null });
}
