import type { Attachment } from '../../platform/mailer.server.ts';
import { calendarFile, calendarMethod } from '../calendar-file.ts';
import { stateSince } from './booking-changes.ts';
import type { BookingFacts } from './booking-facts.server.ts';

export const domainOf = (email: string) => email.split('@').at(-1) as string;

/** The booking as it is now for the diner's calendar: put in, moved or taken out. */
export function calendarAttachment(facts: BookingFacts): Attachment {
  const { booking, place, brand, manageUrl } = facts;
  const cancelled = booking.status === 'cancelled';
  const content = calendarFile({
    reference: booking.reference,
    domain: domainOf(brand.email),
    title: `${brand.name}, ${place.title}: table for ${booking.adult_covers + booking.child_covers}`,
    description: `Reference ${booking.reference}. To change anything: ${manageUrl} or ${place.phone}.`,
    location: [brand.name, ...place.address, place.postcode].join(', '),
    lat: place.lat,
    lng: place.lng,
    url: manageUrl,
    startsAt: booking.starts_at.getTime(),
    endsAt: booking.ends_at.getTime(),
    createdAt: booking.created_at.getTime(),
    writtenAt: stateSince(facts).getTime(),
    sequence: booking.sequence,
    cancelled,
    organizer: brand,
  });
  return {
    filename: `${booking.reference}.ics`,
    content,
    contentType: `text/calendar; charset=utf-8; method=${calendarMethod(cancelled)}`,
  };
}
