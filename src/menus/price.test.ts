import { expect, it } from 'vitest';
import { formatPrice } from './price.ts';

it.each([
  [1495, '£14.95'],
  [900, '£9.00'],
  [405, '£4.05'],
  [0, '£0.00'],
  [12000, '£120.00'],
])('%i pence is printed %s', (pence, printed) => {
  expect(formatPrice(pence)).toBe(printed);
});
