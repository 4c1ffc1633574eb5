import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../tests/support/database.ts';
import type { Connection } from '../platform/database/database.ts';
import { primaryReads, type Reads } from '../platform/database/reads.ts';
import { readSource } from './content.ts';
import { ContentStore } from './content-store.ts';
import { publishSource, type UpcomingParties } from './publish-source.ts';

const leeds = 'restaurants/leeds-greek-street.json';
let folder: string;
let connection: Connection<object>;
let problems: string[];
let warnings: string[];
type Changes = { reads?: Reads<object>; shared?: boolean; upcomingParties?: UpcomingParties; pool?: Pool };
const open = ({ reads = primaryReads(connection.db), shared = true, upcomingParties, pool }: Changes = {}) =>
  ContentStore.open(
    { ...connection, ...(pool && { pool }), reads, upcomingParties },
    { folder },
    { report: (problem) => problems.push(problem.message), warn: (line) => warnings.push(line), shared },
  );

beforeEach(async () => {
  problems = [];
  warnings = [];
  folder = await mkdtemp(join(tmpdir(), 'tavola-content-'));
  await cp('content', folder, { recursive: true });
  connection = await openTestDatabase();
});
afterEach(async () => {
  await connection.close();
  await rm(folder, { recursive: true });
});

async function edit(change: (value: Record<string, unknown>) => void): Promise<void> {
  const value = JSON.parse(await readFile(join(folder, leeds), 'utf8'));
  change(value);
  await writeFile(join(folder, leeds), JSON.stringify(value));
}
const versions = async () => (await connection.pool.query('select count(*) from content_versions')).rows[0].count;

test('the last good content stays until the next good one', async () => {
  const store = await open();
  const versions: string[] = [];
  store.onChange((content) => versions.push(content.version));
  const before = store.current.version;
  await edit((restaurant) => Object.assign(restaurant, { lat: 'north' }));
  await expect(store.reload()).rejects.toThrow('lat');
  expect(store.current.version).toBe(before);
  await edit((restaurant) => Object.assign(restaurant, { lat: 53.8 }));
  await store.reload();
  await store.reload();
  expect(store.current.version).not.toBe(before);
  expect(versions).toEqual([store.current.version]);
});

test('an edit during a database outage is published afterwards, and the outage reported once', async () => {
  let away = 0;
  const connect = () => {
    if (away === 0) return connection.pool.connect();
    away -= 1;
    return Promise.reject(new Error('database outage'));
  };
  const store = await open({ pool: Object.assign(Object.create(connection.pool), { connect }) });
  const published = new Promise<void>((resolve) => store.onChange(() => resolve()));
  const stop = store.watch((problem) => problems.push(problem.message), { shared: false, retryMs: 1 });
  away = 3;
  await edit((restaurant) => Object.assign(restaurant, { phone: '0113 496 0999' }));
  await published;
  stop();
  expect(store.current.published.bySlug.get('leeds-greek-street')?.phone).toBe('0113 496 0999');
  expect(problems).toEqual(['database outage']);
});

test('reloading the same content changes nothing', async () => {
  const source = await readSource(folder);
  const version = await publishSource(connection.pool, source);
  expect(await publishSource(connection.pool, source)).toBe(version);
  expect(await versions()).toBe(1);
});

test('content published by one process is served by another', async () => {
  const [first, second] = [await open(), await open()];
  await edit((leedsNow) => Object.assign(leedsNow, { phone: '0113 496 0999' }));
  await first.reload();
  expect(second.current.version).not.toBe(first.current.version);
  await second.follow();
  expect(second.current.version).toBe(first.current.version);
  expect(second.current.published.bySlug.get('leeds-greek-street')?.phone).toBe('0113 496 0999');
  expect([...second.current.published.pages.keys()]).toEqual([...first.current.published.pages.keys()]);
});

test("a standby that lags behind doesn't bring old content back", async () => {
  const otherDatabase = await openTestDatabase<object>();
  const behind = {
    read: <Result>(work: Parameters<Reads<object>['read']>[0]) => work(otherDatabase.db, 'standby') as Promise<Result>,
  };
  const former = await readSource(folder);
  await publishSource(otherDatabase.pool, former);
  const store = await open({ reads: behind });
  await edit((leedsNow) => Object.assign(leedsNow, { phone: '0113 496 0999' }));
  await store.reload();
  const { version } = store.current;
  await store.follow();
  expect(store.current.version).toBe(version);
  await publishSource(otherDatabase.pool, await readSource(folder));
  await edit((leedsNow) => Object.assign(leedsNow, { phone: '0113 496 0000' }));
  await publishSource(otherDatabase.pool, await readSource(folder));
  await store.follow();
  expect(store.current.published.bySlug.get('leeds-greek-street')?.phone).toBe('0113 496 0000');
  await otherDatabase.close();
});

