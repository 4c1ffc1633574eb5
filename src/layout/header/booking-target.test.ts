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

describe('the target of Book Now', () => {
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
  ])('on %s Book Now has its target', (pathname, pageData, target) => {
    expect(bookingHref(bookingTarget({ pathname, search: '' }, pageData))).toBe(target);
  });
});

it.each([
  ['', '/#booking', []],
  ['?without=tree-nuts,milk', '/book-now?without=milk%2Ctree-nuts', []],
  ['?without=milk', '/restaurants/york-coppergate/book-now?without=milk', [york]],
])('without scripts Book Now leads from a menu with %j to %s', (search, target, [local = null]) => {
  expect(bookingHref(bookingTarget({ pathname: '/menu/main', search }, [{ local }]))).toBe(target);
});

describe('the allergies passed on by Book Now', () => {
  it.each([
    ['those left out of a menu', '?without=peanuts,milk', [{ local: null }], ['milk', 'peanuts']],
    ['none without a filter', '?diet=vg', [{ local: york }], undefined],
    ['none on other pages', '?without=milk', [{ restaurant: leeds }], undefined],
  ])('Book Now passes on allergies: %s', (_, search, pageData, allergies) => {
    expect(bookingTarget({ pathname: '/menu/main', search }, pageData).allergies).toEqual(allergies);
  });
});

describe("a link with a menu's allergies", () => {
  const link = new URL('https://tavola.test/restaurants/york-coppergate/book-now?without=tree-nuts,milk,marzipan');
  const request = bookingRequestOf(link);

  it("a link passes on a menu's allergies, without them in the card's URL", () => {
    expect(request).toMatchObject({ slug: 'york-coppergate', allergies: ['milk', 'tree nuts'] });
    expect(cardAddress(request ?? {})).toBe('/restaurants/york-coppergate/book-now');
  });

  it("a link's own allergies win over the page's, and don't make it specific", () => {
    setTableOfPage({ slug: 'leeds-greek-street', allergies: ['eggs'] });
    expect(withTableOfPage({ allergies: ['milk'] })).toMatchObject({ slug: 'leeds-greek-street', allergies: ['milk'] });
    expect(withTableOfPage({ covers: 2 })).toMatchObject({ covers: 2, allergies: ['eggs'] });
  });
});
