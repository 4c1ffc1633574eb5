import { cancellationTerms } from '../../payments/cancellation-terms.ts';
import { formatPounds } from '../../values/money.ts';
import { formatInstant } from '../../values/time/instant-text.ts';
import { NIGHT_ENDS, type TimeWindow, windowText } from '../../values/time/time-window.ts';
import { addDays, formatDate, formatDay, formatTime, weekdayName } from '../../values/time/wall-time.ts';
import type { CardGuarantee, CardNeeded } from '../contracts/booking.ts';
import { type Covers, coversOf } from '../contracts/covers.ts';

/** Date of service 'YYYY-MM-DD' and time 'HH:MM' on London's clocks. */
type When = { date: string; time: string };

/** Where nobody chose an area of the restaurant. */
export const ANY_AREA = 'Anywhere';
export const HOW_MANY = 'How many?';
/** What a search for a table asks, as the steps and the ticket of a booking call it. */
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

/** '3 times available.', as screen readers are told. */
export const timesFreeText = (count: number): string => `${count} ${count === 1 ? 'time' : 'times'} available.`;

/** '6.30pm'; after midnight also which night is meant, since the date of service is the evening before. */
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
 * 'You are first on the waiting list', 'You are number 4 on the waiting list'; without a position for somebody who asked
 * before.
 */
export function waitlistPositionText(position: number | null): string {
  if (position === null) return 'You’re already on the waiting list';
  const ordinal = ['first', 'second', 'third'][position - 1];
  return `You’re ${ordinal ?? `number ${position}`} on the waiting list`;
}

/** How long the table is kept for a party that is late. */
export const tableKeptText = (minutes: number) => `We’ll hold your table for ${minutes} minutes.`;

/** Whether a booking can be changed online: once cancelling costs a fee it is by telephone only. */
export const isChangedOnline = (guarantee: Pick<CardGuarantee, 'freeUntil'> | null, nowMs: number): boolean =>
  guarantee === null || Date.parse(guarantee.freeUntil) > nowMs;

/** After booking: what the card given is for, and until when cancelling is free, an ISO instant. */
export function cardHeldText(
  { amount, freeUntil }: Pick<CardGuarantee, 'amount' | 'freeUntil'>,
  nowMs: number,
): string {
  const until = Date.parse(freeUntil);
  const terms = cancellationTerms(until > nowMs ? formatInstant(until) : null, formatPounds(amount));
  return `We haven’t charged your card. ${terms}`;
}

/** Says before any details are asked that a card is needed, and what it can cost. */
export function cardNeededText({ amount, perCover, freeUntilHours }: CardNeeded): string {
  const until = freeUntilHours > 0 ? `${freeUntilHours} hours before` : null;
  const cost =
    amount === perCover ? formatPounds(amount) : `${formatPounds(perCover)} each, ${formatPounds(amount)} in total`;
  return `You’ll need a card to hold this table. We won’t charge it now. ${cancellationTerms(until, cost)}`;
}

/** That a request is for today or tomorrow, for which ringing is quicker; null for any later day. */
export function soonText(date: string | null, today: string): string | null {
  if (date === null || date < today || date > addDays(today, 1)) return null;
  const day = date === today ? 'today' : 'tomorrow';
  return `You’re asking for ${day}, ${formatDay(date)}. It’s quicker to ring:`;
}
