import { z } from 'zod';
import { isClosedOn } from '../../restaurants/opening-hours.ts';
import { PHONE_FOR_TEXTS } from '../../values/phone/phone.ts';
import { serviceMinute } from '../../values/time/time-window.ts';
import { addDays } from '../../values/time/wall-time.ts';
import { wallTime } from '../../values/time/week.ts';
import type { GroupBookingRequest } from '../contracts/group-booking.ts';
import type { ContactRequest } from '../contracts/message.ts';
import type { Need } from '../contracts/reasons.ts';
import { closedWords, isAfter } from './group-times.ts';
import { type ContactKnowledge, subReasonOf } from './known-content.ts';

type Problems = Record<string, string>;
type Given<Request> = { [Name in keyof Request]?: unknown };

const requirements: Record<Need, { field: keyof ContactRequest; words: string }> = {
  restaurant: { field: 'enquiryRestaurant', words: 'Choose a restaurant.' },
  visitDate: { field: 'visitDate', words: 'Enter the date of your visit.' },
  guests: { field: 'guests', words: 'Enter how many of you there were.' },
  phone: { field: 'phone', words: 'Enter a phone number so we can ring you.' },
};

const AHEAD_DAYS = 730;
const isDate = (value: unknown): value is string => z.iso.date().safeParse(value).success;
const isTime = (value: unknown): value is string => wallTime.safeParse(value).success;
const isEmpty = (value: unknown) => value === undefined || (typeof value === 'string' && value.trim() === '');

/**
 * Errors in a contact form that depend on reasons, restaurants and the calendar, by field. `today` is 'YYYY-MM-DD' in
 * London.
 */
export function contactProblems(message: Given<ContactRequest>, knowledge: ContactKnowledge, today: string): Problems {
  const subReason = subReasonOf(knowledge.contactReasons, message.enquiryType);
  const missingFields = (subReason?.needs ?? [])
    .map((need) => requirements[need])
    .filter(({ field }) => isEmpty(message[field]));
  const isUnknown =
    !isEmpty(message.enquiryRestaurant) &&
    !knowledge.restaurants.some(({ storeId }) => storeId === message.enquiryRestaurant);
  const isToCome = subReason?.isAfterVisit && typeof message.visitDate === 'string' && message.visitDate > today;
  return {
    ...(isToCome && { visitDate: 'That date hasn’t happened yet. Enter the day you were with us.' }),
    ...(!subReason && { enquiryType: 'Choose what it’s about.' }),
    ...(isUnknown && { enquiryRestaurant: requirements.restaurant.words }),
    ...Object.fromEntries(missingFields.map(({ field, words }) => [field, words])),
  };
}

/** The same for a group enquiry. `now`: date 'YYYY-MM-DD' and minutes since midnight in London. */
export function groupProblems(
  enquiry: Given<GroupBookingRequest>,
  knowledge: ContactKnowledge,
  { date: today, minutes }: { date: string; minutes: number },
): Problems {
  const { minimumCovers, bookingTypes } = knowledge.contact.groupBooking;
  const { covers, date, time, until } = enquiry;
  const restaurant = knowledge.restaurants.find(({ storeId }) => storeId === enquiry.storeId);
  return {
    ...(!restaurant && { venue: 'Choose a restaurant.' }),
    ...(!bookingTypes.some(({ id }) => id === enquiry.bookingType) && {
      bookingType: 'Choose the occasion.',
    }),
    ...(typeof covers === 'number' &&
      covers < minimumCovers && {
        covers: `This form is for ${minimumCovers} or more. A smaller party can book a table online.`,
      }),
    ...(typeof date === 'string' &&
      (date < today || date > addDays(today, AHEAD_DAYS)) && {
        date: 'Choose a day from today, up to two years ahead.',
      }),
    ...(restaurant &&
      isDate(date) &&
      isClosedOn(restaurant, date) && {
        date: closedWords(restaurant.title, date),
      }),
    ...(date === today &&
      isTime(time) &&
      serviceMinute(time) < minutes && { time: 'That time has passed. Choose a later one.' }),
    ...(isTime(time) && isTime(until) && !isAfter(until, time) && { until: 'Choose a time after the start.' }),
    ...(enquiry.shouldReceiveSms === true &&
      isEmpty(enquiry.telephoneNumber) && {
        telephoneNumber: PHONE_FOR_TEXTS,
      }),
  };
}
