import { expect, test } from 'vitest';
import { milesText } from './miles.ts';

test.each([
  [0, 'under 100 yards'],
  [0.1, '0.1 miles'],
  [1, '1 mile'],
  [12.4, '12.4 miles'],
  [3488.8, '3,488.8 miles'],
])('%d miles are written as %s', (miles, text) => {
  expect(milesText(miles)).toBe(text);
});
