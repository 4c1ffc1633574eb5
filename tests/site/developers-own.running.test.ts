import { spawnSync } from 'node:child_process';
import { afterEach, expect, test } from 'vitest';
import { type RunningServer, startServer } from '../load/server.ts';
import { freePort } from '../support/free-port.ts';

let server: RunningServer;
afterEach(() => server.stop());

const status = async (path: string, headers: Record<string, string> = {}) =>
  (await fetch(`http://127.0.0.1:${new URL(server.url).port}${path}`, { headers })).status;

const saysWhereMailIs = () =>
  expect.poll(() => server.output()).toContain(`e-mails are kept in ${server.dataDir}/mailbox, not sent`);

test("on a developer's machine the mailbox is open, and the start logs it in one line", async () => {
  server = await startServer();
  expect(await status('/dev/mailbox')).toBe(200);
  expect(await status('/dev/mailbox', { 'x-forwarded-for': '203.0.113.7' })).toBe(404);
  expect(server.output().match(/^Read its mail on this machine: .*\/dev\/mailbox$/gm)).toHaveLength(1);
});

test("on a developer's machine anybody signs in as the desk's sample staff, and nobody does from elsewhere", async () => {
  server = await startServer();
  expect(await status('/dev/desk')).toBe(200);
  expect(await status('/dev/desk', { 'x-forwarded-for': '203.0.113.7' })).toBe(404);
  expect(server.output().match(/^Sign in to the desk on this machine: .*\/dev\/desk$/gm)).toHaveLength(1);
});

test('with a public address or a mail server there are no developer pages', async () => {
  const port = String(await freePort());
  server = await startServer({ PUBLIC_URL: `http://127.0.0.1:${port}`, PORT: port });
  for (const path of ['/dev/mailbox', '/dev/desk']) {
    expect(await status(path)).toBe(404);
    expect(server.output()).not.toContain(path);
  }
  await saysWhereMailIs();
});

test('a public site that keeps its e-mails logs it at its start', async () => {
  server = await startServer({ PUBLIC_URL: 'http://tavola.example', MAILBOX: 'on' });
  await saysWhereMailIs();
});

test('failed jobs are listed only with the secret', async () => {
  server = await startServer({ SMTP_URL: 'smtp://127.0.0.1:9' });
  expect(await status('/dev/mailbox')).toBe(404);
  expect(await status('/internal/jobs')).toBe(404);
  expect(await status('/internal/jobs', { authorization: 'Bearer guessed' })).toBe(404);
  const list = (DATA_DIR: string) =>
    spawnSync(process.execPath, ['scripts/jobs.ts'], {
      env: { ...process.env, PORT: new URL(server.url).port, DATA_DIR },
      encoding: 'utf8',
    });
  expect(list(server.dataDir).stdout).toContain('No job has failed.');
});
