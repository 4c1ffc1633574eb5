import { describe, expect, it, test } from 'vitest';
import { testMenu, testRestaurant } from '../../../../tests/support/test-restaurant.ts';
import { type PartnerMenu, partnerMenu } from '../../contracts/partner-menus.ts';
import { partnerOffers } from './partner-offers.ts';
import { partnerProblems } from './partner-problems.ts';

const dates = { startDate: '2026-11-01', endDate: '2026-12-31' };
const offer = { id: 'coffee', title: 'Coffee', description: 'With lunch.', terms: 'One each.', ...dates };
const club: PartnerMenu = {
  partner: 'Club',
  menuId: 'main',
  restaurants: 'all',
  ...dates,
  minimumCovers: 2,
  maximumCovers: 6,
  offers: [offer, { ...offer, id: 'cake', startDate: '2026-11-28', endDate: '2027-03-01', days: ['saturday'] }],
};
const railways: PartnerMenu = {
  ...club,
  partner: 'Railways',
  restaurants: ['testford-market'],
  minimumCovers: 1,
  offers: [{ ...offer, id: 'prosecco' }],
};
const restaurantWithMenus = { restaurant: testRestaurant(), menus: [testMenu(), testMenu({ id: 'lunch' })] };
const FRIDAY = '2026-11-27';
const SATURDAY = '2026-11-28';

describe('what partners give', () => {
  it.each([
    ['coffee and prosecco for two on a Friday', { date: FRIDAY, size: 2 }, ['coffee', 'prosecco']],
    ['a cake for six on a Saturday', { date: SATURDAY, size: 6 }, ['coffee', 'cake', 'prosecco']],
    ['prosecco for one', { date: FRIDAY, size: 1 }, ['prosecco']],
    ['the same on the last day', { date: '2026-12-31', size: 2 }, ['coffee', 'prosecco']],
  ])('partners offer a menu’s guests %s', (_, search, ids) => {
    const offers = partnerOffers([club, railways], restaurantWithMenus, { menuId: 'main', ...search });
    expect(offers.ok && offers.offers.map(({ id }) => id)).toEqual(ids);
  });

  it('a partner offer names its partner and last date', () => {
    const offers = partnerOffers([club], restaurantWithMenus, { menuId: 'main', date: SATURDAY, size: 2 });
    expect(offers.ok && offers.offers[1]).toEqual({
      id: 'cake',
      partner: 'Club',
      title: 'Coffee',
      description: 'With lunch.',
      terms: 'One each.',
      validUntil: '2026-12-31',
    });
  });

  it.each([
    ['a menu without an agreement', { menuId: 'lunch' }, 8],
    ['a menu not served here', { menuId: 'christmas' }, 8],
    ['a party that is too large', { size: 7 }, 7],
    ['a day before the agreement', { date: '2026-10-31' }, 7],
    ['a day after the agreement', { date: '2027-01-01' }, 7],
  ])('partners offer nothing for %s', (_, changes, code) => {
    const search = { menuId: 'main', date: FRIDAY, size: 2, ...changes };
    expect(partnerOffers([club, railways], restaurantWithMenus, search)).toEqual({ ok: false, code });
  });

  it('limits a partner’s menu to the restaurants that take part', () => {
    const elsewhere = { ...restaurantWithMenus, restaurant: testRestaurant({ slug: 'testford-north' }) };
    expect(partnerOffers([railways], elsewhere, { menuId: 'main', date: FRIDAY, size: 2 })).toMatchObject({ code: 8 });
  });
});

test.each<[string, Partial<PartnerMenu>, string, string]>([
  ['an unknown menu', { menuId: 'sushi' }, '0.menuId', 'sushi'],
  ['an unknown restaurant', { restaurants: ['rome-trastevere'] }, '0.restaurants', 'rome-trastevere'],
  [
    'a restaurant without the menu',
    { menuId: 'lunch', restaurants: ['testford-market'] },
    '0.restaurants',
    'testford-market',
  ],
  ['two offers of one id', { offers: [offer, offer] }, '0.offers', 'coffee'],
])('a partner menu with %s is a content problem', (_, changes, path, found) => {
  const around = { restaurants: [testRestaurant()], menus: restaurantWithMenus.menus };
  const problem = { file: 'partner-menus.json', path, expected: expect.any(String), found };
  expect(partnerProblems([{ ...club, ...changes }], around)).toContainEqual(problem);
  expect(partnerProblems([club, railways], around)).toEqual([]);
});

test.each<[string, object]>([
  ['ends before it starts', { endDate: '2026-10-31' }],
  ['suits no party', { minimumCovers: 7 }],
  ['has no restaurants', { restaurants: [] }],
  ['has no offers', { offers: [] }],
  ['has an offer that ends before it starts', { offers: [{ ...offer, endDate: '2026-10-31' }] }],
  ['has an unknown field', { colour: 'red' }],
])('a partner menu that %s is refused', (_, changes) => {
  expect(partnerMenu.safeParse(club).success).toBe(true);
  expect(partnerMenu.safeParse({ ...club, ...changes }).success).toBe(false);
});
