import { expect, test } from 'vitest';
import { openingHours, type RestaurantSummary } from '../../restaurants/contract.ts';
import { weekdays } from '../../values/time/week.ts';
import { inGroups, listedRestaurant, restaurantsByNation } from './restaurants-by-nation.ts';

const hours = openingHours.parse({
  ...Object.fromEntries(
    weekdays.flatMap((day) => [
      [`${day}Open`, '11:30'],
      [`${day}Close`, '22:30'],
    ]),
  ),
  overrides: [],
});
const restaurant = (nation: RestaurantSummary['nation'], town: string, site: string) =>
  ({ nation, town, site, slug: `${town}-${site}`, openingHours: hours, temporarilyClosed: null }) as RestaurantSummary;

const all = restaurantsByNation(
  [
    restaurant('Northern Ireland', 'Belfast', 'Botanic Avenue'),
    restaurant('England', 'York', 'Coppergate'),
    restaurant('England', 'Leeds', 'Kirkstall'),
    restaurant('England', 'Leeds', 'Greek Street'),
  ],
  (listed) => listedRestaurant(listed, Date.parse('2026-11-20T12:00:00Z')),
);

test('nations in the order of the contract, those without a restaurant left out, each with its anchor on the page', () => {
  expect(all.map(({ id, count }) => [id, count])).toEqual([
    ['england', 3],
    ['northern-ireland', 1],
  ]);
});

test('towns by name, and their restaurants by name, side by side', () => {
  expect(all[0]?.towns.map(({ name, restaurants }) => [name, restaurants.map(({ site }) => site)])).toEqual([
    ['Leeds', ['Greek Street', 'Kirkstall']],
    ['York', ['Coppergate']],
  ]);
});

test('all of them again, in that order', () => {
  expect(inGroups(all).map(({ slug }) => slug)).toEqual([
    'Leeds-Greek Street',
    'Leeds-Kirkstall',
    'York-Coppergate',
    'Belfast-Botanic Avenue',
  ]);
});

test('each restaurant is open or closed', () => {
  expect(all[0]?.towns[0]?.restaurants[0]?.moments[0]).toMatchObject({ isOpen: true, detail: 'closes 10.30pm' });
});
