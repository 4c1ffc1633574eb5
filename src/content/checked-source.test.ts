import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { checkedSource } from './checked-source.ts';
import { readSource } from './content.ts';

let folder: string;
let file: string;
const check = vi.fn(readSource);
const loadChecked = (build = 'one build') => checkedSource(folder, { file, build }, check);

beforeEach(() => {
  const root = mkdtempSync(join(tmpdir(), 'tavola-checked-'));
  folder = join(root, 'content');
  file = join(root, 'data', 'checked-content');
  cpSync('content', folder, { recursive: true });
  check.mockClear();
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
});

test('the same files are checked once per build', async () => {
  const first = await loadChecked();
  const second = await loadChecked();
  expect(check).toHaveBeenCalledTimes(1);
  expect(second).toEqual(JSON.parse(JSON.stringify(first)));
  expect(JSON.stringify(second)).toBe(JSON.stringify(first));
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('a changed file is checked again, and its new content used', async () => {
  const first = await loadChecked();
  const settings = join(folder, 'settings.json');
  writeFileSync(settings, readFileSync(settings, 'utf8').replace('"Tavola"', '"Trattoria"'));
  const second = await loadChecked();
  expect(check).toHaveBeenCalledTimes(2);
  expect(second.version).not.toBe(first.version);
});

test('adding or removing a file triggers another check', async () => {
  await loadChecked();
  writeFileSync(join(folder, 'jobs', 'unreadable.json'), '{');
  await expect(loadChecked()).rejects.toThrow('unreadable.json');
  rmSync(join(folder, 'jobs', 'unreadable.json'));
  await loadChecked();
  expect(check).toHaveBeenCalledTimes(2);
  rmSync(join(folder, 'pages', 'home.json'));
  await expect(loadChecked()).rejects.toThrow('home.json');
});

test("another build's verdict isn't trusted", async () => {
  await loadChecked();
  await loadChecked('another build');
  expect(check).toHaveBeenCalledTimes(2);
});

test('content the build has already checked is only read on first start', async () => {
  await loadChecked();
  const ready = join(folder, '..', 'ready');
  renameSync(file, ready);
  const load = () => checkedSource(folder, { file, ready, build: 'one build' }, check);
  await load();
  expect(check).toHaveBeenCalledTimes(1);
  appendFileSync(join(folder, 'settings.json'), '\n');
  const before = readFileSync(ready, 'utf8');
  await load();
  await load();
  expect(check).toHaveBeenCalledTimes(2);
  expect(readFileSync(ready, 'utf8')).toBe(before);
});

test('invalid content is checked every time', async () => {
  writeFileSync(join(folder, 'settings.json'), '{}');
  await expect(loadChecked()).rejects.toThrow('settings.json');
  await expect(loadChecked()).rejects.toThrow('settings.json');
  expect(check).toHaveBeenCalledTimes(2);
});

test("content that can't be built isn't cached", async () => {
  const redirects = join(folder, 'redirects.json');
  const rows = JSON.parse(readFileSync(redirects, 'utf8'));
  writeFileSync(redirects, JSON.stringify([...rows, { from: '/find-us', to: '/', note: 'hides a page' }]));
  await expect(loadChecked()).rejects.toThrow('redirects.json');
  expect(existsSync(file)).toBe(false);
});

test("a truncated or altered cache isn't trusted", async () => {
  const { version } = await loadChecked();
  const whole = readFileSync(file, 'utf8');
  const alterations = [0, 20, 44, 60, whole.length >> 1, whole.length - 1].map((end) => whole.slice(0, end));
  for (const text of [...alterations, whole.replace('"Tavola"', '"Trattoria"')]) {
    writeFileSync(file, text);
    check.mockClear();
    expect((await loadChecked()).version).toBe(version);
    expect(check, text.slice(0, 80)).toHaveBeenCalledTimes(1);
  }
});

test('nothing is cached if files changed during the check', async () => {
  check.mockImplementationOnce(async (from) => {
    const source = await readSource(from);
    appendFileSync(join(folder, 'settings.json'), '\n');
    return source;
  });
  await loadChecked();
  await loadChecked();
  expect(check).toHaveBeenCalledTimes(2);
});

test('content is checked even if nothing can be cached', async () => {
  writeFileSync(join(folder, '..', 'data'), 'a file where the folder would be');
  await loadChecked();
  await loadChecked();
  expect(check).toHaveBeenCalledTimes(2);
});
