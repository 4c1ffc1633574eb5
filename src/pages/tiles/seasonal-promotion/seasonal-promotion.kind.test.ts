import { expect, test } from 'vitest';
import { onPage, prepared } from '../../../../tests/support/tiles.ts';

const tile = {
  tile: 'seasonal-promotion',
  title: 'Sprouts',
  text: 'On a pizza.',
  links: [{ text: 'Book', url: '/book-now' }],
  startDate: '2026-11-23',
  endDate: '2026-12-24',
};
const season = onPage(tile);

test.each([
  ['2026-11-22', 0],
  ['2026-11-23', 1],
  ['2026-12-24', 1],
  ['2026-12-25', 0],
])('on %s the season is shown %d times', async (today, times) => {
  expect(await prepared(season, { today })).toHaveLength(times);
});

test.each([
  ['2026-12-20', '31 January 2027'],
  ['2027-01-01', '31 January'],
])("on %s the season's last day includes the year if it is another: %s", async (today, until) => {
  const winter = onPage({ ...tile, endDate: '2027-01-31' });
  expect(await prepared(winter, { today })).toMatchObject([{ until }]);
});

test('a season reports when the page changes', async () => {
  const changes: number[] = [];
  await prepared(season, { today: '2026-11-23', changesAt: (instant) => changes.push(instant) });
  expect(changes).toEqual([Date.parse('2026-12-25T00:00:00Z')]);
});
