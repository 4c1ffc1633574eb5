import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type StartUp, startUpAnswer } from './start-up.server.ts';

const FAILED: StartUp = { kind: 'failed', reason: 'the database does not answer' };
const STARTING: StartUp = { kind: 'starting' };
const answer = (path: string, state: StartUp) => startUpAnswer(new Request(`http://localhost${path}`), state);

describe.each([
  ['starting', STARTING, 503, 'One moment, please'],
  ['failed', FAILED, 500, 'Something went wrong. Please try again in a few minutes.'],
] as const)('the site responds while %s', (_, state, status, heading) => {
  test('before the start a browser gets an uncached page that reloads itself', async () => {
    const { status: actual, headers, ...page } = await read('/find-us?q=Leeds', state);
    expect(actual).toBe(status);
    expect(headers.get('retry-after')).toBe('2');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.html).toContain(`<h1>${heading}</h1>`);
    expect(page.html).toContain('location.reload()');
    expect(page.html).toContain('<noscript><meta http-equiv="refresh" content="5"></noscript>');
    expect(page.html).not.toContain('database');
  });

  test("the start page's policy allows only its own style and script", async () => {
    const { html } = await read('/', state);
    const hash = (text = '') => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    const inline = (tag: string) => new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`).exec(html)?.[1];
    expect(html).toContain(`script-src ${hash(inline('script'))}; style-src ${hash(inline('style'))};`);
  });

  test('before the start the API responds with JSON', async () => {
    const { status: actual, headers, html } = await read('/api/booking/occasions/1013', state);
    expect([actual, headers.get('retry-after'), headers.get('content-type')]).toEqual([
      status,
      '2',
      'application/json',
    ]);
    expect(JSON.parse(html)).toEqual({ code: status, title: expect.any(String), message: expect.any(String) });
  });
});

test('the page of a failed start links home', async () => {
  expect((await read('/', FAILED)).html).toContain('<a href="/">Return to homepage</a>');
});

test("monitoring learns that the process is up, and why it isn't ready", async () => {
  expect(await answer('/healthz', FAILED).json()).toEqual({ status: 'up' });
  expect(answer('/readyz', STARTING).status).toBe(503);
  expect(await answer('/readyz', STARTING).json()).toEqual({ status: 'starting' });
  expect(await answer('/readyz', FAILED).json()).toEqual({
    status: 'not ready',
    reason: 'the database does not answer',
  });
});

async function read(path: string, state: StartUp) {
  const response = answer(path, state);
  return { status: response.status, headers: response.headers, html: await response.text() };
}
