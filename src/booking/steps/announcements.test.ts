import { expect, it } from 'vitest';
import { dinnerVoucher } from '../../../tests/support/journeys.ts';
import { SLOT_TAKEN_MESSAGE } from '../contracts/constants.ts';
import { freshJourney, type JourneyState } from '../flow/journey-state.ts';
import { announcement } from './announcements.ts';

const slots = [
  { time: '18:30', canEnquire: false },
  { time: '19:00', canEnquire: true },
];
const searching = { ...freshJourney, step: 2, stepTwoLoading: true };
const loaded = { ...searching, stepTwoLoading: false, slots, selectedBookingTime: '18:30' };

it.each<[string, JourneyState, Partial<JourneyState>, string | null]>([
  ['no change', freshJourney, {}, null],
  ['a step', freshJourney, { step: 2 }, 'Step 2 of 3: Time.'],
  ['the party', freshJourney, { coverSize: 4, adultCovers: 4 }, '4 people.'],
  ['the day', freshJourney, { selectedBookingDate: '2026-11-27' }, 'Friday 27 November chosen.'],
  [
    'a day a voucher is not valid on',
    { ...freshJourney, voucher: dinnerVoucher },
    { selectedBookingDate: '2026-11-27' },
    'Friday 27 November chosen. Your voucher “Pudding” isn’t valid on Friday 27 November.',
  ],
  ['a search', { ...searching, stepTwoLoading: false }, { stepTwoLoading: true }, 'Looking for free tables.'],
  ['the number of free times', searching, loaded, '1 time available. 6.30pm is chosen.'],
  [
    'the times of an event',
    { ...searching, bookingType: 'event' },
    { stepTwoLoading: false, slots },
    'Times are listed below.',
  ],
  ['no free table', searching, { stepTwoLoading: false, slotsError: 'None.' }, 'None.'],
  ['an error before anything else', freshJourney, { step: 2, bookingError: SLOT_TAKEN_MESSAGE }, SLOT_TAKEN_MESSAGE],
  ['nothing once an error is gone', { ...freshJourney, bookingError: 'No connection.' }, { bookingError: null }, ''],
  [
    'a taken slot before the fresh ones',
    { ...searching, bookingError: SLOT_TAKEN_MESSAGE },
    { ...loaded, bookingError: SLOT_TAKEN_MESSAGE },
    `${SLOT_TAKEN_MESSAGE} 1 time available. 6.30pm is chosen.`,
  ],
  [
    'the booking reference',
    freshJourney,
    { confirmationNumber: 'AB12' },
    'Your table is booked. Your reference is AB12.',
  ],
])('announces %s', (_, before, change, words) => expect(announcement(before, { ...before, ...change })).toBe(words));
