import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchFolder } from './watch-folder.ts';

let root: string;
let folder: string;
let stop: () => void;
const onChange = vi.fn();
const report = vi.fn();

async function made(name: string): Promise<string> {
  await mkdir(join(root, name, 'offers'), { recursive: true });
  return join(root, name);
}
/** Waits for a call since the last wait. */
async function called(): Promise<void> {
  await vi.waitFor(() => expect(onChange).toHaveBeenCalled(), { timeout: 20_000 });
  // One change may cause several calls.
  await vi.waitFor(() => {
    const calls = onChange.mock.calls.length;
    onChange.mockClear();
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

const start = () => {
  stop = watchFolder(folder, onChange, report, 20);
};

test('a changed file is reported', async () => {
  start();
  await write('{}');
  await called();
});

test('replacing the folder is reported, and then changes in the new one', async () => {
  start();
  await rename(folder, join(root, 'before'));
  await rename(await made('next'), folder);
  await called();
  await write('{}');
  await called();
  expect(report).not.toHaveBeenCalled();
});

test('removing and restoring the folder is reported', async () => {
  start();
  await rename(folder, join(root, 'away'));
  await rename(join(root, 'away'), folder);
  await called();
  await write('{}');
  await called();
});

test("changing a link's target is reported, and then changes there", async () => {
  const real = folder;
  folder = join(root, 'current');
  await symlink(real, folder);
  start();
  const next = join(root, 'next-link');
  await symlink(await made('next'), next);
  await rename(next, folder);
  await called();
  await write('{}');
  await called();
});

test('a folder created later is reported', async () => {
  await rm(folder, { recursive: true });
  start();
  await made('content');
  await called();
});
