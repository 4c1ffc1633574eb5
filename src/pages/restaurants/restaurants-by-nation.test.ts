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

const groups = restaurantsByNation(
  [
    restaurant('Northern Ireland', 'Belfast', 'Botanic Avenue'),
    restaurant('England', 'York', 'Coppergate'),
    restaurant('England', 'Leeds', 'Kirkstall'),
    restaurant('England', 'Leeds', 'Greek Street'),
  ],
  (summary) => listedRestaurant(summary, Date.parse('2026-11-20T12:00:00Z')),
);

test("nations follow the contract's order, without empty ones, each with an anchor", () => {
  expect(groups.map(({ id, count }) => [id, count])).toEqual([
    ['england', 3],
    ['northern-ireland', 1],
  ]);
});

test('towns are sorted by name, as are their restaurants', () => {
  expect(groups[0]?.towns.map(({ name, restaurants }) => [name, restaurants.map(({ site }) => site)])).toEqual([
    ['Leeds', ['Greek Street', 'Kirkstall']],
    ['York', ['Coppergate']],
  ]);
});

test('all restaurants follow the order of their groups', () => {
  expect(inGroups(groups).map(({ slug }) => slug)).toEqual([
    'Leeds-Greek Street',
    'Leeds-Kirkstall',
    'York-Coppergate',
    'Belfast-Botanic Avenue',
  ]);
});

test('each restaurant is open or closed', () => {
  expect(groups[0]?.towns[0]?.restaurants[0]?.moments[0]).toMatchObject({ isOpen: true, detail: 'closes 10.30pm' });
});
