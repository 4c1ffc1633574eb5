import { describe, expect, it } from 'vitest';
import { bookingHref } from '../../booking/flow/booking-request.ts';
import { bookableSlug } from './booking-target.ts';

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
    ['/restaurants', [{ settings: {} }, { restaurants: [leeds] }], '/#booking'],
    ['/our-menu', [{ restaurant: leeds }], '/#booking'],
    ['/', [null, undefined], '/#booking'],
  ])('on %s', (path, pageData, target) => {
    expect(bookingHref({ slug: bookableSlug(path, pageData) })).toBe(target);
  });
});
