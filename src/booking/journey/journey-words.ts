import { addDays, formatDayMonth, formatTime, weekdayOf } from '../../restaurants/wall-time.ts';
import { HOLD_MINUTES } from '../constants.ts';
import type { JourneyState } from './journey-state.ts';

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const dayOf = (date: string) => capital(weekdayOf(date));
/** Up to this hour a time belongs to the night before. */
export const NIGHT_ENDS = '05:00';

/** 'Friday 27 November'. */
export function dayInWords(date: string): string {
  return `${dayOf(date)} ${formatDayMonth(date)}`;
}

/** 'Fri 27 November', where room is short. */
export function shortDay(date: string): string {
  return `${dayOf(date).slice(0, 3)} ${formatDayMonth(date)}`;
}

/** '6.30pm'; after midnight also which night is meant, since the date of service is the evening before. */
export function timeInWords(date: string, time: string): string {
  if (time >= NIGHT_ENDS) return formatTime(time);
  return `${formatTime(time)}, the night to ${dayOf(addDays(date, 1))}`;
}

export const peopleUnit = (count: number) => (count === 1 ? 'person' : 'people');

/** '2 people', or with children '3 people (2 adults, 1 child)'. */
export function partyInWords(adults: number, children: number): string {
  const people = `${adults + children} ${peopleUnit(adults + children)}`;
  if (children === 0) return people;
  return `${people} (${adults} ${adults === 1 ? 'adult' : 'adults'}, ${children} ${children === 1 ? 'child' : 'children'})`;
}

/** 'You are first in line', 'You are number 4 in line'. */
export function placeInLine(position: number): string {
  const ordinal = ['first', 'second', 'third'][position - 1];
  return `You are ${ordinal ?? `number ${position}`} in line`;
}

/** What has become of the time in mind; null while there is nothing to tell. */
export function newsInWords({ news, slots, selectedBookingTime, stepTwoLoading }: JourneyState): string | null {
  if (!news) return null;
  const time = formatTime(news.time);
  if (news.kind === 'freed') return `Good news: a table for ${time} has just come free. It is chosen for you.`;
  const lapsed = `We kept ${time} for you for as long as we could. All you typed is still here.`;
  if (stepTwoLoading || slots.length === 0) return lapsed;
  if (slots.some((slot) => slot.time === news.time && !slot.canEnquire))
    return `${lapsed} ${time} is still free: continue to have it held for another ${HOLD_MINUTES} minutes.`;
  if (!selectedBookingTime) return `${lapsed} ${time} has gone meanwhile.`;
  return `${lapsed} ${time} has gone meanwhile; ${formatTime(selectedBookingTime)} is the nearest that is free.`;
}
