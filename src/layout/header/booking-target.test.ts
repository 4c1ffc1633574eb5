import { describe, expect, it } from 'vitest';
import {
  bookingHref,
  bookingRequestOf,
  cardAddress,
  setTableOfPage,
  withTableOfPage,
} from '../../booking/flow/booking-request.ts';
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
    [
      '/restaurants/leeds-greek-street',
      [{ restaurant: leeds, wanted: { around: '19:00' } }],
      '/restaurants/leeds-greek-street/book-now?around=19%3A00',
    ],
    [
      '/restaurants/leeds-greek-street',
      [{ restaurant: { ...leeds, enableBookings: false }, wanted: { around: '19:00' } }],
      '/#booking',
    ],
    ['/find-us', [{}, { wanted: { covers: 5 } }], '/book-now?covers=5'],
    ['/restaurants', [{ settings: {} }, { restaurants: [leeds] }], '/#booking'],
    ['/our-menu', [{ restaurant: leeds }], '/#booking'],
    ['/our-menu/main', [{ menu: '', local: york }], '/restaurants/york-coppergate/book-now'],
    [
      '/our-menu/christmas',
      [{ menu: '', local: null, wanted: { occasionId: 'christmas' } }],
      '/book-now?occasion=christmas',
    ],
    ['/menu', [{ menus: [], local: york }], '/restaurants/york-coppergate/book-now'],
    ['/menu/main', [{ menu: '', local: { ...york, enableBookings: false } }], '/#booking'],
    ['/menu/main', [{ menu: '', local: null }], '/#booking'],
    ['/', [null, undefined], '/#booking'],
  ])('on %s', (pathname, pageData, target) => {
    expect(bookingHref(bookingTarget({ pathname, search: '' }, pageData))).toBe(target);
  });
});

it.each([
  ['', '/#booking', []],
  ['?without=tree-nuts,milk', '/book-now?without=milk%2Ctree-nuts', []],
  ['?without=milk', '/restaurants/york-coppergate/book-now?without=milk', [york]],
])('without scripts it leads from a menu with %j to %s', (search, target, [local = null]) => {
  expect(bookingHref(bookingTarget({ pathname: '/menu/main', search }, [{ local }]))).toBe(target);
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

describe('a link with what a menu left out', () => {
  const link = new URL('https://tavola.test/restaurants/york-coppergate/book-now?without=tree-nuts,milk,marzipan');
  const asked = bookingRequestOf(link);

  it('asks for it, and the address of the card does not tell', () => {
    expect(asked).toMatchObject({ slug: 'york-coppergate', allergies: ['milk', 'tree nuts'] });
    expect(cardAddress(asked ?? {})).toBe('/restaurants/york-coppergate/book-now');
  });

  it('is before what the page leaves out, and says no more than “book”', () => {
    setTableOfPage({ slug: 'leeds-greek-street', allergies: ['eggs'] });
    expect(withTableOfPage({ allergies: ['milk'] })).toMatchObject({ slug: 'leeds-greek-street', allergies: ['milk'] });
    expect(withTableOfPage({ covers: 2 })).toMatchObject({ covers: 2, allergies: ['eggs'] });
  });
});
