import type { CalendarEntry } from '../calendar-file.ts';
import type { ManagedBooking } from './contract.ts';

type Brand = { name: string; domain: string; pageUrl: string };

/** The booking as an entry of a calendar: the same one as in the e-mails, so that a later copy replaces an earlier. */
export function managedEntry(
  booking: ManagedBooking,
  { lat, lng }: { lat: number; lng: number },
  brand: Brand,
  now: number,
): CalendarEntry & Pick<ManagedBooking, 'sequence'> {
  const { reference, title, adultCovers, childCovers, address, postcode, startsAt, endsAt } = booking;
  return {
    reference,
    domain: brand.domain,
    title: `${brand.name}, ${title}: table for ${adultCovers + childCovers}`,
    description: `Reference ${reference}. To change or cancel: ${brand.pageUrl}`,
    location: [brand.name, ...address, postcode].join(', '),
    lat,
    lng,
    url: brand.pageUrl,
    startsAt: Date.parse(startsAt),
    endsAt: Date.parse(endsAt),
    writtenAt: now,
    sequence: booking.sequence,
  };
}
