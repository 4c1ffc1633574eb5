import { describe, expect, it } from 'vitest';
import { bookingHref } from '../../booking/flow/booking-request.ts';
import { bookingTarget } from './booking-target.ts';

const leeds = { slug: 'leeds-greek-street', enableBookings: true, title: 'Leeds Greek Street' };

describe('where Book Now leads', () => {
  it.each([
    ['/restaurants/leeds-greek-street', [{ restaurant: leeds }], '/restaurants/leeds-greek-street/book-now'],
    [
      '/restaurants/leeds-greek-street/book-now',
      [{}, { restaurant: leeds }],
      '/restaurants/leeds-greek-street/book-now',
    ],
    ['/restaurants/leeds-greek-street', [{ restaurant: { ...leeds, enableBookings: false } }], '/#booking'],
    [
      '/restaurants/leeds-greek-street',
      [{ restaurant: leeds, wanted: { date: '2026-11-27', time: '19:00', covers: 4 } }],
      '/restaurants/leeds-greek-street/book-now?covers=4&date=2026-11-27&time=19%3A00',
    ],
    ['/find-us', [{}, { wanted: { covers: 5 } }], '/book-now?covers=5'],
    ['/restaurants', [{ settings: {} }, { restaurants: [leeds] }], '/#booking'],
    ['/our-menu', [{ restaurant: leeds }], '/#booking'],
    ['/', [null, undefined], '/#booking'],
  ])('on %s', (path, pageData, target) => {
    expect(bookingHref(bookingTarget(path, pageData))).toBe(target);
  });
});
