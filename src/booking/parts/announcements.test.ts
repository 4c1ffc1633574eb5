import { expect, it } from 'vitest';
import { dinnerVoucher } from '../../../tests/support/journeys.ts';
import { SLOT_TAKEN_MESSAGE } from '../contracts/constants.ts';
import { freshJourney, type JourneyState } from '../flow/journey-state.ts';
import { announcement } from './announcements.ts';

const slots = [
  { time: '18:30', canEnquire: false },
  { time: '19:00', canEnquire: true },
];
const loading = { ...freshJourney, step: 2, stepTwoLoading: true };
const loaded = { ...loading, stepTwoLoading: false, slots, selectedBookingTime: '18:30' };

it.each<[string, JourneyState, Partial<JourneyState>, string | null]>([
  ['nothing', freshJourney, {}, null],
  ['a step', freshJourney, { step: 2 }, 'Step 2 of 3: Time.'],
  ['the party', freshJourney, { coverSize: 4, adultCovers: 4 }, '4 people.'],
  ['the day', freshJourney, { selectedBookingDate: '2026-11-27' }, 'Friday 27 November chosen.'],
  [
    'the day, and that a voucher is not valid then',
    { ...freshJourney, voucher: dinnerVoucher },
    { selectedBookingDate: '2026-11-27' },
    'Friday 27 November chosen. Your voucher “Pudding” isn’t valid on Friday 27 November.',
  ],
  ['looking', { ...loading, stepTwoLoading: false }, { stepTwoLoading: true }, 'Looking for free tables.'],
  ['what is free', loading, loaded, '1 time available. 6.30pm is chosen.'],
  [
    'the times of an event',
    { ...loading, bookingType: 'event' },
    { stepTwoLoading: false, slots },
    'Times are listed below.',
  ],
  ['no free table', loading, { stepTwoLoading: false, slotsError: 'None.' }, 'None.'],
  ['an error before anything else', freshJourney, { step: 2, bookingError: SLOT_TAKEN_MESSAGE }, SLOT_TAKEN_MESSAGE],
  ['no more an error that is gone', { ...freshJourney, bookingError: 'No connection.' }, { bookingError: null }, ''],
  [
    'a taken slot, not talked over by the fresh ones',
    { ...loading, bookingError: SLOT_TAKEN_MESSAGE },
    { ...loaded, bookingError: SLOT_TAKEN_MESSAGE },
    `${SLOT_TAKEN_MESSAGE} 1 time available. 6.30pm is chosen.`,
  ],
  ['the reference', freshJourney, { confirmationNumber: 'AB12' }, 'Your table is booked. Your reference is AB12.'],
])('announces %s', (_, before, change, words) => expect(announcement(before, { ...before, ...change })).toBe(words));
