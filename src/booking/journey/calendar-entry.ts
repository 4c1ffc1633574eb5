import { londonInstant } from '../../restaurants/london-time.ts';
import { addDays, minutesOf } from '../../restaurants/wall-time.ts';
import type { JourneyState } from './journey-state.ts';
import { NIGHT_ENDS } from './journey-words.ts';

/** The house's usual time at table by party; the file in the confirmation e-mail has the restaurant's own. */
const usualTurns = [
  { upTo: 4, minutes: 90 },
  { upTo: 6, minutes: 105 },
];
const LONGEST_TURN = 120;
const MINUTE_MS = 60_000;

/** When the party sits, epoch milliseconds: a time after midnight belongs to the date of service before it. */
export function sittingInstant(date: string, time: string): number {
  return londonInstant({ date: time < NIGHT_ENDS ? addDays(date, 1) : date, minutes: minutesOf(time) });
}

function entryOf(state: JourneyState, brand: { name: string; domain: string }) {
  const { restaurant, confirmationNumber: reference, selectedBookingDate: date, selectedBookingTime: time } = state;
  if (!restaurant || !reference || !date || !time) return null;
  const covers = state.adultCovers + state.childCovers;
  const startsAt = sittingInstant(date, time);
  const turn = usualTurns.find(({ upTo }) => covers <= upTo)?.minutes ?? LONGEST_TURN;
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
    endsAt: startsAt + turn * MINUTE_MS,
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
