import type { Restaurant } from '../../restaurants/contract.ts';
import { type Covers, coversOf } from '../contracts/covers.ts';
import type { ManagedBooking } from '../contracts/manage.ts';
import type { LinkedEntry } from './calendar-links.ts';

type Written = {
  reference: string;
  brand: { name: string };
  restaurant: Pick<Restaurant, 'title' | 'address' | 'postcode' | 'phone'>;
  party: Covers;
  /** The link to change the booking, for entries only the diner sees. */
  manageUrl?: string;
};

/** Title, description and place of the booking in any calendar. */
export function entryWords({ reference, brand, restaurant, party, manageUrl }: Written) {
  const { title, address, postcode, phone } = restaurant;
  const change = manageUrl ? `: ${manageUrl} or ${phone}` : `, ring ${phone}`;
  return {
    title: `${brand.name}, ${title}: table for ${coversOf(party)}`,
    description: `Reference ${reference}. To change anything${change}.`,
    location: [brand.name, ...address, postcode].join(', '),
  };
}

/** For web calendars: without the link to change the booking. */
export const entryToLink = (booking: ManagedBooking, brand: Written['brand']): LinkedEntry => ({
  ...entryWords({ reference: booking.reference, brand, restaurant: booking, party: booking }),
  startsAt: Date.parse(booking.startsAt),
  endsAt: Date.parse(booking.endsAt),
});
