import { expect, test } from 'vitest';
import { bookingWay } from './booking-way.ts';

const restaurant = { enableBookings: true, holidayPark: null, temporarilyClosed: null };
const park = { name: 'Castle Bay Park', bookingUrl: 'https://park.example/book' };
const widgetUrl = 'https://widget.example/?id=42';
const builders = { message: 'The oven is out.', reopens: '2027-02-01' };

test.each([
  ['online where it takes bookings', restaurant, 'online'],
  ['by walking in where it does not', { ...restaurant, enableBookings: false }, 'walk-in'],
  ['through the park, whatever else is set', { ...restaurant, enableBookings: false, holidayPark: park }, 'park'],
  ['by the widget where our own bookings are off', { ...restaurant, enableBookings: false, widgetUrl }, 'widget'],
  ['through the park, not the widget', { ...restaurant, holidayPark: park, widgetUrl }, 'park'],
  ['not while it is shut', { ...restaurant, temporarilyClosed: builders }, 'shut'],
  [
    'not while it is shut without an end in sight',
    { ...restaurant, temporarilyClosed: { message: 'Gone fishing' } },
    'shut',
  ],
])('a table is booked %s', (_, asked, kind) => {
  expect(bookingWay(asked, '2026-11-20').kind).toBe(kind);
});

test('on the day it reopens booking is back', () => {
  expect(bookingWay({ ...restaurant, temporarilyClosed: builders }, '2027-01-31').kind).toBe('shut');
  expect(bookingWay({ ...restaurant, temporarilyClosed: builders }, '2027-02-01').kind).toBe('online');
});
