import { addDays, formatDayMonth, formatTime, weekdayOf } from '../../restaurants/wall-time.ts';
import { NIGHT_ENDS } from '../journey/journey-words.ts';
import type { BookingRow } from '../tables.server.ts';

/** What a change can change, as the history of a booking keeps it. */
export type Seating = {
  date: string;
  time: string;
  adultCovers: number;
  childCovers: number;
  occasionId: string;
  menuId: string | null;
  areaId: string | null;
};

/** As a booking and a place in the waiting list both have it. */
type SeatingRow = Pick<
  BookingRow,
  'service_date' | 'service_time' | 'adult_covers' | 'child_covers' | 'occasion_id' | 'menu_id' | 'area_id'
>;
export const seatingOf = (row: SeatingRow): Seating => ({
  date: row.service_date,
  time: row.service_time,
  adultCovers: row.adult_covers,
  childCovers: row.child_covers,
  occasionId: row.occasion_id,
  menuId: row.menu_id,
  areaId: row.area_id,
});

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const dayOf = (date: string) => capital(weekdayOf(date));

/** 'Friday 27 November 2026'. */
export function longDate(date: string): string {
  return `${dayOf(date)} ${formatDayMonth(date)} ${date.slice(0, 4)}`;
}

/** '7pm', and after midnight which night is meant: the date of service is the evening before. */
export function timeInWords({ date, time }: Pick<Seating, 'date' | 'time'>): string {
  if (time >= NIGHT_ENDS) return formatTime(time);
  return `${formatTime(time)}, the night from ${dayOf(date)} to ${dayOf(addDays(date, 1))}`;
}

/** 'Friday 27 November 2026 at 7pm'. */
export const whenInWords = (seating: Seating) => `${longDate(seating.date)} at ${timeInWords(seating)}`;

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** '2 people', or with children '3 people (2 adults, 1 child)'. */
export function partyInWords({ adultCovers, childCovers }: Pick<Seating, 'adultCovers' | 'childCovers'>): string {
  const people = counted(adultCovers + childCovers, 'person', 'people');
  if (childCovers === 0) return people;
  return `${people} (${counted(adultCovers, 'adult', 'adults')}, ${counted(childCovers, 'child', 'children')})`;
}
