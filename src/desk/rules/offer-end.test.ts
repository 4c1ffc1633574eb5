import { expect, test } from 'vitest';
import { HOUR_MS } from '../../values/time/duration.ts';
import { offerEnd } from './offer-end.ts';

test.each([
  ['in a week: 48 hours', 7 * 24, 48],
  ['in two days: until a day before', 48, 24],
  ['tomorrow: three hours', 25, 3],
  ['tonight: an hour before', 3.5, 2.5],
  ['within the hour: not at all', 1, null],
])('a table %s', (_, startsIn, hours) => {
  expect(offerEnd({ now: 0, startsAt: startsIn * HOUR_MS })).toBe(hours === null ? null : hours * HOUR_MS);
});
