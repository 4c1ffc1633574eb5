import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchFolder } from './watch-folder.ts';

let root: string;
let folder: string;
let stop: () => void;
const changed = vi.fn();
const report = vi.fn();

async function made(name: string): Promise<string> {
  await mkdir(join(root, name, 'offers'), { recursive: true });
  return join(root, name);
}
/** Waits for a call since the last one that was waited for. */
async function called(): Promise<void> {
  await vi.waitFor(() => expect(changed).toHaveBeenCalled(), { timeout: 20_000 });
  // What belongs to the same change may come in several calls.
  await vi.waitFor(() => {
    const calls = changed.mock.calls.length;
    changed.mockClear();
    expect(calls).toBe(0);
  });
}
const write = (text: string) => writeFile(join(folder, 'offers', 'one.json'), text);

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'tavola-watched-'));
  folder = await made('content');
});
afterEach(async () => {
  stop();
  await rm(root, { recursive: true });
});

const begin = () => {
  stop = watchFolder(folder, changed, report, 20);
};

test('a file that changes', async () => {
  begin();
  await write('{}');
  await called();
});

test('another folder in its place, and what changes in that', async () => {
  begin();
  await rename(folder, join(root, 'before'));
  await rename(await made('next'), folder);
  await called();
  await write('{}');
  await called();
  expect(report).not.toHaveBeenCalled();
});

test('the same folder, taken away and put back', async () => {
  begin();
  await rename(folder, join(root, 'away'));
  await rename(join(root, 'away'), folder);
  await called();
  await write('{}');
  await called();
});

test('a link that leads elsewhere, and what changes there', async () => {
  const real = folder;
  folder = join(root, 'current');
  await symlink(real, folder);
  begin();
  const next = join(root, 'next-link');
  await symlink(await made('next'), next);
  await rename(next, folder);
  await called();
  await write('{}');
  await called();
});

test('a folder that comes later', async () => {
  await rm(folder, { recursive: true });
  begin();
  await made('content');
  await called();
});
