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
let reported: string[];
let warned: string[];
type Changes = { reads?: Reads<object>; shared?: boolean; upcomingParties?: UpcomingParties; pool?: Pool };
const open = ({ reads = primaryReads(connection.db), shared = true, upcomingParties, pool }: Changes = {}) =>
  ContentStore.open(
    { ...connection, ...(pool && { pool }), reads, upcomingParties },
    { folder },
    { report: (problem) => reported.push(problem.message), warn: (line) => warned.push(line), shared },
  );

beforeEach(async () => {
  reported = [];
  warned = [];
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

test('the last good content stays until the next good one comes', async () => {
  const store = await open();
  const heard: string[] = [];
  store.onChange((content) => heard.push(content.version));
  const before = store.current.version;
  await edit((one) => Object.assign(one, { lat: 'north' }));
  await expect(store.reload()).rejects.toThrow('lat');
  expect(store.current.version).toBe(before);
  await edit((one) => Object.assign(one, { lat: 53.8 }));
  await store.reload();
  await store.reload();
  expect(store.current.version).not.toBe(before);
  expect(heard).toEqual([store.current.version]);
});

test('an edit that finds the database away is published once it is back, and the outage told once', async () => {
  let away = 0;
  const connect = () => {
    if (away === 0) return connection.pool.connect();
    away -= 1;
    return Promise.reject(new Error('the database is away'));
  };
  const store = await open({ pool: Object.assign(Object.create(connection.pool), { connect }) });
  const published = new Promise<void>((resolve) => store.onChange(() => resolve()));
  const stop = store.watch((problem) => reported.push(problem.message), { shared: false, retryMs: 1 });
  away = 3;
  await edit((one) => Object.assign(one, { phone: '0113 496 0999' }));
  await published;
  stop();
  expect(store.current.published.bySlug.get('leeds-greek-street')?.phone).toBe('0113 496 0999');
  expect(reported).toEqual(['the database is away']);
});

test('loading the same content again changes nothing', async () => {
  const source = await readSource(folder);
  const version = await publishSource(connection.pool, source);
  expect(await publishSource(connection.pool, source)).toBe(version);
  expect(await versions()).toBe(1);
});

test('what one process takes over, another shows', async () => {
  const [one, other] = [await open(), await open()];
  await edit((leedsNow) => Object.assign(leedsNow, { phone: '0113 496 0999' }));
  await one.reload();
  expect(other.current.version).not.toBe(one.current.version);
  await other.follow();
  expect(other.current.version).toBe(one.current.version);
  expect(other.current.published.bySlug.get('leeds-greek-street')?.phone).toBe('0113 496 0999');
  expect([...other.current.published.pages.keys()]).toEqual([...one.current.published.pages.keys()]);
});

test('a standby that has yet to hear of the newest content does not bring the former back', async () => {
  const other = await openTestDatabase<object>();
  const behind = {
    read: <Result>(work: Parameters<Reads<object>['read']>[0]) => work(other.db, 'standby') as Promise<Result>,
  };
  const former = await readSource(folder);
  await publishSource(other.pool, former);
  const store = await open({ reads: behind });
  await edit((leedsNow) => Object.assign(leedsNow, { phone: '0113 496 0999' }));
  await store.reload();
  const { version } = store.current;
  await store.follow();
  expect(store.current.version).toBe(version);
  await publishSource(other.pool, await readSource(folder));
  await edit((leedsNow) => Object.assign(leedsNow, { phone: '0113 496 0000' }));
  await publishSource(other.pool, await readSource(folder));
  await store.follow();
  expect(store.current.published.bySlug.get('leeds-greek-street')?.phone).toBe('0113 496 0000');
  await other.close();
});

describe('a start with a folder that was current before', () => {
  const phoneOf = (store: ContentStore) => store.current.published.bySlug.get('leeds-greek-street')?.phone;
  const NOW = '0113 496 0999';
  let before: string;
  /** Another machine published an edit which this one's folder does not have. */
  async function publishEdit(): Promise<void> {
    const source = await readSource(folder);
    const restaurants = source.restaurants.map((one) =>
      one.slug === 'leeds-greek-street' ? { ...one, phone: NOW } : one,
    );
    await publishSource(connection.pool, { ...source, restaurants });
  }
  beforeEach(async () => {
    before = (await open()).current.version;
    await publishEdit();
  });

  test('serves what others published since, and says in a line how to publish the folder', async () => {
    const store = await open();
    expect(phoneOf(store)).toBe(NOW);
    expect(store.publication.version).not.toBe(before);
    expect(warned).toEqual([expect.stringMatching(/is not published.*npm run content:load, or change a file/)]);
    expect(warned[0]).toContain(folder);
    expect((await open()).publication).toEqual(store.publication);
    expect(reported).toEqual([]);
  });

  test('publishes it once a file of it changes, back to an earlier state too', async () => {
    const [store, other] = [await open(), await open()];
    await store.reload();
    await other.follow();
    expect([store, other].map(({ current }) => current.version)).toEqual([before, before]);
    await publishEdit();
    await other.follow();
    expect(phoneOf(other)).toBe(NOW);
  });

  test('publishes it where there is no other process', async () => {
    expect((await open({ shared: false })).current.version).toBe(before);
    expect(warned).toEqual([]);
  });

  test('publishes content that never was current', async () => {
    await edit((one) => Object.assign(one, { phone: '0113 496 0000' }));
    expect(phoneOf(await open())).toBe('0113 496 0000');
    expect(warned).toEqual([]);
  });

  test('is known however many versions came since', async () => {
    await connection.pool.query('delete from content_versions where version = $1', [before]);
    expect(phoneOf(await open())).toBe(NOW);
  });

  test('serves it without publishing where this build cannot show what is current', async () => {
    await connection.pool.query(`update content_versions set body = '{"of": "a later build"}' where version <> $1`, [
      before,
    ]);
    const store = await open();
    expect(store.current.version).toBe(before);
    await store.follow();
    const { rows } = await connection.pool.query('select version from content_current');
    expect(rows[0].version).not.toBe(before);
    expect(reported).toEqual([expect.stringContaining('of another build')]);
    await publishEdit();
    await connection.pool.query('update content_current set version = $1', [before]);
    await store.follow();
    expect(store.current.version).toBe(before);
  });
});

describe('a restaurant at which something is to come', () => {
  const upcomingParties: UpcomingParties = async (_, storeIds) =>
    new Map(storeIds.map((id) => [id, '12 bookings and 1 request']));
  // Named by no job, offer or menu.
  const SLUG = 'dundee-waterfront';
  const remove = () => rm(join(folder, `restaurants/${SLUG}.json`));
  const line =
    /^restaurants\/dundee-waterfront\.json: .*\d{4} \(.*Dundee.*\), closed by temporarilyClosed.*found none, with 12 bookings and 1 request to come$/;

  test('is not removed: the last good content stays', async () => {
    const store = await open({ upcomingParties });
    const { version } = store.current;
    await remove();
    await expect(store.reload()).rejects.toThrow(line);
    expect(store.current.version).toBe(version);
    expect((await open({ upcomingParties })).current.version).toBe(version);
    expect(reported).toEqual([expect.stringMatching(line)]);
    await expect(publishSource(connection.pool, await readSource(folder), { upcomingParties })).rejects.toThrow(line);
    expect(await versions()).toBe(1);
  });

  test('is removed once nothing is', async () => {
    const store = await open({ upcomingParties: async () => new Map() });
    await remove();
    await store.reload();
    expect(store.current.published.bySlug.has(SLUG)).toBe(false);
  });

  test('is asked about only when it is gone', async () => {
    const store = await open({ upcomingParties });
    await edit((one) => Object.assign(one, { temporarilyClosed: { message: 'Closed for good.' } }));
    await store.reload();
    expect(store.current.published.bySlug.get('leeds-greek-street')?.temporarilyClosed).not.toBeNull();
  });
});

test('a start with invalid files serves the last good version and reports the problem', async () => {
  const { version } = (await open()).current;
  await edit((one) => Object.assign(one, { lat: 'north' }));
  const store = await open();
  expect(store.current.version).toBe(version);
  expect(reported.join()).toMatch(/leeds.*at lat/);
});

test('without a good version to fall back on, a start with invalid files fails', async () => {
  await edit((one) => Object.assign(one, { lat: 'north' }));
  await expect(open()).rejects.toThrow('at lat');
});

test('only the newest versions are kept', async () => {
  const source = await readSource(folder);
  const [first, ...others] = source.restaurants;
  if (!first) throw new Error('the sample content has no restaurant');
  for (let digit = 0; digit < 25; digit += 1) {
    const phone = `0113 496 09${String(digit).padStart(2, '0')}`;
    await publishSource(connection.pool, { ...source, restaurants: [{ ...first, phone }, ...others] });
  }
  expect(await versions()).toBe(20);
});
