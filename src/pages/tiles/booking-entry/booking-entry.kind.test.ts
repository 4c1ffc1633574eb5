import { expect, test } from 'vitest';
import { onPage, prepared } from '../../../../tests/support/tiles.ts';

test('the booking bar suggests dinner tonight, and the page expires when it is too late for that', async () => {
  const changes: number[] = [];
  const [slip] = await prepared(onPage({ tile: 'booking-entry', title: 'Book' }), {
    today: '2026-07-01',
    changesAt: (instant) => changes.push(instant),
  });
  expect(slip).toMatchObject({
    bar: { today: '2026-07-01', maximumCovers: 20, party: { date: '2026-07-01', time: '19:00', covers: 2 } },
  });
  expect(changes).toEqual([Date.parse('2026-07-01T17:01:00Z')]);
});
