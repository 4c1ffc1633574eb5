import type { Menu } from '../../menus/contract.ts';
import type { Restaurant } from '../../restaurants/contract.ts';
import { addDays, formatDayMonth, formatTime, weekdayOf } from '../../restaurants/wall-time.ts';
import { londonDate } from '../service-day.ts';
import type { BookingRow } from '../tables.server.ts';

export type TicketLine = { label: string; value: string };

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const dayOf = (date: string) => capital(weekdayOf(date));

/** 'Friday 27 November 2026'. */
export function longDate(date: string): string {
  return `${dayOf(date)} ${formatDayMonth(date)} ${date.slice(0, 4)}`;
}

/** '7pm', and after midnight which night is meant: the date of service is the evening before. */
export function timeInWords(booking: Pick<BookingRow, 'service_date' | 'service_time' | 'starts_at'>): string {
  const time = formatTime(booking.service_time);
  if (londonDate(booking.starts_at.getTime()) === booking.service_date) return time;
  return `${time}, the night from ${dayOf(booking.service_date)} to ${dayOf(addDays(booking.service_date, 1))}`;
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** '2 people', or with children '3 people (2 adults, 1 child)'. */
export function partyInWords({ adult_covers, child_covers }: Pick<BookingRow, 'adult_covers' | 'child_covers'>) {
  const people = counted(adult_covers + child_covers, 'person', 'people');
  if (child_covers === 0) return people;
  return `${people} (${counted(adult_covers, 'adult', 'adults')}, ${counted(child_covers, 'child', 'children')})`;
}

/** The booking as the lines of an order ticket. */
export function ticketLines(booking: BookingRow, place: Restaurant, menus: readonly Menu[]): TicketLine[] {
  const occasion = place.booking.occasions.find(({ id }) => id === booking.occasion_id);
  const area = place.booking.areas.find(({ id }) => id === booking.area_id);
  const menu = menus.find(({ id }) => id === booking.menu_id);
  return [
    { label: 'Where', value: place.title },
    { label: 'Day', value: longDate(booking.service_date) },
    { label: 'Time', value: timeInWords(booking) },
    { label: 'Party', value: partyInWords(booking) },
    { label: 'Occasion', value: occasion?.name },
    { label: 'Menu', value: menu?.name },
    { label: 'Area', value: area?.name },
    { label: 'You asked', value: booking.special_request },
  ].filter((line): line is TicketLine => Boolean(line.value));
}

/** Lines of plain text with the values in one column. */
export function ticketText(lines: readonly TicketLine[]): string {
  const width = Math.max(...lines.map(({ label }) => label.length)) + 2;
  return lines
    .map(({ label, value }) => label.padEnd(width) + value.replaceAll('\n', `\n${' '.repeat(width)}`))
    .join('\n');
}
