import { expect, test } from 'vitest';
import { bookingWay } from './booking-way.ts';

const restaurant = { enableBookings: true, holidayPark: null, temporarilyClosed: null };
const park = { name: 'Castle Bay Park', bookingUrl: 'https://park.example/book' };
const widgetUrl = 'https://widget.example/?id=42';
const builders = { message: 'The oven is out.', reopens: '2027-02-01' };

test.each([
  ['online', restaurant, 'online'],
  ['by walking in if it takes no bookings', { ...restaurant, enableBookings: false }, 'walk-in'],
  ['through the park, whatever else is set', { ...restaurant, enableBookings: false, holidayPark: park }, 'park'],
  ['through the widget if our own bookings are off', { ...restaurant, enableBookings: false, widgetUrl }, 'widget'],
  ['through the park rather than the widget', { ...restaurant, holidayPark: park, widgetUrl }, 'park'],
  ['not during a closure', { ...restaurant, temporarilyClosed: builders }, 'shut'],
  [
    'not during a closure without an end date',
    { ...restaurant, temporarilyClosed: { message: 'Gone fishing' } },
    'shut',
  ],
])('a table is booked %s', (_, summary, kind) => {
  expect(bookingWay(summary, '2026-11-20').kind).toBe(kind);
});

test('booking is back on the day a restaurant reopens', () => {
  expect(bookingWay({ ...restaurant, temporarilyClosed: builders }, '2027-01-31').kind).toBe('shut');
  expect(bookingWay({ ...restaurant, temporarilyClosed: builders }, '2027-02-01').kind).toBe('online');
});
