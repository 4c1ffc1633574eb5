import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, test } from 'vitest';
import { EICAR, startClamd } from '../../../tests/support/clamd.ts';
import { freePort } from '../../../tests/support/free-port.ts';
import { openScanner } from './scan-cv.server.ts';

/** Optionally a real clamd with a signature for the EICAR string. */
const REAL = process.env.TEST_CLAMD_URL;
let clamd: Awaited<ReturnType<typeof startClamd>>;
/** On a unix socket, in this folder. */
let local: Awaited<ReturnType<typeof startClamd>>;
let folder: string;
let problems: string[];
const scan = (bytes: Buffer, url = clamd.url, timeoutMs?: number) =>
  openScanner(url, (problem) => problems.push(problem))(bytes, timeoutMs);
const large = Buffer.alloc(5 * 1024 * 1024, 'a page of a CV ');

beforeAll(async () => {
  clamd = await startClamd();
  folder = await mkdtemp(join(tmpdir(), 'tavola-clamd-'));
  local = await startClamd(join(folder, 'clamd.sock'));
});
afterAll(async () => {
  await Promise.all([clamd.stop(), local.stop()]);
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  problems = [];
  Object.assign(clamd, { answer: null, silent: false, scanned: [] });
});

it.each([
  ...(REAL ? [['a real clamd', () => REAL] as const] : []),
  ['clamd', () => clamd.url] as const,
  ['clamd on a unix socket', () => local.url] as const,
])('%s passes a clean file and finds the test string at either end of a large one', async (_, url) => {
  expect(await scan(Buffer.from('clean'), url())).toBe('clean');
  expect(await scan(large, url())).toBe('clean');
  expect(await scan(Buffer.from(EICAR), url())).toBe('infected');
  expect(await scan(Buffer.concat([large.subarray(0, -100), Buffer.from(EICAR)]), url())).toBe('infected');
  expect(problems).toEqual([]);
});

test('the scanner receives a file byte for byte', async () => {
  const bytes = Buffer.from(Array.from({ length: 200_000 }, (_, at) => (at * 7) % 256));
  await scan(bytes);
  expect(clamd.scanned[0]?.equals(bytes)).toBe(true);
});

it.each([
  'INSTREAM size limit exceeded. ERROR\0',
  'stream: lstat() failed: No such file. ERROR\0',
  'stream: OKAY\0',
  'HTTP/1.1 200 OK',
  '',
])("the scanner response %j isn't a verdict", async (answer) => {
  clamd.answer = answer;
  expect(await scan(Buffer.from('clean'))).toBe('down');
  expect(problems).toHaveLength(1);
});

test('a scanner that is away or silent counts as down within the time limit', async () => {
  expect(await scan(large, `tcp://127.0.0.1:${await freePort()}`)).toBe('down');
  expect(await scan(large, 'unix:/nowhere/clamd.sock')).toBe('down');
  clamd.silent = true;
  expect(await scan(large, clamd.url, 200)).toBe('down');
  expect(problems).toEqual([
    expect.stringContaining('ECONNREFUSED'),
    expect.stringContaining('ENOENT'),
    'no answer in time',
  ]);
});
