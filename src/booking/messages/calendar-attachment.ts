import type { Attachment } from '../../platform/messages/mailer.server.ts';
import { emailDomain } from '../../values/email/email-domain.ts';
import { calendarEntry } from '../calendar/calendar-entry.ts';
import { calendarFile, calendarMethod } from '../calendar/calendar-file.ts';
import { seatingOf } from '../rules/seating/seating-row.ts';
import { stateSince } from './booking-changes.ts';
import type { BookingFacts } from './booking-facts.server.ts';

/** The booking for the diner's calendar: adds, moves or removes its entry. */
export function calendarAttachment(facts: BookingFacts): Attachment {
  const { booking, restaurant, brand, manageUrl } = facts;
  const cancelled = booking.status === 'cancelled';
  const content = calendarFile(
    calendarEntry({
      reference: booking.reference,
      brand: { name: brand.name, domain: emailDomain(brand.email) },
      restaurant,
      party: seatingOf(booking),
      page: { manageUrl },
      startsAt: booking.starts_at.getTime(),
      endsAt: booking.ends_at.getTime(),
      createdAt: booking.created_at.getTime(),
      writtenAt: stateSince(facts).getTime(),
      sequence: booking.sequence,
      cancelled,
      organizer: { name: brand.name, email: brand.email },
    }),
  );
  return {
    filename: `${booking.reference}.ics`,
    content,
    contentType: `text/calendar; charset=utf-8; method=${calendarMethod(cancelled)}`,
  };
}
