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
const checked = (build = 'one build') => checkedSource(folder, { file, build }, check);

beforeEach(() => {
  const root = mkdtempSync(join(tmpdir(), 'tavola-checked-'));
  folder = join(root, 'content');
  file = join(root, 'data', 'checked-content');
  cpSync('content', folder, { recursive: true });
  check.mockClear();
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
});

test('the same files are checked once by the same build', async () => {
  const first = await checked();
  const second = await checked();
  expect(check).toHaveBeenCalledTimes(1);
  expect(second).toEqual(JSON.parse(JSON.stringify(first)));
  expect(JSON.stringify(second)).toBe(JSON.stringify(first));
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('a file that changed is checked again, and what it says is taken', async () => {
  const first = await checked();
  const settings = join(folder, 'settings.json');
  writeFileSync(settings, readFileSync(settings, 'utf8').replace('"Tavola"', '"Trattoria"'));
  const second = await checked();
  expect(check).toHaveBeenCalledTimes(2);
  expect(second.version).not.toBe(first.version);
});

test('a file more or less is checked again', async () => {
  await checked();
  writeFileSync(join(folder, 'jobs', 'unreadable.json'), '{');
  await expect(checked()).rejects.toThrow('unreadable.json');
  rmSync(join(folder, 'jobs', 'unreadable.json'));
  await checked();
  expect(check).toHaveBeenCalledTimes(2);
  rmSync(join(folder, 'pages', 'home.json'));
  await expect(checked()).rejects.toThrow('home.json');
});

test('what another build found right is not trusted', async () => {
  await checked();
  await checked('another build');
  expect(check).toHaveBeenCalledTimes(2);
});

test('what was found right before the first start is not checked again, and is only read', async () => {
  await checked();
  const ready = join(folder, '..', 'ready');
  renameSync(file, ready);
  const known = () => checkedSource(folder, { file, ready, build: 'one build' }, check);
  await known();
  expect(check).toHaveBeenCalledTimes(1);
  appendFileSync(join(folder, 'settings.json'), '\n');
  const before = readFileSync(ready, 'utf8');
  await known();
  await known();
  expect(check).toHaveBeenCalledTimes(2);
  expect(readFileSync(ready, 'utf8')).toBe(before);
});

test('content with mistakes is checked each time', async () => {
  writeFileSync(join(folder, 'settings.json'), '{}');
  await expect(checked()).rejects.toThrow('settings.json');
  await expect(checked()).rejects.toThrow('settings.json');
  expect(check).toHaveBeenCalledTimes(2);
});

test('content that cannot be built is not kept', async () => {
  const redirects = join(folder, 'redirects.json');
  const rows = JSON.parse(readFileSync(redirects, 'utf8'));
  writeFileSync(redirects, JSON.stringify([...rows, { from: '/find-us', to: '/', note: 'hides a page' }]));
  await expect(checked()).rejects.toThrow('redirects.json');
  expect(existsSync(file)).toBe(false);
});

test('what was kept is not trusted when it was cut off or altered', async () => {
  const { version } = await checked();
  const whole = readFileSync(file, 'utf8');
  const altered = [0, 20, 44, 60, whole.length >> 1, whole.length - 1].map((end) => whole.slice(0, end));
  for (const text of [...altered, whole.replace('"Tavola"', '"Trattoria"')]) {
    writeFileSync(file, text);
    check.mockClear();
    expect((await checked()).version).toBe(version);
    expect(check, text.slice(0, 80)).toHaveBeenCalledTimes(1);
  }
});

test('nothing is kept of files that changed while they were checked', async () => {
  check.mockImplementationOnce(async (from) => {
    const source = await readSource(from);
    appendFileSync(join(folder, 'settings.json'), '\n');
    return source;
  });
  await checked();
  await checked();
  expect(check).toHaveBeenCalledTimes(2);
});

test('where nothing can be kept, content is checked all the same', async () => {
  writeFileSync(join(folder, '..', 'data'), 'a file where the folder would be');
  await checked();
  await checked();
  expect(check).toHaveBeenCalledTimes(2);
});
