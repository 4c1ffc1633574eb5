import { expect, test } from 'vitest';
import { visitText } from './visit-text.ts';

test.each([
  [2, '2nd visit'],
  [3, '3rd visit'],
  [5, '5th visit'],
  [11, '11th visit'],
  [21, '21st visit'],
])('visit %i is the %s', (visit, words) => {
  expect(visitText(visit)).toBe(words);
});
