import { cancellationTerms } from '../../payments/cancellation-terms.ts';
import { formatPounds } from '../../values/money.ts';
import { formatInstant } from '../../values/time/instant-text.ts';
import { NIGHT_ENDS, type TimeWindow, windowText } from '../../values/time/time-window.ts';
import { addDays, formatDate, formatDay, formatTime, weekdayName } from '../../values/time/wall-time.ts';
import type { CardGuarantee, CardNeeded } from '../contracts/booking.ts';
import { type Covers, coversOf } from '../contracts/covers.ts';

/** Service date 'YYYY-MM-DD' and London time 'HH:MM'. */
type When = { date: string; time: string };

/** The area of a party that chose none. */
export const ANY_AREA = 'Anywhere';
export const HOW_MANY = 'How many?';
/** Names of the fields of a table search, in the steps and on the ticket. */
export const SEARCH_LABELS = { where: 'Where', day: 'Day', time: 'Time', party: 'How many' } as const;
export const EXTRAS_TOTAL = 'Extras, paid at the table';

export const peopleUnit = (count: number) => (count === 1 ? 'person' : 'people');
export const adultUnit = (count: number) => (count === 1 ? 'adult' : 'adults');
export const childUnit = (count: number) => (count === 1 ? 'child' : 'children');

/** '2 people', or with children '3 people (2 adults, 1 child)'. */
export function partyText(party: Covers): string {
  const { adultCovers, childCovers } = party;
  const covers = coversOf(party);
  const people = `${covers} ${peopleUnit(covers)}`;
  if (childCovers === 0) return people;
  return `${people} (${adultCovers} ${adultUnit(adultCovers)}, ${childCovers} ${childUnit(childCovers)})`;
}

/** For screen readers: '3 times available.' */
export const timesFreeText = (count: number): string => `${count} ${count === 1 ? 'time' : 'times'} available.`;

/** '6.30pm'; after midnight it also names the night, since the service date is the evening before. */
export function timeText({ date, time }: When): string {
  if (time >= NIGHT_ENDS) return formatTime(time);
  return `${formatTime(time)}, ${weekdayName(date)} night into ${weekdayName(addDays(date, 1))}`;
}

/** 'Friday 27 November 2026 at 7pm': with the year, for messages that are read months later. */
export const whenText = (when: When) => `${formatDate(when.date)} at ${timeText(when)}`;

/** Restaurant, day, time and party, for the top of a message. */
export const factsOf = (title: string, seating: When & Covers): string[] => [
  title,
  formatDay(seating.date),
  timeText(seating),
  partyText(seating),
];

/** 'Friday 27 November at 7pm, for 4 people'. */
export const whenAndPartyText = (table: When & Covers) =>
  `${formatDay(table.date)} at ${timeText(table)}, for ${partyText(table)}`;

/** 'Friday 27 November, any time from 7pm to 8pm, for 4 people'. */
export const windowAndPartyText = (table: { date: string } & TimeWindow & Covers) =>
  `${formatDay(table.date)}, ${windowText(table)}, for ${partyText(table)}`;

/**
 * 'You are first on the waiting list', 'You are number 4 on the waiting list'; without a position for a repeated
 * request.
 */
export function waitlistPositionText(position: number | null): string {
  if (position === null) return 'You’re already on the waiting list';
  const ordinal = ['first', 'second', 'third'][position - 1];
  return `You’re ${ordinal ?? `number ${position}`} on the waiting list`;
}

export const tableKeptText = (minutes: number) => `We’ll hold your table for ${minutes} minutes.`;

/** Once cancelling costs a fee, a booking can be changed only by phone. */
export const isChangedOnline = (guarantee: Pick<CardGuarantee, 'freeUntil'> | null, nowMs: number): boolean =>
  guarantee === null || Date.parse(guarantee.freeUntil) > nowMs;

/** After booking: what the card is for and how long cancelling is free, an ISO instant. */
export function cardHeldText(
  { amount, freeUntil }: Pick<CardGuarantee, 'amount' | 'freeUntil'>,
  nowMs: number,
): string {
  const until = Date.parse(freeUntil);
  const terms = cancellationTerms(until > nowMs ? formatInstant(until) : null, formatPounds(amount));
  return `We haven’t charged your card. ${terms}`;
}

/** Before any details: that a card is needed, and what it could cost. */
export function cardNeededText({ amount, perCover, freeUntilHours }: CardNeeded): string {
  const until = freeUntilHours > 0 ? `${freeUntilHours} hours before` : null;
  const cost =
    amount === perCover ? formatPounds(amount) : `${formatPounds(perCover)} each, ${formatPounds(amount)} in total`;
  return `You’ll need a card to hold this table. We won’t charge it now. ${cancellationTerms(until, cost)}`;
}

/** Suggests ringing for a request for today or tomorrow; null for any later day. */
export function soonText(date: string | null, today: string): string | null {
  if (date === null || date < today || date > addDays(today, 1)) return null;
  const day = date === today ? 'today' : 'tomorrow';
  return `You’re asking for ${day}, ${formatDay(date)}. It’s quicker to ring:`;
}
