import type { Attachment } from '../../platform/messages/mailer.server.ts';
import { bookingCalendar } from '../calendar/booking-calendar.ts';
import { seatingOf } from '../rules/seating/seating-row.ts';
import { stateSince } from './booking-changes.ts';
import type { BookingFacts } from './booking-facts.server.ts';

/** Adds, moves or removes the booking in the diner's calendar. */
export function calendarAttachment(facts: BookingFacts): Attachment {
  const { booking, restaurant, brand, manageUrl } = facts;
  return bookingCalendar({
    reference: booking.reference,
    brand: { name: brand.name, email: brand.email },
    restaurant,
    party: seatingOf(booking),
    manageUrl,
    startsAt: booking.starts_at.getTime(),
    endsAt: booking.ends_at.getTime(),
    createdAt: booking.created_at.getTime(),
    writtenAt: stateSince(facts).getTime(),
    sequence: booking.sequence,
    cancelled: booking.status === 'cancelled',
  });
}
