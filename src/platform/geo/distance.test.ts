import { expect, test } from 'vitest';
import { milesBetween } from './distance.ts';

const leeds = { lat: 53.7965, lng: -1.5478 };
const london = { lat: 51.5085, lng: -0.1257 };

test('distances use an earth radius of 3959 miles', () => {
  expect(milesBetween(leeds, london)).toBeCloseTo(168.95, 2);
  expect(milesBetween({ lat: 0, lng: 0 }, { lat: 0, lng: 180 })).toBeCloseTo(Math.PI * 3959, 6);
  expect(milesBetween({ lat: 0, lng: 0 }, { lat: 1, lng: 0 })).toBeCloseTo((Math.PI * 3959) / 180, 6);
});

test('distance is symmetric, and zero from a point to itself', () => {
  expect(milesBetween(london, leeds)).toBe(milesBetween(leeds, london));
  expect(milesBetween(leeds, leeds)).toBe(0);
});
