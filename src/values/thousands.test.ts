import { expect, test } from 'vitest';
import { formatThousands } from './thousands.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [-999, '-999'],
  [1000, '1,000'],
  [-1234, '-1,234'],
  [1000.5, '1,000.5'],
  [12.25, '12.25'],
])('%d is written %s', (count, text) => {
  expect(formatThousands(count)).toBe(text);
});
