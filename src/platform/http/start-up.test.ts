import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type StartUp, startUpAnswer } from './start-up.server.ts';

const FAILED: StartUp = { kind: 'failed', reason: 'the database does not answer' };
const STARTING: StartUp = { kind: 'starting' };
const answer = (path: string, state: StartUp) => startUpAnswer(new Request(`http://localhost${path}`), state);

describe.each([
  ['starting', STARTING, 503, 'One moment, please'],
  ['failed', FAILED, 500, 'Something went wrong. Please try again in a few minutes.'],
] as const)('%s', (_, state, status, heading) => {
  test('a browser gets a page that says so, reloads itself and is kept nowhere', async () => {
    const { status: told, headers, ...page } = await read('/find-us?q=Leeds', state);
    expect(told).toBe(status);
    expect(headers.get('retry-after')).toBe('2');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.html).toContain(`<h1>${heading}</h1>`);
    expect(page.html).toContain('location.reload()');
    expect(page.html).toContain('<noscript><meta http-equiv="refresh" content="5"></noscript>');
    expect(page.html).not.toContain('database');
  });

  test('its policy allows just its own style and script', async () => {
    const { html } = await read('/', state);
    const hash = (text = '') => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    const inline = (tag: string) => new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`).exec(html)?.[1];
    expect(html).toContain(`script-src ${hash(inline('script'))}; style-src ${hash(inline('style'))};`);
  });

  test('the API answers JSON', async () => {
    const { status: told, headers, html } = await read('/api/booking/occasions/1013', state);
    expect([told, headers.get('retry-after'), headers.get('content-type')]).toEqual([status, '2', 'application/json']);
    expect(JSON.parse(html)).toEqual({ code: status, title: expect.any(String), message: expect.any(String) });
  });
});

test('the page of a failed start has the way home', async () => {
  expect((await read('/', FAILED)).html).toContain('<a href="/">Return to homepage</a>');
});

test('monitoring is told that the process is up, and why it is not ready', async () => {
  expect(await answer('/healthz', FAILED).json()).toEqual({ status: 'up' });
  expect(answer('/readyz', STARTING).status).toBe(503);
  expect(await answer('/readyz', STARTING).json()).toEqual({ status: 'starting' });
  expect(await answer('/readyz', FAILED).json()).toEqual({
    status: 'not ready',
    reason: 'the database does not answer',
  });
});

async function read(path: string, state: StartUp) {
  const given = answer(path, state);
  return { status: given.status, headers: given.headers, html: await given.text() };
}
