import type { EmailContent } from '../../messages/email-content.ts';
import { isClosedOn } from '../../restaurants/opening-hours.ts';
import type { BookingMail } from '../contracts/mail-jobs.ts';
import { isMergedIntoNext } from './booking-changes.ts';
import {
  bookingCancelled,
  bookingCancelledByRestaurant,
  bookingChanged,
  bookingCharged,
  bookingConfirmed,
  bookingReminder,
} from './booking-emails.ts';
import type { BookingFacts } from './booking-facts.server.ts';
import { addressChanged, detailsChanged, detailsNotice, lateNotice } from './edit-emails.ts';
import { enquiryNotice, enquiryReceived, eventNotice, eventReceived } from './request-emails.ts';
import { cancelledBookingNotice, changedBookingNotice, newBookingNotice } from './restaurant-notices.ts';

type BookingTemplate = {
  /** `copy` numbers repeated messages of one kind. */
  write: (facts: BookingFacts, sequence: number, copy: number) => EmailContent;
  /** Whether it may still be sent; `sequence` is the booking's when it was queued. */
  stillApplies?: (facts: BookingFacts, sequence: number, copy: number) => boolean;
  withCalendar?: boolean;
};

const isBooked = ({ booking }: BookingFacts) => booking.status === 'booked';
const isCancelled = ({ booking }: BookingFacts) => booking.status === 'cancelled';
const isCurrent = (facts: BookingFacts, sequence: number) => isBooked(facts) && facts.booking.sequence === sequence;

const areLatestDetails = (facts: BookingFacts, _: number, copy: number) =>
  !isCancelled(facts) && !isMergedIntoNext(facts, 'details-changed', copy);

/** A late reminder is dropped once the booking has started; and nobody is asked to a restaurant that has closed since. */
export const isReminderTimely = (facts: BookingFacts, sequence: number) =>
  isCurrent(facts, sequence) &&
  facts.now < facts.booking.starts_at.getTime() &&
  !isClosedOn(facts.restaurant, facts.booking.service_date);

/**
 * Every e-mail about a booking. Notices report an event to the restaurant, so they never go out of date, but changes
 * in quick succession share one.
 */
export const bookingTemplates: Record<BookingMail['kind'], BookingTemplate> = {
  'booking-confirmation': { write: bookingConfirmed, stillApplies: isBooked, withCalendar: true },
  'booking-changed': { write: bookingChanged, stillApplies: isCurrent, withCalendar: true },
  'booking-cancelled': { write: bookingCancelled, stillApplies: (facts) => !isBooked(facts), withCalendar: true },
  'booking-cancelled-by-restaurant': {
    write: bookingCancelledByRestaurant,
    stillApplies: isCancelled,
    withCalendar: true,
  },
  'booking-charged': { write: bookingCharged, stillApplies: ({ guarantee }) => guarantee?.status === 'charged' },
  'booking-reminder': { write: bookingReminder, stillApplies: isReminderTimely },
  'booking-notice': { write: newBookingNotice },
  'booking-changed-notice': {
    write: changedBookingNotice,
    stillApplies: (facts, sequence) => isBooked(facts) && !isMergedIntoNext(facts, 'changed', sequence),
  },
  'booking-cancelled-notice': { write: cancelledBookingNotice },
  'booking-address-changed': { write: addressChanged },
  'booking-details-changed': { write: detailsChanged, stillApplies: areLatestDetails },
  // For a request too: the restaurant replies to the address in its latest notice.
  'booking-details-notice': { write: detailsNotice, stillApplies: areLatestDetails },
  'booking-late-notice': { write: lateNotice },
  'enquiry-received': { write: enquiryReceived },
  'enquiry-notice': { write: enquiryNotice },
  'event-received': { write: eventReceived },
  'event-notice': { write: eventNotice },
};
