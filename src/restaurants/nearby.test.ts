import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { milesBetween } from '../platform/geo/distance.ts';
import { nearestRestaurants } from './nearby.ts';

const milesPerDegree = (Math.PI * 3959) / 180;
const north = (slug: string, miles: number) => ({ slug, lat: 52 + miles / milesPerDegree, lng: -1 });
const point = { lat: 52, lng: -1 };
const slugs = (list: Array<{ slug: string }>) => list.map(({ slug }) => slug);

describe('nearestRestaurants', () => {
  test('nearby restaurants come nearest first', () => {
    const results = nearestRestaurants(point, [north('b', 20), north('a', 3), north('c', 50)]);
    expect(slugs(results)).toEqual(['a', 'b', 'c']);
  });

  test.each([
    [0, 0],
    [0.04, 0],
    [0.06, 0.1],
    [3.14, 3.1],
    [12.96, 13],
  ])('%d miles are rounded to %d', (miles, expected) => {
    expect(nearestRestaurants(point, [north('a', miles)])[0]?.milesValue).toBe(expected);
  });

  test('nearby restaurants are sorted by exact distance', () => {
    expect(slugs(nearestRestaurants(point, [north('b', 1.04), north('a', 1.01)]))).toEqual(['a', 'b']);
  });

  test('at most ten nearby restaurants, all within 100 miles', () => {
    const many = Array.from({ length: 15 }, (_, at) => north(`r${at}`, at));
    expect(slugs(nearestRestaurants(point, many))).toEqual(slugs(many.slice(0, 10)));
    expect(slugs(nearestRestaurants(point, [north('in', 99.99), north('out', 100.01)]))).toEqual(['in']);
  });

  test('the limits of a nearby search can be narrowed', () => {
    const list = [north('a', 1), north('b', 2), north('c', 30)];
    expect(slugs(nearestRestaurants(point, list, { maxLocations: 1 }))).toEqual(['a']);
    expect(slugs(nearestRestaurants(point, list, { maxDistance: 10 }))).toEqual(['a', 'b']);
  });

  test("no restaurants give an empty list, and the input isn't changed", () => {
    const list = [north('b', 2), north('a', 1)];
    nearestRestaurants(point, list);
    expect(slugs(list)).toEqual(['b', 'a']);
    expect(nearestRestaurants(point, [])).toEqual([]);
  });
});

test('a nearby search agrees with a linear search, whatever the number', () => {
  const degrees = (least: number, most: number) => fc.double({ min: least, max: most, noNaN: true });
  const place = fc.record({ lat: degrees(49, 61), lng: degrees(-8, 2) });
  const limits = fc.record({
    maxLocations: fc.integer({ min: 1, max: 12 }),
    maxDistance: fc.integer({ min: 1, max: 700 }),
  });
  fc.assert(
    fc.property(place, fc.array(place, { maxLength: 80 }), limits, (from, places, { maxLocations, maxDistance }) => {
      const distances = places.map((place) => milesBetween(from, place)).filter((miles) => miles < maxDistance);
      const nearest = distances.sort((a, b) => a - b).slice(0, maxLocations);
      const matches = nearestRestaurants(from, places, { maxLocations, maxDistance });
      expect(matches.map((match) => milesBetween(from, match))).toEqual(nearest);
    }),
  );
});
