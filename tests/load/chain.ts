import gazetteer from '../../src/platform/geo/gazetteer.json' with { type: 'json' };
import { unpackPlaces } from '../../src/platform/geo/gazetteer.ts';
import type { BookingRules, Restaurant } from '../../src/restaurants/contract.ts';
import { seededRandom } from '../faults/model/seeded-random.ts';
import { hours, testRestaurant, testRules } from '../support/test-restaurant.ts';

const TABLES = 24;
/** In degrees, around the middle of the town; some towns have several restaurants. */
const SPREAD = 0.06;

/** 24 tables in two areas, two of which can be joined. */
const rules: Partial<BookingRules> = {
  tables: Array.from({ length: TABLES }, (_, index) => ({
    id: `t${index}`,
    areaId: index % 4 ? 'room' : 'terrace',
    minimumCovers: index % 3 ? 1 : 3,
    maximumCovers: index % 3 ? 2 : 4,
  })),
  joins: [{ id: 'j', tableIds: ['t0', 't3'], minimumCovers: 5, maximumCovers: 8 }],
};

/** Varies the rules as between real restaurants: one in three open late, one in four shut in the afternoon. */
function rulesOf(index: number): Partial<BookingRules> {
  const days = testRules.sittings[0]?.days ?? [];
  const lunchAndDinner = [
    { name: 'Lunch', days, firstSeating: '12:00', lastSeating: '14:30' },
    { name: 'Dinner', days, firstSeating: '17:30', lastSeating: '21:30' },
  ];
  return index % 4 === 3 ? { ...rules, sittings: lunchAndDinner } : rules;
}

/** A chain of any size over the country's towns, the largest first; the same in every run. */
export function chainOf(size: number): Restaurant[] {
  const towns = unpackPlaces(gazetteer).toSorted((a, b) => b.population - a.population);
  const throws = seededRandom(size);
  const about = (degrees: number) => degrees + (throws.below(2000) / 1000 - 1) * SPREAD;
  return Array.from({ length: size }, (_, index) => {
    const town = towns[index % Math.min(towns.length, Math.max(60, size / 4))] as (typeof towns)[number];
    return testRestaurant({
      storeId: String(1000 + index),
      slug: `${town.name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}-${index}`,
      title: `${town.name} ${index}`,
      town: town.name,
      site: String(index),
      lat: about(town.lat),
      lng: about(town.lng),
      openingHours: index % 3 ? hours() : hours('12:00', '00:30'),
      booking: rulesOf(index),
    });
  });
}