describe('a start with a superseded folder', () => {
  const phoneOf = (store: ContentStore) => store.current.published.bySlug.get('leeds-greek-street')?.phone;
  const NOW = '0113 496 0999';
  let before: string;
  /** Publishes an edit from another machine, which this folder doesn't have. */
  async function publishEdit(): Promise<void> {
    const source = await readSource(folder);
    const restaurants = source.restaurants.map((restaurant) =>
      restaurant.slug === 'leeds-greek-street' ? { ...restaurant, phone: NOW } : restaurant,
    );
    await publishSource(connection.pool, { ...source, restaurants });
  }
  beforeEach(async () => {
    before = (await open()).current.version;
    await publishEdit();
  });

  test("a superseded folder isn't published; the start serves the current content and logs how to publish", async () => {
    const store = await open();
    expect(phoneOf(store)).toBe(NOW);
    expect(store.publication.version).not.toBe(before);
    expect(warnings).toEqual([expect.stringMatching(/is not published.*npm run content:load, or change a file/)]);
    expect(warnings[0]).toContain(folder);
    expect((await open()).publication).toEqual(store.publication);
    expect(problems).toEqual([]);
  });

  test('a superseded folder is published once one of its files changes, even back to an earlier state', async () => {
    const [store, second] = [await open(), await open()];
    await store.reload();
    await second.follow();
    expect([store, second].map(({ current }) => current.version)).toEqual([before, before]);
    await publishEdit();
    await second.follow();
    expect(phoneOf(second)).toBe(NOW);
  });

  test('a superseded folder is published if there is no other process', async () => {
    expect((await open({ shared: false })).current.version).toBe(before);
    expect(warnings).toEqual([]);
  });

  test('content that was never current is published', async () => {
    await edit((restaurant) => Object.assign(restaurant, { phone: '0113 496 0000' }));
    expect(phoneOf(await open())).toBe('0113 496 0000');
    expect(warnings).toEqual([]);
  });

  test('a superseded folder is recognised after any number of versions', async () => {
    await connection.pool.query('delete from content_versions where version = $1', [before]);
    expect(phoneOf(await open())).toBe(NOW);
  });

  test("a superseded folder is served, unpublished, if this build can't show the current content", async () => {
    await connection.pool.query(`update content_versions set body = '{"of": "a later build"}' where version <> $1`, [
      before,
    ]);
    const store = await open();
    expect(store.current.version).toBe(before);
    await store.follow();
    const { rows } = await connection.pool.query('select version from content_current');
    expect(rows[0].version).not.toBe(before);
    expect(problems).toEqual([expect.stringContaining('from another build')]);
    await publishEdit();
    await connection.pool.query('update content_current set version = $1', [before]);
    await store.follow();
    expect(store.current.version).toBe(before);
  });
});

describe('a restaurant with upcoming bookings', () => {
  const upcomingParties: UpcomingParties = async (_, storeIds) =>
    new Map(storeIds.map((id) => [id, '12 bookings and 1 request']));
  // Not named by any job, offer or menu.
  const SLUG = 'dundee-waterfront';
  const remove = () => rm(join(folder, `restaurants/${SLUG}.json`));
  const line =
    /^restaurants\/dundee-waterfront\.json: .*\d{4} \(.*Dundee.*\), closed by temporarilyClosed.*found none, with 12 bookings and 1 request to come$/;

  test("a restaurant with upcoming bookings isn't removed: the last good content stays", async () => {
    const store = await open({ upcomingParties });
    const { version } = store.current;
    await remove();
    await expect(store.reload()).rejects.toThrow(line);
    expect(store.current.version).toBe(version);
    expect((await open({ upcomingParties })).current.version).toBe(version);
    expect(problems).toEqual([expect.stringMatching(line)]);
    await expect(publishSource(connection.pool, await readSource(folder), { upcomingParties })).rejects.toThrow(line);
    expect(await versions()).toBe(1);
  });

  test('a restaurant is removed once it has no upcoming bookings', async () => {
    const store = await open({ upcomingParties: async () => new Map() });
    await remove();
    await store.reload();
    expect(store.current.published.bySlug.has(SLUG)).toBe(false);
  });

  test('upcoming bookings are only counted when a restaurant is removed', async () => {
    const store = await open({ upcomingParties });
    await edit((restaurant) => Object.assign(restaurant, { temporarilyClosed: { message: 'Closed for good.' } }));
    await store.reload();
    expect(store.current.published.bySlug.get('leeds-greek-street')?.temporarilyClosed).not.toBeNull();
  });
});

test('a start with invalid files serves the last good version and reports the problem', async () => {
  const { version } = (await open()).current;
  await edit((restaurant) => Object.assign(restaurant, { lat: 'north' }));
  const store = await open();
  expect(store.current.version).toBe(version);
  expect(problems.join()).toMatch(/leeds.*at lat/);
});

test('a start with invalid files fails without a good version to fall back on', async () => {
  await edit((restaurant) => Object.assign(restaurant, { lat: 'north' }));
  await expect(open()).rejects.toThrow('at lat');
});

test('only the newest versions are kept', async () => {
  const source = await readSource(folder);
  const [first, ...rest] = source.restaurants;
  if (!first) throw new Error('the sample content has no restaurant');
  for (let digit = 0; digit < 25; digit += 1) {
    const phone = `0113 496 09${String(digit).padStart(2, '0')}`;
    await publishSource(connection.pool, { ...source, restaurants: [{ ...first, phone }, ...rest] });
  }
  expect(await versions()).toBe(20);
});
