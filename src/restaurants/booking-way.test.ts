import { expect, test } from 'vitest';
import { bookingWay } from './booking-way.ts';

const place = { enableBookings: true, holidayPark: null, temporarilyClosed: null };
const park = { name: 'Castle Bay Park', bookingUrl: 'https://park.example/book' };
const builders = { message: 'The oven is out.', reopens: '2027-02-01' };

test.each([
  ['online where it takes bookings', place, 'online'],
  ['by telephone where it does not', { ...place, enableBookings: false }, 'phone'],
  ['through the park, whatever else is set', { ...place, enableBookings: false, holidayPark: park }, 'park'],
  ['not while it is shut', { ...place, temporarilyClosed: builders }, 'shut'],
  [
    'not while it is shut without an end in sight',
    { ...place, temporarilyClosed: { message: 'Gone fishing' } },
    'shut',
  ],
])('a table is had %s', (_, asked, kind) => {
  expect(bookingWay(asked, '2026-11-20').kind).toBe(kind);
});

test('on the day it reopens booking is back', () => {
  expect(bookingWay({ ...place, temporarilyClosed: builders }, '2027-01-31').kind).toBe('shut');
  expect(bookingWay({ ...place, temporarilyClosed: builders }, '2027-02-01').kind).toBe('online');
});
