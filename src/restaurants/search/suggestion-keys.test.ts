import { expect, test } from 'vitest';
import { nextActive } from './suggestion-keys.ts';

test.each([
  ['down from the typed text', -1, 1, 0],
  ['down', 0, 1, 1],
  ['down past the end, back to the typed text', 2, 1, -1],
  ['up from the typed text, to the last', -1, -1, 2],
  ['up', 2, -1, 1],
  ['up from the first, back to the typed text', 0, -1, -1],
] as const)('%s', (_, from, step, to) => {
  expect(nextActive(from, 3, step)).toBe(to);
});
