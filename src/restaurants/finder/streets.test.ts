import { expect, test } from 'vitest';
import { openingHours, type RestaurantSummary, weekdays } from '../contract.ts';
import { streets } from './streets.ts';

const hours = openingHours.parse({
  ...Object.fromEntries(
    weekdays.flatMap((day) => [
      [`${day}Open`, '11:30'],
      [`${day}Close`, '22:30'],
    ]),
  ),
  overrides: [],
});
const place = (nation: RestaurantSummary['nation'], town: string, site: string) =>
  ({ nation, town, site, slug: `${town}-${site}`, openingHours: hours, temporarilyClosed: null }) as RestaurantSummary;

const all = streets(
  [
    place('Northern Ireland', 'Belfast', 'Botanic Avenue'),
    place('England', 'York', 'Coppergate'),
    place('England', 'Leeds', 'Kirkstall'),
    place('England', 'Leeds', 'Greek Street'),
  ],
  Date.parse('2026-11-20T12:00:00Z'),
);

test('nations in the house’s order, those without a restaurant left out, each with its address on the page', () => {
  expect(all.map(({ id, count }) => [id, count])).toEqual([
    ['england', 3],
    ['northern-ireland', 1],
  ]);
});

test('towns by name, and their restaurants by name, side by side', () => {
  expect(all[0]?.towns.map(({ name, shopfronts }) => [name, shopfronts.map(({ site }) => site)])).toEqual([
    ['Leeds', ['Greek Street', 'Kirkstall']],
    ['York', ['Coppergate']],
  ]);
});

test('each has its sign', () => {
  expect(all[0]?.towns[0]?.shopfronts[0]?.moments[0]).toMatchObject({ isOpen: true, detail: 'closes 10.30pm' });
});
