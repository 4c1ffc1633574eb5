import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { beginReadyMade } from './ready-made.ts';

let root: string;
let made: string;
let folder: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'tavola-ready-made-'));
  [made, folder] = [join(root, 'made'), join(root, 'own')];
  await mkdir(join(made, 'base', '1'), { recursive: true });
  await mkdir(join(made, 'pg_notify'));
  await mkdir(folder);
  await writeFile(join(made, 'base', '1', 'PG_VERSION'), '17');
  await writeFile(join(made, 'base', '1', '1259'), 'a table');
  await writeFile(join(made, 'PG_VERSION'), '17');
});
afterEach(() => rm(root, { recursive: true }));

const all = ['PG_VERSION', 'base', 'base/1', 'base/1/1259', 'base/1/PG_VERSION', 'pg_notify'];
const names = async () => (await readdir(folder, { recursive: true })).sort();

test('an empty folder gets all of it, empty folders too', async () => {
  await beginReadyMade(folder, made);
  expect(await names()).toEqual(all);
});

test('a copy that was cut off is begun anew', async () => {
  await mkdir(join(folder, 'base', '1'), { recursive: true });
  await writeFile(join(folder, 'base', '1', '1259'), 'a ta');
  await beginReadyMade(folder, made);
  expect(await names()).toEqual(all);
  expect(await readFile(join(folder, 'base', '1', '1259'), 'utf8')).toBe('a table');
});

test('a database is left as it is', async () => {
  await writeFile(join(folder, 'PG_VERSION'), '17');
  await beginReadyMade(folder, made);
  expect(await names()).toEqual(['PG_VERSION']);
});

test.each(['there is none', 'it is unfinished itself'])('%s: the folder stays empty', async (why) => {
  if (why === 'there is none') await rm(made, { recursive: true });
  else await rm(join(made, 'PG_VERSION'));
  await beginReadyMade(folder, made);
  expect(await names()).toEqual([]);
});
