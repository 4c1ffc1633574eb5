import { describe, expect, it } from 'vitest';
import { bookingHref } from '../../booking/flow/booking-request.ts';
import { bookingTarget } from './booking-target.ts';

const york = { slug: 'york-coppergate', enableBookings: true, title: 'York Coppergate', phone: '', menus: [] };
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
    ['/our-menu/main', [{ menu: '', local: york }], '/restaurants/york-coppergate/book-now'],
    ['/menu', [{ menus: [], local: york }], '/restaurants/york-coppergate/book-now'],
    ['/menu/main', [{ menu: '', local: { ...york, enableBookings: false } }], '/#booking'],
    ['/menu/main', [{ menu: '', local: null }], '/#booking'],
    ['/', [null, undefined], '/#booking'],
  ])('on %s', (pathname, pageData, target) => {
    expect(bookingHref(bookingTarget({ pathname, search: '' }, pageData))).toBe(target);
  });
});

describe('the allergies Book Now asks for', () => {
  it.each([
    ['what is left out of a menu', '?without=peanuts,milk', [{ local: null }], ['milk', 'peanuts']],
    ['none where nothing is', '?diet=vg', [{ local: york }], undefined],
    ['none on other pages', '?without=milk', [{ restaurant: leeds }], undefined],
  ])('are %s', (_, search, pageData, allergies) => {
    expect(bookingTarget({ pathname: '/menu/main', search }, pageData).allergies).toEqual(allergies);
  });
});
