import type { BookingMail } from '../mail-jobs.ts';
import type { BookingFacts } from './booking-facts.server.ts';
import { cancelled, changed, confirmation, reminder } from './booking-letters.ts';
import type { Letter } from './letter.ts';
import { cancelledBooking, changedBooking, newBooking } from './notices.ts';
import { enquiryReceived, enquiryWanted, eventReceived, eventWanted } from './request-letters.ts';

type Writing = {
  write: (facts: BookingFacts, sequence: number) => Letter;
  /** Whether it may still go out; `sequence` is the booking's when it was asked for. */
  stillTrue?: (facts: BookingFacts, sequence: number) => boolean;
  withCalendar?: boolean;
};

const stands = ({ booking }: BookingFacts) => booking.status === 'booked';
const newest = (facts: BookingFacts, sequence: number) => stands(facts) && facts.booking.sequence === sequence;

/** A reminder that was late, since nobody was there to send it, is of no use once the party sits. */
export const remindsInTime = (facts: BookingFacts, sequence: number) =>
  newest(facts, sequence) && facts.now < facts.booking.starts_at.getTime();

/** Every message about a booking. A notice tells the restaurant what happened, so it is never out of date. */
export const bookingWritings: Record<BookingMail['kind'], Writing> = {
  'booking-confirmation': { write: confirmation, stillTrue: stands, withCalendar: true },
  'booking-changed': { write: changed, stillTrue: newest, withCalendar: true },
  'booking-cancelled': { write: cancelled, stillTrue: (facts) => !stands(facts), withCalendar: true },
  'booking-reminder': { write: reminder, stillTrue: remindsInTime },
  'booking-notice': { write: newBooking },
  'booking-changed-notice': { write: changedBooking },
  'booking-cancelled-notice': { write: cancelledBooking },
  'enquiry-received': { write: enquiryReceived },
  'enquiry-notice': { write: enquiryWanted },
  'event-received': { write: eventReceived },
  'event-notice': { write: eventWanted },
};
