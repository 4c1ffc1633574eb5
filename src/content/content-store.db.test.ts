import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestDatabase } from '../../tests/support/database.ts';
import type { Connection } from '../platform/database/database.ts';
import { primaryReads, type Reads } from '../platform/database/reads.ts';
import { readSource } from './content.ts';
import { ContentStore, publishSource } from './content-store.ts';

const leeds = 'restaurants/leeds-greek-street.json';
let folder: string;
let connection: Connection<object>;
let reported: string[];
const open = (reads: Reads<object> = primaryReads(connection.db)) =>
  ContentStore.open({ ...connection, reads }, { folder }, (problem) => reported.push(problem.message));

beforeEach(async () => {
  reported = [];
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
  const store = await open(behind);
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
