import { mkdirSync, mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { DAY_MS } from '../../values/time/duration.ts';
import { builtAssets } from './assets.server.ts';
import { shareAssets } from './shared-assets.server.ts';

const NOW = Date.UTC(2026, 10, 20);
const newFolder = () => mkdtempSync(join(tmpdir(), 'tavola-assets-'));

function build(files: Record<string, string>): string {
  const root = newFolder();
  mkdirSync(join(root, 'assets'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, 'assets', name), text);
  writeFileSync(join(root, 'robots.txt'), 'of this build');
  return root;
}

async function start(root: string, sharedRoot?: string, now = NOW) {
  if (sharedRoot) await shareAssets(root, sharedRoot, now);
  const app = new Hono();
  app.use(builtAssets(root, sharedRoot));
  app.all('*', (c) => c.text('no such file', 404));
  return async (path: string, headers = {}) => {
    const answer = await app.request(path, { headers });
    return [answer.status, await answer.text(), answer.headers.get('cache-control')?.includes('immutable') ?? false];
  };
}

const before = build({ 'page-old1.js': 'old', 'same-aaa.js': 'same', 'page-old1.js.br': 'old, smaller' });
const after = build({ 'page-new2.js': 'new', 'same-aaa.js': 'same' });

test("two builds side by side serve each other's files, cacheable for ever", async () => {
  const sharedRoot = newFolder();
  const old = await start(before, sharedRoot);
  const fresh = await start(after, sharedRoot);
  for (const ask of [old, fresh]) {
    expect(await ask('/assets/page-old1.js')).toEqual([200, 'old', true]);
    expect(await ask('/assets/page-new2.js')).toEqual([200, 'new', true]);
    expect(await ask('/assets/same-aaa.js')).toEqual([200, 'same', true]);
  }
  expect(await fresh('/assets/page-old1.js', { 'accept-encoding': 'br' })).toEqual([200, 'old, smaller', true]);
});

test('assets are read-only', async () => {
  const app = new Hono().use(builtAssets(after)).all('*', (c) => c.text('no such file', 404));
  const answer = await app.request('/assets/page-new2.js', { method: 'POST' });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('without a shared folder a build serves only its own files', async () => {
  const fresh = await start(after);
  expect(await fresh('/assets/page-old1.js')).toEqual([404, 'no such file', false]);
  expect(await fresh('/robots.txt')).toEqual([200, 'of this build', false]);
});

test('only build files are served from the shared folder', async () => {
  const sharedRoot = newFolder();
  writeFileSync(join(sharedRoot, 'secret.txt'), 'a secret');
  const ask = await start(after, sharedRoot);
  for (const path of ['/secret.txt', '/assets/..%2fsecret.txt', '/assets/../secret.txt', '/assets/', '/assets/no.js'])
    expect(await ask(path)).toEqual([404, 'no such file', false]);
});

test('shared files unused for a week are deleted, those in use stay', async () => {
  const sharedRoot = newFolder();
  await start(before, sharedRoot, NOW - 8 * DAY_MS);
  await start(after, sharedRoot, NOW - 2 * DAY_MS);
  utimesSync(join(sharedRoot, 'assets', 'same-aaa.js'), new Date(NOW - 8 * DAY_MS), new Date(NOW - 8 * DAY_MS));
  await start(after, sharedRoot, NOW);
  expect(readdirSync(join(sharedRoot, 'assets')).sort()).toEqual(['page-new2.js', 'same-aaa.js']);
});

test('a process that runs for more than a week keeps its shared files', async () => {
  const sharedRoot = newFolder();
  const stampAgain = await shareAssets(before, sharedRoot, NOW - 8 * DAY_MS);
  await stampAgain(NOW - DAY_MS);
  await start(after, sharedRoot, NOW);
  expect(readdirSync(join(sharedRoot, 'assets'))).toEqual(expect.arrayContaining(['page-old1.js', 'page-old1.js.br']));
});

test('fonts may be loaded by other origins, and every file is cacheable', async () => {
  const root = build({ 'figtree-abc.woff2': 'font' });
  const app = new Hono().use(builtAssets(root));
  const headersOf = async (path: string) => Object.fromEntries((await app.request(path)).headers);
  expect(await headersOf('/assets/figtree-abc.woff2')).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  const text = await headersOf('/robots.txt');
  expect(text).toMatchObject({ 'cache-control': 'public, max-age=86400, stale-while-revalidate=604800' });
  expect(text).not.toHaveProperty('access-control-allow-origin');
});
