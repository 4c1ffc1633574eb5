import { expect, test } from 'vitest';
import { isMeant } from './find-parties.ts';

const party = { name: 'Ann Baker', phone: '+44 7700 900123', reference: 'K7WQ2MPA' };

test.each([
  ['baker', true],
  [' Ann b', true],
  ['k7wq2mpa', true],
  ['07700 900123', true],
  ['0123', true],
  ['+447700900123', true],
  ['12', false],
  ['cook', false],
  ['k7wq', false],
])('“%s” finds the party: %s', (query, expected) => {
  expect(isMeant(party, query, { byPhone: true })).toBe(expected);
});

test('whoever sees no phone number finds nobody by it', () => {
  expect(isMeant(party, '900123', { byPhone: false })).toBe(false);
});
