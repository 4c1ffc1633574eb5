import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { redirectTable } from '../../src/seo/redirects/redirects-contract.ts';
import { type RunningServer, startServer } from '../load/server.ts';

const rows = redirectTable.parse(JSON.parse(await readFile('content/redirects.json', 'utf8')));
/** A sample value for every parameter of a pattern. */
const SAMPLES: Record<string, string> = {
  ':city': 'leeds',
  ':site': 'greek-street',
  ':slug': 'leeds-greek-street',
  ':id': 'main',
  '*': 'one/two.pdf',
};
const fill = (path: string) => path.replaceAll(/:[a-z]+(?=[/-]|$)|\*$/g, (name) => SAMPLES[name] ?? name);

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ CLOCK: '2026-11-20T10:00:00Z' });
});
afterAll(() => server.stop());

type Answer = { status?: number; location?: string };
/** Sends the target byte for byte; fetch would normalise it. */
function ask(target: string, host = new URL(server.url).host): Promise<Answer> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path: target, headers: { host } }, (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode, location: answer.headers.location });
    })
      .on('error', reject)
      .end();
  });
}

describe('an address is normalised in one redirect, with its query', () => {
  test.each([
    ['//find-us', '/find-us'],
    ['/find-us/', '/find-us'],
    ['/Find-Us', '/find-us'],
    ['///Restaurants//Leeds-Greek-Street///', '/restaurants/leeds-greek-street'],
    ['//Our-Menu/Main/?Without=Milk&A=%2F%2F', '/our-menu/main?Without=Milk&A=%2F%2F'],
    ['/%e2%82%AC/Ab', '/%e2%82%AC/ab'],
    ['/Leeds/Greek-Street/?Table=4', '/restaurants/leeds-greek-street?Table=4'],
    ['/BOOK?covers=2', '/?covers=2#booking'],
    ['/Menu//', '/menu'],
  ])('%s redirects to %s', async (target, location) => {
    expect(await ask(target)).toEqual({ status: 301, location });
  });

  test.each(['/', '/?A=B', '/find-us?Q=Leeds', '/our-menu?a=//'])('%s needs no redirect', async (target) => {
    expect(await ask(target)).toEqual({ status: 200, location: undefined });
  });
});

describe('no address redirects to another host', () => {
  test.each([
    '//evil.example',
    '///evil.example/',
    '/\\evil.example',
    '/\\/evil.example/',
    '/%2F%2Fevil.example',
    '/%5Cevil.example/%2e%2e',
    '/%09//evil.example',
    '//evil.example//find-us/..',
    '//user@evil.example/Book/',
    '/https://evil.example/',
    '/.//evil.example',
    '/book?to=//evil.example',
    '/find-us/?next=https://evil.example',
  ])('%s', async (target) => {
    const { status, location = '/' } = await ask(target);
    expect([200, 301, 400, 404]).toContain(status);
    expect(new URL(location, 'http://tavola.test').host).toBe('tavola.test');
    expect(location).toMatch(/^\/(?![/\\])/);
  });

  test("the Host header doesn't redirect to another host", async () => {
    expect(await ask('/Find-Us', 'evil.example')).toEqual({ status: 301, location: '/find-us' });
  });
});

describe('legacy addresses', () => {
  test.each(rows)('legacy address $from redirects to the page $to', async ({ from, to }) => {
    const location = fill(to);
    expect(await ask(fill(from))).toEqual({ status: 301, location });
    if (location.startsWith('http')) return;
    const { status } = await ask(location.replace(/#.*/, ''));
    expect(status).toBe(200);
  });
});

test.each([
  ['PUT', '/sitemap.xml', 405, 'GET, HEAD'],
  ['POST', '/favicon.ico', 405, 'GET, HEAD'],
  ['POST', '/', 405, 'GET, HEAD'],
  ['PUT', '/?index', 405, 'GET, HEAD, POST'],
  ['POST', '/our-menu', 405, 'GET, HEAD'],
  ['POST', '/our-menu.data', 405, 'GET, HEAD'],
  ['OPTIONS', '/sign-up', 405, 'GET, HEAD, POST'],
  ['POST', '/Sign-Up', 405, 'GET, HEAD'],
  ['POST', '/sign-up', 400, null],
  ['PUT', '/offer/pudding-on-us', 405, 'GET, HEAD, POST'],
  ['DELETE', '/unsubscribe/a-token', 405, 'POST, GET, HEAD'],
  ['POST', '/booking/a-token/calendar.ics', 405, 'GET, HEAD'],
  ['POST', '/no-such-page', 404, null],
  ['POST', '/no/such/page', 404, null],
  ['PUT', '/no-such-page', 404, null],
  ['PUT', '/no/such/page', 404, null],
  ['DELETE', '/kids/no-such-page', 404, null],
  ['PUT', '/restaurants/no-such-place', 404, null],
  ['POST', '/our-menu/no-such-menu', 404, null],
  ['PUT', '/offer/no-such-offer', 404, null],
  ['PUT', '/booking/a-token', 404, null],
  ['PUT', '/takeaway', 405, 'GET, HEAD, POST'],
  ['PUT', '/restaurants/leeds-greek-street', 405, 'GET, HEAD'],
  ['PUT', '/api/token', 405, 'POST'],
])('%s %s responds %i and allows: %s', async (method, path, status, allow) => {
  const body = method === 'POST' ? new URLSearchParams({ of: 'no form' }) : undefined;
  const answer = await fetch(`${server.url}${path}`, { method, body, redirect: 'manual' });
  expect([answer.status, answer.headers.get('allow')]).toEqual([status, allow]);
});
