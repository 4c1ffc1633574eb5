import { expect, test } from 'vitest';
import { brandContent } from '../../../tests/support/app.ts';
import { tableDay } from './table-row.ts';

const { restaurants } = await brandContent();
const bath = restaurants.find(({ slug }) => slug === 'bath-milsom-street');

test.each([
  ['2026-11-20', '18 February 2027'],
  ['2027-01-05', '5 April'],
])('on %s tables can be booked up to %s', (today, last) => {
  if (!bath) throw new Error('no such restaurant');
  const horizon = { ...bath, horizonDays: 90 };
  expect(tableDay(horizon, '2027-06-01', today).noTables).toEqual({ kind: 'too-far-ahead', last });
});
