import type { Restaurant } from '../../restaurants/contract.ts';
import { emailDomain } from '../../values/email/email-domain.ts';
import type { Covers } from '../contracts/covers.ts';
import { entryWords } from './calendar-entry.ts';
import { type CalendarEntry, calendarFile, calendarMethod } from './calendar-file.ts';

type BookingFacts = Pick<
  CalendarEntry,
  'reference' | 'startsAt' | 'endsAt' | 'writtenAt' | 'createdAt' | 'sequence' | 'cancelled'
> & {
  brand: { name: string; email: string };
  restaurant: Pick<Restaurant, 'title' | 'address' | 'postcode' | 'phone' | 'lat' | 'lng'>;
  party: Covers;
  manageUrl: string;
};

/**
 * The booking as a calendar file, shared by e-mails and pages: a calendar recognises every copy as one entry and lets
 * it replace an earlier one.
 */
export function bookingCalendar({ brand, restaurant, party, manageUrl, ...entry }: BookingFacts) {
  const { reference, cancelled = false } = entry;
  const content = calendarFile({
    ...entry,
    ...entryWords({ reference, brand, restaurant, party, manageUrl }),
    domain: emailDomain(brand.email),
    lat: restaurant.lat,
    lng: restaurant.lng,
    url: manageUrl,
    organizer: brand,
  });
  return {
    filename: `${reference}.ics`,
    content,
    contentType: `text/calendar; charset=utf-8; method=${calendarMethod(cancelled)}`,
  };
}
