import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { failedJobs } from './failed-jobs.server.ts';

const SECRET = 'a-secret-of-at-least-thirty-two-characters';
const ID = '0b0f6d0e-6d0f-4c55-9d4b-2f6f3c1f0001';
const jobs = {
  failed: async () => [
    { id: ID, queue: 'mail', data: { kind: 'confirmation' }, output: { message: 'no host' }, createdOn: new Date(0) },
  ],
  retry: vi.fn(async (selection: object) => ('id' in selection ? 1 : 3)),
  drop: vi.fn(async (selection: object) => ('id' in selection ? 1 : 0)),
};

let server: ReturnType<typeof serve>;
let port: number;
beforeAll(async () => {
  const app = new Hono().route('/internal', failedJobs(jobs, SECRET));
  port = await new Promise<number>((resolve) => {
    server = serve({ fetch: app.fetch, port: 0 }, (info) => resolve(info.port));
  });
});
afterAll(() => server.close());

type Ended = { stdout: string; stderr: string; code?: number };
const run = (...args: string[]): Promise<Ended> =>
  promisify(execFile)(process.execPath, ['scripts/jobs.ts', ...args], {
    env: { ...process.env, PORT: String(port), TOKEN_SECRET: SECRET },
  }).catch((failure: Ended) => failure);

test('npm run jobs lists failed jobs with the reason', async () => {
  const line = `1970-01-01T00:00:00.000Z  mail  ${ID}  {"kind":"confirmation"}  no host\n`;
  expect((await run()).stdout).toBe(line);
});

test('retry requeues one job, or a whole queue', async () => {
  expect((await run('retry', ID)).stdout).toBe('1 queued again.\n');
  expect(jobs.retry).toHaveBeenLastCalledWith({ id: ID });
  expect((await run('retry', '--queue', 'mail')).stdout).toBe('3 queued again.\n');
  expect(jobs.retry).toHaveBeenLastCalledWith({ queue: 'mail' });
});

test('drop deletes one, or all of a queue', async () => {
  expect((await run('drop', ID)).stdout).toBe('1 dropped.\n');
  expect(jobs.drop).toHaveBeenLastCalledWith({ id: ID });
  expect(await run('drop', '--queue', 'mail')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('no such failed job'),
  });
  expect(jobs.drop).toHaveBeenLastCalledWith({ queue: 'mail' });
});

test.each([
  [['retry'], 'npm run jobs -- retry <id>'],
  [['again', ID], 'npm run jobs -- retry <id>'],
  [['retry', ID, '--queue', 'mail'], 'npm run jobs -- retry <id>'],
  [['retry', 'the-first'], 'That is not a job id'],
])('%j sends nothing and explains why', async (args, words) => {
  jobs.retry.mockClear();
  expect(await run(...args)).toMatchObject({ code: 1, stderr: expect.stringContaining(words) });
  expect(jobs.retry).not.toHaveBeenCalled();
});

test('nobody gets in without the key', async () => {
  jobs.retry.mockClear();
  const answer = await fetch(`http://127.0.0.1:${port}/internal/jobs/retry`, { method: 'POST', body: '{}' });
  expect(answer.status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${port}/internal/jobs`)).status).toBe(404);
  expect(jobs.retry).not.toHaveBeenCalled();
});
