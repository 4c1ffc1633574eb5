import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestDatabase } from '../../tests/support/database.ts';
import { TEST_NOW } from '../../tests/support/test-clock.ts';
import { openEngine } from '../booking/api/api.server.ts';
import { closeDays, markReopened } from '../booking/engine/desk/closing/close-days.server.ts';
import { takesBookingsOn } from '../booking/rules/times/service-times.ts';
import type { BookingTables } from '../booking/tables.server.ts';
import { restaurantStructuredData } from '../pages/restaurant/restaurant-structured-data.ts';
import { specialLines } from '../pages/restaurant/view/hours-words.ts';
import type { Connection } from '../platform/database/database.ts';
import { primaryReads } from '../platform/database/reads.ts';
import { isClosedOn } from '../restaurants/opening-hours.ts';
import { ContentStore } from './content-store.ts';

const TODAY = '2026-11-20';
const DATE = '2026-12-25';
let connection: Connection<BookingTables>;
let store: ContentStore;

const open = () =>
  ContentStore.open(
    { ...connection, reads: primaryReads(connection.db) },
    { folder: 'content' },
    { report: () => undefined, warn: () => undefined, shared: true },
  );
beforeEach(async () => {
  connection = await openTestDatabase<BookingTables>();
  store = await open();
});
afterEach(() => connection.close());

const leeds = ({ current }: ContentStore) => {
  const answer = current.published.bySlug.get('leeds-greek-street');
  const restaurant = current.restaurants.find(({ slug }) => slug === 'leeds-greek-street');
  if (!answer || !restaurant) throw new Error('no Leeds');
  return { answer, restaurant };
};
const engine = () =>
  openEngine({
    db: connection.db,
    jobs: { enqueue: async () => undefined },
    clock: () => TEST_NOW,
    content: () => store.current,
    tokenSecret: 'secret',
  });
const closing = () => ({
  id: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  store_id: leeds(store).restaurant.storeId,
  first_date: DATE,
  last_date: '2026-12-26',
  reason: 'private' as const,
  words: '',
});
const nothing = async () => undefined;

test('a closing is on the restaurant’s page, in its structured data and in the rules, in every process', async () => {
  const before = store.current.version;
  const other = await open();
  await closeDays(engine(), closing(), nothing);
  await other.follow();
  const { answer, restaurant } = leeds(other);
  expect(other.current.version).not.toBe(before);
  expect(other.current.published.settings.version).toBe(other.current.version);
  const line = specialLines(answer, '2026-12-01').find(({ startDate }) => startDate === DATE);
  expect(line).toMatchObject({ name: 'Private event', hours: 'Closed' });
  expect(isClosedOn(answer, '2026-12-26')).toBe(true);
  const data = JSON.stringify(restaurantStructuredData(answer, { origin: 'https://tavola.example' }, TODAY));
  expect(data).toContain(`"validFrom":"${DATE}","validThrough":"2026-12-26","opens":"00:00","closes":"00:00"`);
  expect(takesBookingsOn(restaurant, DATE, TEST_NOW.epochMilliseconds)).toBe(false);
  expect(other.current.published.summaries.find(({ slug }) => slug === answer.slug)).toMatchObject({
    openingHours: answer.openingHours,
  });
});

test('opened again, the content is what it was', async () => {
  const before = store.current.version;
  const versions: string[] = [];
  store.onChange(({ version }) => versions.push(version));
  await closeDays(engine(), closing(), nothing);
  await store.follow();
  await store.follow();
  await markReopened(engine(), closing(), nothing);
  await store.follow();
  expect(versions).toHaveLength(2);
  expect(versions[0]).not.toBe(before);
  expect(versions[1]).toBe(before);
  expect(leeds(store).answer.openingHours.overrides.some(({ name }) => name === 'Private event')).toBe(false);
});

test('a start, and an edit of the content, keep what is closed', async () => {
  await closeDays(engine(), closing(), nothing);
  expect(isClosedOn(leeds(await open()).answer, DATE)).toBe(true);
  await store.follow();
  await store.reload();
  expect(isClosedOn(leeds(store).answer, DATE)).toBe(true);
});
