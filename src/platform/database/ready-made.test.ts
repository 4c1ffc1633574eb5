import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { beginReadyMade } from './ready-made.ts';

let root: string;
let template: string;
let folder: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'tavola-ready-made-'));
  [template, folder] = [join(root, 'made'), join(root, 'own')];
  await mkdir(join(template, 'base', '1'), { recursive: true });
  await mkdir(join(template, 'pg_notify'));
  await mkdir(folder);
  await writeFile(join(template, 'base', '1', 'PG_VERSION'), '17');
  await writeFile(join(template, 'base', '1', '1259'), 'a table');
  await writeFile(join(template, 'PG_VERSION'), '17');
});
afterEach(() => rm(root, { recursive: true }));

const files = ['PG_VERSION', 'base', 'base/1', 'base/1/1259', 'base/1/PG_VERSION', 'pg_notify'];
const names = async () => (await readdir(folder, { recursive: true })).sort();

test('an empty folder gets the whole template, including empty folders', async () => {
  await beginReadyMade(folder, template);
  expect(await names()).toEqual(files);
});

test('an interrupted copy starts again', async () => {
  await mkdir(join(folder, 'base', '1'), { recursive: true });
  await writeFile(join(folder, 'base', '1', '1259'), 'a ta');
  await beginReadyMade(folder, template);
  expect(await names()).toEqual(files);
  expect(await readFile(join(folder, 'base', '1', '1259'), 'utf8')).toBe('a table');
});

test('an existing database is left alone', async () => {
  await writeFile(join(folder, 'PG_VERSION'), '17');
  await beginReadyMade(folder, template);
  expect(await names()).toEqual(['PG_VERSION']);
});

test.each(['the template is missing', 'the template is incomplete'])('%s: the folder stays empty', async (reason) => {
  if (reason === 'the template is missing') await rm(template, { recursive: true });
  else await rm(join(template, 'PG_VERSION'));
  await beginReadyMade(folder, template);
  expect(await names()).toEqual([]);
});
