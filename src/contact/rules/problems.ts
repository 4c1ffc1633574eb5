import { addDays } from '../../values/time/wall-time.ts';
import type { GroupBookingRequest } from '../contracts/group-booking.ts';
import type { ContactRequest } from '../contracts/message.ts';
import type { Need } from '../contracts/reasons.ts';
import { type ContactKnowledge, subReasonOf } from './known-content.ts';

type Problems = Record<string, string>;
type Given<Request> = { [Name in keyof Request]?: unknown };

const needed: Record<Need, { field: keyof ContactRequest; words: string }> = {
  restaurant: { field: 'enquiryRestaurant', words: 'Please choose the restaurant.' },
  visitDate: { field: 'visitDate', words: 'Please give the day of your visit.' },
  guests: { field: 'guests', words: 'Please tell us how many of you there were.' },
};

const AHEAD_DAYS = 730;
const isEmpty = (value: unknown) => value === undefined || (typeof value === 'string' && value.trim() === '');

/**
 * What is wrong with a contact form as far as reasons, restaurants and the calendar tell, by field. `today` is
 * 'YYYY-MM-DD' in London.
 */
export function contactProblems(given: Given<ContactRequest>, known: ContactKnowledge, today: string): Problems {
  const found = subReasonOf(known.contactReasons, String(given.enquiryType ?? ''));
  const missing = (found?.needs ?? []).map((need) => needed[need]).filter(({ field }) => isEmpty(given[field]));
  const isUnknown =
    !isEmpty(given.enquiryRestaurant) && !known.restaurants.some(({ storeId }) => storeId === given.enquiryRestaurant);
  const isToCome = found?.isAfterVisit && typeof given.visitDate === 'string' && given.visitDate > today;
  return {
    ...(isToCome && { visitDate: 'That day is still to come. Please give the day you were with us.' }),
    ...(!found && { enquiryType: 'Please choose what it is about.' }),
    ...(isUnknown && { enquiryRestaurant: needed.restaurant.words }),
    ...Object.fromEntries(missing.map(({ field, words }) => [field, words])),
  };
}

/** The same for a group's enquiry. `today` is 'YYYY-MM-DD' in London. */
export function groupProblems(given: Given<GroupBookingRequest>, known: ContactKnowledge, today: string): Problems {
  const { minimumCovers, bookingTypes } = known.contact.groupBooking;
  const { covers, date, time, until } = given;
  return {
    ...(!known.restaurants.some(({ storeId }) => storeId === given.storeId) && {
      venue: 'Please choose a restaurant.',
    }),
    ...(!bookingTypes.some(({ id }) => id === given.bookingType) && {
      bookingType: 'Please choose what you are celebrating.',
    }),
    ...(typeof covers === 'number' &&
      covers < minimumCovers && {
        covers: `Please tell us how many, ${minimumCovers} or more. Fewer can book a table online.`,
      }),
    ...(typeof date === 'string' &&
      (date < today || date > addDays(today, AHEAD_DAYS)) && {
        date: 'Please choose a day from today, within the next two years.',
      }),
    ...(time !== undefined && time !== '' && time === until && { until: 'Please choose a time after the start.' }),
    ...(given.shouldReceiveSms === true &&
      isEmpty(given.telephoneNumber) && {
        telephoneNumber: 'Please give a phone number for the text messages.',
      }),
  };
}
