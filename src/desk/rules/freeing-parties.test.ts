import { expect, test } from 'vitest';
import { HOUR_MS } from '../../values/time/duration.ts';
import { freeingParties } from './freeing-parties.ts';

const seat = (id: string, tableIds = [id]) => ({ id, areaId: 'room', tableIds, minimumCovers: 1, maximumCovers: 4 });
const party = (partyId: string, [from, to]: [number, number], tableIds: string[]) => ({
  partyId,
  startsAt: from * HOUR_MS,
  endsAt: to * HOUR_MS,
  covers: 2,
  tableIds,
  heldUntil: null,
});
const wanted = { from: 19 * HOUR_MS, to: 19.5 * HOUR_MS, turnMs: 1.5 * HOUR_MS };
const idsFor = (seats: ReturnType<typeof seat>[], ...seated: ReturnType<typeof party>[]) =>
  freeingParties(seats, seated, wanted).map(({ partyId }) => partyId);

test('a party that leaves about the time would free its table, the first to leave first', () => {
  expect(
    idsFor([seat('a'), seat('b')], party('later', [18, 20], ['a']), party('sooner', [17.5, 19.25], ['b'])),
  ).toEqual(['sooner', 'later']);
});

test.each([
  ['leaves too late', [party('p', [18, 20.25], ['a'])]],
  ['sits down during the time', [party('p', [19.25, 20], ['a'])]],
  ['has somebody after it', [party('p', [18, 19.25], ['a']), party('q', [20, 21], ['a'])]],
  ['is at a table that doesn’t fit', [party('p', [18, 19.25], ['z'])]],
])('a party that %s frees nothing', (_, seated) => {
  expect(idsFor([seat('a')], ...seated)).toEqual([]);
});

test('a join is free once its one party leaves, named once', () => {
  expect(idsFor([seat('a+b', ['a', 'b']), seat('b')], party('p', [18, 19.5], ['b']))).toEqual(['p']);
});
