import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { appDeps, callerHeaders } from '../../../tests/support/app.ts';
import { createApp } from '../../app.ts';
import { onBehalfOf } from './caller/visitor.server.ts';
import { readBodies } from './read-bodies.server.ts';

const MEGABYTE = 1024 * 1024;
const [TIMED_OUT, TOO_LARGE, BUSY] = [408, 413, 503];
const FORM = 'multipart/form-data; boundary=x';
const JSON_TYPE = 'application/json';

// Decided by Content-Length alone: no body is sent.
test.each<[what: string, path: string, type: string, megabytes: number, isTooLarge: boolean]>([
  ['five files of five megabytes', '/api/contact/sendemail', FORM, 25.5, false],
  ['more than five files of five megabytes', '/api/contact/sendemail', FORM, 27, true],
  ['a file for an endpoint without files', '/api/contact/group-booking', FORM, 2, true],
  ['five files as base64 in JSON', '/api/contact/sendemail', JSON_TYPE, 34, false],
  ['too many files as base64 in JSON', '/api/contact/sendemail', JSON_TYPE, 36, true],
  ['more than a megabyte of text', '/api/contact/group-booking', JSON_TYPE, 2, true],
  ['more than a megabyte of text for a page', '/contact', JSON_TYPE, 2, true],
])('the size limit judges %s', async (_, path, type, megabytes, isTooLarge) => {
  const deps = await appDeps();
  const headers = {
    ...(await callerHeaders(deps)),
    'content-type': type,
    'content-length': String(megabytes * MEGABYTE),
  };
  const answer = await createApp(deps).request(path, { method: 'POST', headers, body: '{}' });
  expect(answer.status === TOO_LARGE).toBe(isTooLarge);
  if (isTooLarge)
    expect(await answer.text()).toContain(
      'That’s too big for us to take in one go. Please send fewer or smaller files.',
    );
});

const PACE = { bytes: 3, ms: 10 };
const limits = () =>
  readBodies({ bytes: 10, withFiles: { bytes: 100, takes: () => true, takesInJson: () => false }, pace: PACE });
const app = () =>
  new Hono()
    .use((c, next) => onBehalfOf(c.req.header('x-visitor') ?? '', next))
    .use(limits())
    .post('/contact', async (c) => c.text(`${(await c.req.arrayBuffer()).byteLength}`));

test.each([
  ['the body', 'x'.repeat(10), 'text/plain', '10'],
  ['one byte over the limit, without Content-Length', 'x'.repeat(11), 'text/plain', null],
  ['a file', 'x'.repeat(100), FORM, '100'],
  ['one byte over the limit for files', 'x'.repeat(101), FORM, null],
])('reads %s', async (_, text, type, length) => {
  const body = new Blob([text]).stream();
  const init = { method: 'POST', headers: { 'content-type': type }, body, duplex: 'half' };
  const answer = await app().request('/contact', init as RequestInit);
  expect([answer.status, length && (await answer.text())]).toEqual(length ? [200, length] : [TOO_LARGE, null]);
});

test('an oversized form post gets the same page as nginx serves', async () => {
  const init = { method: 'POST', headers: { accept: 'text/html', 'content-length': '11' }, body: 'x'.repeat(11) };
  const answer = await app().request('/contact', init);
  expect([answer.status, await answer.text()]).toEqual([
    TOO_LARGE,
    readFileSync('src/platform/http/too-large.html', 'utf8'),
  ]);
});

describe('uploads', () => {
  /** Sends each piece when the previous one has been read, then stalls unless `ends`. */
  function upload(site: Hono, visitor: string, pieces: string[], ends: boolean) {
    const remaining = [...pieces];
    const body = new ReadableStream({
      async pull(controller) {
        const piece = remaining.shift();
        if (piece) return controller.enqueue(new TextEncoder().encode(piece));
        if (ends) return controller.close();
        await new Promise(() => undefined);
      },
    });
    const init = { method: 'POST', headers: { 'content-type': FORM, 'x-visitor': visitor }, body, duplex: 'half' };
    return site.request('/contact', init as RequestInit);
  }
  const small = (site: Hono, visitor: string) =>
    site.request('/contact', {
      method: 'POST',
      headers: { 'content-type': FORM, 'x-visitor': visitor, 'content-length': '3' },
      body: 'abc',
    });

  test('a stalled upload loses its slot, and its sender has to wait', async () => {
    const site = app();
    const visitors = ['a', 'b', 'c'];
    const slow = visitors.flatMap((visitor) => [
      upload(site, visitor, ['begins'], false),
      upload(site, visitor, [], false),
    ]);
    expect((await upload(site, 'ann', ['a form'], true)).status).toBe(BUSY);
    const answers = await Promise.all(slow);
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(TIMED_OUT));
    expect(await answers[0]?.text()).toContain('took too long to reach us');
    expect((await upload(site, 'a', ['a form'], true)).status).toBe(BUSY);
    expect((await small(site, 'a')).status).toBe(200);
    expect((await upload(site, 'ann', ['a form'], true)).status).toBe(200);
  });

  test("one visitor's uploads don't block others", async () => {
    const site = app();
    const stalled = [upload(site, 'mallory', [], false), upload(site, 'mallory', [], false)];
    expect((await upload(site, 'mallory', ['a form'], true)).status).toBe(BUSY);
    expect((await small(site, 'mallory')).status).toBe(200);
    expect((await upload(site, 'ann', ['a form'], true)).status).toBe(200);
    await Promise.all(stalled);
  });
});
