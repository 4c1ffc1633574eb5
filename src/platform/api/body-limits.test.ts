import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { appDeps, callerHeaders } from '../../../tests/support/app.ts';
import { createApp } from '../../app.ts';
import { bodyLimits } from './body-limits.server.ts';
import { onBehalfOf } from './caller/visitor.server.ts';

const MEGABYTE = 1024 * 1024;
const TOO_LARGE = 413;

function withFile(megabytes: number): FormData {
  const form = new FormData();
  form.append('uploadedFiles', new Blob([new Uint8Array(megabytes * MEGABYTE)]), 'bill.pdf');
  return form;
}
const none = () => false;
const words = (megabytes: number) => JSON.stringify('x'.repeat(megabytes * MEGABYTE));

// Nothing takes forms in this app: whatever passes the limit is answered with something else than "too large".
test.each<[what: string, path: string, body: () => FormData | string, isTooLarge: boolean]>([
  ['five files of five megabytes', '/api/contact/sendemail', () => withFile(25), false],
  ['more than those', '/api/contact/sendemail', () => withFile(27), true],
  ['a file where none is taken', '/api/contact/group-booking', () => withFile(2), true],
  ['the same as base64 in JSON', '/api/contact/sendemail', () => words(34), false],
  ['more than those in JSON', '/api/contact/sendemail', () => words(36), true],
  ['words beyond a megabyte', '/api/contact/group-booking', () => words(2), true],
  ['words beyond a megabyte on a page', '/contact', () => words(2), true],
])('%s', async (_, path, body, isTooLarge) => {
  const deps = await appDeps();
  const app = createApp(deps);
  const sent = body();
  const headers = new Headers(await callerHeaders(deps));
  // A form brings its own type, with its boundary.
  headers.delete('content-type');
  if (typeof sent === 'string') headers.set('content-type', 'application/json');
  const answer = await app.request(path, { method: 'POST', headers, body: sent });
  expect(answer.status === TOO_LARGE).toBe(isTooLarge);
  if (isTooLarge) expect(await answer.text()).toContain('That is more than we can take at once.');
});

test('a form that a browser sent is refused by the page that nginx has for one that is larger still', async () => {
  const app = new Hono().use(bodyLimits({ megabytes: 1, withFiles: { megabytes: 1, takes: none, takesInJson: none } }));
  const answer = await app.request('/contact', { method: 'POST', headers: { accept: 'text/html' }, body: words(2) });
  expect([answer.status, await answer.text()]).toEqual([
    TOO_LARGE,
    readFileSync('src/platform/http/too-large.html', 'utf8'),
  ]);
});

describe('uploads that never end', () => {
  const BUSY = 503;
  const limits = bodyLimits({
    megabytes: 1,
    withFiles: { megabytes: 26, takes: () => true, takesInJson: () => false },
  });
  const app = new Hono()
    .use((c, next) => onBehalfOf(c.req.header('x-visitor') ?? '', next))
    .use(limits)
    .post('/contact', async (c) => c.text(`${(await c.req.arrayBuffer()).byteLength}`));
  const ends: (() => void)[] = [];
  const form = { 'content-type': 'multipart/form-data; boundary=x' };
  const endless = (visitor: string) => {
    const body = new ReadableStream({
      start(controller) {
        ends.push(() => controller.close());
      },
    });
    const init = { method: 'POST', headers: { ...form, 'x-visitor': visitor }, body, duplex: 'half' };
    return app.request('/contact', init as RequestInit);
  };
  const small = (visitor: string) =>
    app.request('/contact', {
      method: 'POST',
      headers: { ...form, 'x-visitor': visitor, 'content-length': '3' },
      body: 'abc',
    });

  test('of one visitor keep nobody else out, nor anyone who sends no file', async () => {
    const waiting = [endless('mallory'), endless('mallory')];
    expect((await endless('mallory')).status).toBe(BUSY);
    expect((await small('mallory')).status).toBe(200);
    waiting.push(endless('ann'));
    for (const end of ends) end();
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200, 200]);
    const again = endless('mallory');
    ends.at(-1)?.();
    expect((await again).status).toBe(200);
  });
});
