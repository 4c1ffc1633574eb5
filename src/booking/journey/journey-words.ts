import { addDays, formatDayMonth, formatTime, weekdayOf } from '../../restaurants/wall-time.ts';

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
