import { milesText } from '../../values/miles.ts';
import { formatInstant } from '../../values/time/instant-text.ts';
import { formatDay } from '../../values/time/wall-time.ts';
import type { ClosedParty } from '../contracts/closing.ts';
import { timeText } from './booking-text.ts';

/** How things stand for a party whose restaurant is closed. */
export function closedHeadline({ state, title, date, moved }: ClosedParty): string {
  switch (state) {
    case 'open':
      return `${title} is closed on ${formatDay(date)}.`;
    case 'moved':
      return `Your table’s at ${moved?.title ?? 'another restaurant'} now.`;
    case 'changed':
      return 'Your booking’s on another day now.';
    case 'cancelled':
      return 'Your booking is cancelled.';
    case 'reopened':
      return `Good news: ${title} is open after all.`;
    case 'over':
      return 'This booking has passed.';
  }
}

/** 'York, 12 miles away, at 7pm' */
export function placeText(
  place: { title: string; miles: number | null },
  when: { date: string; time: string },
): string {
  const away = place.miles === null ? '' : `, ${milesText(place.miles)} away`;
  return `${place.title}${away}, at ${timeText(when)}`;
}

/** 'We’re holding a table for you at York, 12 miles away, at 7pm, until Thursday 24 December at 8pm.' */
export const heldText = ({ held, date }: Pick<ClosedParty, 'held' | 'date'>): string | null =>
  held &&
  `We’re holding a table for you at ${placeText(held, { date, time: held.time })}, until ${formatInstant(Date.parse(held.until))}.`;
