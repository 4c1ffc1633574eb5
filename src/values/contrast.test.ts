import { expect, test } from 'vitest';
import { contrast } from './contrast.ts';

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#000000', 21],
  ['#777777', '#ffffff', 4.48],
  ['#c12713', '#fff7ea', 5.54],
  ['#1f4534', '#1f4534', 1],
])('the contrast of %s and %s', (a, b, expected) => expect(contrast(a, b)).toBeCloseTo(expected, 2));
