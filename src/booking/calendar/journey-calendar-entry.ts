import { href } from 'react-router';
import { MINUTE_MS } from '../../values/time/duration.ts';
import { londonInstant } from '../../values/time/london-time.ts';
import { NIGHT_ENDS } from '../../values/time/time-window.ts';
import { addDays, minutesOf } from '../../values/time/wall-time.ts';
import type { JourneyState } from '../flow/journey-state.ts';
import { calendarEntry } from './calendar-entry.ts';

/** When the party sits, in epoch milliseconds: a time after midnight belongs to the previous service date. */
export function seatingInstant(date: string, time: string): number {
  return londonInstant({ date: time < NIGHT_ENDS ? addDays(date, 1) : date, minutes: minutesOf(time) });
}

type Brand = { name: string; domain: string };

/** The booking just made as a calendar entry; null when its length is unknown. */
export function journeyCalendarEntry(state: JourneyState, brand: Brand, origin = '') {
  const { restaurant, confirmationNumber: reference, selectedBookingDate: date, selectedBookingTime: time } = state;
  const { turnMinutes } = state;
  if (!restaurant || !reference || !date || !time || turnMinutes === null) return null;
  const startsAt = seatingInstant(date, time);
  return calendarEntry({
    reference,
    brand,
    restaurant,
    party: state,
    page: { restaurantUrl: `${origin}${href('/restaurants/:slug', { slug: restaurant.slug })}` },
    startsAt,
    endsAt: startsAt + turnMinutes * MINUTE_MS,
    writtenAt: Date.now(),
  });
}

/** Downloads the booking as an .ics file. */
export async function saveCalendarEntry(state: JourneyState, brand: Brand): Promise<void> {
  const entry = journeyCalendarEntry(state, brand, location.origin);
  if (!entry) return;
  const { calendarFile } = await import('./calendar-file.ts');
  const address = URL.createObjectURL(new Blob([calendarFile(entry)], { type: 'text/calendar' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: `${entry.reference}.ics` });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), MINUTE_MS);
}
