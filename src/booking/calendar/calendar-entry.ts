import type { Restaurant } from '../../restaurants/contract.ts';
import { type Covers, coversOf } from '../contracts/covers.ts';
import type { ManagedBooking } from '../contracts/manage.ts';
import type { LinkedEntry } from './calendar-links.ts';

type Written = {
  reference: string;
  brand: { name: string };
  restaurant: Pick<Restaurant, 'title' | 'address' | 'postcode' | 'phone'>;
  party: Covers;
  /** Where the booking is changed online, for entries that only the diner sees. */
  manageUrl?: string;
};

/** The title, description and place of a booking in any calendar. */
export function entryWords({ reference, brand, restaurant, party, manageUrl }: Written) {
  const { title, address, postcode, phone } = restaurant;
  const change = manageUrl ? `: ${manageUrl} or ${phone}` : `, ring ${phone}`;
  return {
    title: `${brand.name}, ${title}: table for ${coversOf(party)}`,
    description: `Reference ${reference}. To change anything${change}.`,
    location: [brand.name, ...address, postcode].join(', '),
  };
}

/** A booking for a calendar on the web, without the link by which it is changed. */
export const entryToLink = (booking: ManagedBooking, brand: Written['brand']): LinkedEntry => ({
  ...entryWords({ reference: booking.reference, brand, restaurant: booking, party: booking }),
  startsAt: Date.parse(booking.startsAt),
  endsAt: Date.parse(booking.endsAt),
});
