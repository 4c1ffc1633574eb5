import { londonInstant } from '../../restaurants/london-time.ts';
import { addDays, minutesOf } from '../../restaurants/wall-time.ts';
import type { JourneyState } from './journey-state.ts';
import { NIGHT_ENDS } from './journey-words.ts';

const MINUTE_MS = 60_000;

/** When the party sits, epoch milliseconds: a time after midnight belongs to the date of service before it. */
export function sittingInstant(date: string, time: string): number {
  return londonInstant({ date: time < NIGHT_ENDS ? addDays(date, 1) : date, minutes: minutesOf(time) });
}

function entryOf(state: JourneyState, brand: { name: string; domain: string }) {
  const { restaurant, confirmationNumber: reference, selectedBookingDate: date, selectedBookingTime: time } = state;
  const { turnMinutes } = state;
  if (!restaurant || !reference || !date || !time || turnMinutes === null) return null;
  const covers = state.adultCovers + state.childCovers;
  const startsAt = sittingInstant(date, time);
  return {
    reference,
    domain: brand.domain,
    title: `${brand.name}, ${restaurant.title}: table for ${covers}`,
    description: `Reference ${reference}. To change anything, call ${restaurant.phone}.`,
    location: [brand.name, ...restaurant.address, restaurant.postcode].join(', '),
    lat: restaurant.lat,
    lng: restaurant.lng,
    url: `${location.origin}/restaurants/${restaurant.slug}`,
    startsAt,
    endsAt: startsAt + turnMinutes * MINUTE_MS,
    writtenAt: Date.now(),
  };
}

/** Hands the booking to the diner's calendar as an .ics file. */
export async function saveCalendarEntry(state: JourneyState, brand: { name: string; domain: string }): Promise<void> {
  const entry = entryOf(state, brand);
  if (!entry) return;
  const { calendarFile } = await import('../calendar-file.ts');
  const address = URL.createObjectURL(new Blob([calendarFile(entry)], { type: 'text/calendar' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: `${entry.reference}.ics` });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
