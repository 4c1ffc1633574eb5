import { expect, test } from 'vitest';
import { testRules } from '../../../../tests/support/test-restaurant.ts';
import { tablesTogether } from './tables-together.ts';

const span = { startsAt: 0, endsAt: 10 };
const taken = (...tableIds: string[]) => [{ ...span, covers: 2, tableIds, partyId: '', heldUntil: null }];

test.each([
  ['the largest of an area first', 10, null, [], ['r3', 'r4', 'r1']],
  ['only free ones', 8, null, taken('r3'), ['r4', 'r1', 'r2']],
  ['the area with fewer seats left over', 4, null, [], ['r3']],
  ['those of the chosen area', 4, 'terrace', [], ['t1']],
  ['none where they are too few', 13, null, [], null],
  ['none where the chosen area is too small', 5, 'terrace', [], null],
])('tables together are %s', (_, covers, areaId, seated, tableIds) => {
  expect(tablesTogether(testRules, { ...span, covers, areaId }, seated)).toEqual(tableIds);
});
