import type { Restaurant } from '../../restaurants/contract.ts';
import { type Covers, coversOf } from '../contracts/covers.ts';
import type { ManagedBooking } from '../contracts/manage.ts';
import type { CalendarEntry } from './calendar-file.ts';
import type { LinkedEntry } from './calendar-links.ts';

type Brand = { name: string; domain: string };
type BookingFacts = Omit<CalendarEntry, 'domain' | 'title' | 'description' | 'location' | 'lat' | 'lng' | 'url'> & {
  brand: Brand;
  restaurant: Pick<Restaurant, 'title' | 'address' | 'postcode' | 'phone' | 'lat' | 'lng'>;
  party: Covers;
  /** Link of the entry: to change the booking, for anyone who has its link; else the restaurant's page. */
  page: { manageUrl: string } | { restaurantUrl: string };
};
type Written = {
  reference: string;
  restaurant: Omit<BookingFacts['restaurant'], 'lat' | 'lng'>;
  /** How else it is changed than by telephone. */
  manageUrl?: string;
} & Pick<BookingFacts, 'brand' | 'party'>;

/** What an entry says. */
function entryWords({ reference, brand, restaurant, party, manageUrl }: Written) {
  const { title, address, postcode, phone } = restaurant;
  const change = manageUrl ? `: ${manageUrl} or ${phone}` : `, call ${phone}`;
  return {
    title: `${brand.name}, ${title}: table for ${coversOf(party)}`,
    description: `Reference ${reference}. To change anything${change}.`,
    location: [brand.name, ...address, postcode].join(', '),
  };
}

/** The booking as a calendar entry. The same from e-mail and page, so that a later copy replaces an earlier one. */
export function calendarEntry({ brand, restaurant, party, page, ...rest }: BookingFacts): CalendarEntry {
  const manageUrl = 'manageUrl' in page ? page.manageUrl : undefined;
  return {
    ...rest,
    ...entryWords({ reference: rest.reference, brand, restaurant, party, manageUrl }),
    domain: brand.domain,
    lat: restaurant.lat,
    lng: restaurant.lng,
    url: 'manageUrl' in page ? page.manageUrl : page.restaurantUrl,
  };
}

/** A booking for a calendar on the web, without the link by which it is changed. */
export const entryToLink = (booking: ManagedBooking, brand: Brand): LinkedEntry => ({
  ...entryWords({ reference: booking.reference, brand, restaurant: booking, party: booking }),
  startsAt: Date.parse(booking.startsAt),
  endsAt: Date.parse(booking.endsAt),
});
