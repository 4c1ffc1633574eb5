import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { TEST_DATE } from '../../tests/support/test-clock.ts';
import { exampleCustomer, exampleRequest, oneTable, openTestEngine } from '../../tests/support/test-engine.ts';
import { testRestaurant, testRules } from '../../tests/support/test-restaurant.ts';
import { deleteOldSearches, storeEmptySearches } from './empty-searches.server.ts';

const sittings = testRules.sittings.map((sitting) => ({ ...sitting, firstSeating: '19:00', lastSeating: '19:00' }));

test('searches that find no table are counted by restaurant and date, and kept for two years', async () => {
  const engine = await openTestEngine([testRestaurant({ booking: { ...oneTable, sittings } })]);
  const { db } = engine.connection;
  const search = () => engine.get(`/slots/9001?occasionId=table&adults=2&children=0&dates=${TEST_DATE}&areaId=null`);
  const stored = () => db.selectFrom('empty_searches').selectAll().execute();
  // The process counts for all engines: what other tests searched for goes first.
  await storeEmptySearches(db);
  await db.deleteFrom('empty_searches').execute();
  await search();
  await storeEmptySearches(db);
  expect(await stored()).toEqual([]);
  const booking = { ...exampleRequest, customer: exampleCustomer, idempotencyKey: randomUUID() };
  expect((await engine.post('/create/9001', booking)).status).toBe(200);
  await search();
  await search();
  await storeEmptySearches(db);
  expect(await stored()).toEqual([{ store_id: '9001', service_date: TEST_DATE, searches: 2 }]);
  await deleteOldSearches(db, Temporal.Instant.from('2029-02-10T00:00:00Z'));
  expect(await stored()).toEqual([]);
  await engine.close();
});
