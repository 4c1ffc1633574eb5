import type { Restaurant } from '../../restaurants/contract.ts';
import { type Covers, coversOf } from '../contracts/covers.ts';
import type { CalendarEntry } from './calendar-file.ts';

type BookingFacts = Omit<CalendarEntry, 'domain' | 'title' | 'description' | 'location' | 'lat' | 'lng' | 'url'> & {
  brand: { name: string; domain: string };
  restaurant: Pick<Restaurant, 'title' | 'address' | 'postcode' | 'phone' | 'lat' | 'lng'>;
  party: Covers;
  /** Link of the entry: to change the booking, for anyone who has its link; else the restaurant's page. */
  page: { manageUrl: string } | { restaurantUrl: string };
};

/** The booking as a calendar entry. The same from e-mail and page, so that a later copy replaces an earlier one. */
export function calendarEntry({ brand, restaurant, party, page, ...rest }: BookingFacts): CalendarEntry {
  const { title, address, postcode, phone, lat, lng } = restaurant;
  const change = 'manageUrl' in page ? `: ${page.manageUrl} or ${phone}` : `, call ${phone}`;
  return {
    ...rest,
    domain: brand.domain,
    title: `${brand.name}, ${title}: table for ${coversOf(party)}`,
    description: `Reference ${rest.reference}. To change anything${change}.`,
    location: [brand.name, ...address, postcode].join(', '),
    lat,
    lng,
    url: 'manageUrl' in page ? page.manageUrl : page.restaurantUrl,
  };
}
