import { expect, test } from 'vitest';
import { decimalPounds, formatPounds, formatPrice } from './money.ts';

test.each([
  [1495, '£14.95', '£14.95', '14.95'],
  [900, '£9.00', '£9', '9.00'],
  [405, '£4.05', '£4.05', '4.05'],
  [0, '£0.00', '£0', '0.00'],
  [12000, '£120.00', '£120', '120.00'],
  [100_000, '£1000.00', '£1,000', '1000.00'],
])('%i pence are %s on a menu, %s as a fee and %s to a bank', (pence, price, pounds, decimal) => {
  expect([formatPrice(pence), formatPounds(pence), decimalPounds(pence)]).toEqual([price, pounds, decimal]);
});
