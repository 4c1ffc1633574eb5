import { expect, test } from 'vitest';
import { appDeps, callerHeaders } from '../../../tests/support/app.ts';
import { createApp } from '../../app.ts';
import type { Site } from '../../site.ts';
import { createLog } from '../log.ts';

const TOKEN = 'Zk3-xP_aB9cD8eF7gH6iJ5kL4mN3oP2qR1sT0uVwXyZ';

const PLACE = 'LS1%204DY';

test.each([
  ['GET', `/api/geo/search/${PLACE}`, '/api/geo/search/…'],
  ['GET', `/booking/${TOKEN}?step=cancel`, '/booking/:manageToken'],
  ['GET', `/Booking/${TOKEN}/`, '/booking/:manageToken/'],
  ['POST', `/booking/waitlist/${TOKEN}`, '/booking/waitlist/:waitlistToken'],
  ['POST', `/api/booking/manage/${TOKEN}/cancel`, '/api/booking/manage/:manageToken/cancel'],
])('%s %s is logged as %s, without token or place', async (method, path, loggedPath) => {
  let lines = '';
  const log = createLog('trace', {
    write: (line) => {
      lines += line;
    },
  });
  const deps = { ...(await appDeps()), log };
  await createApp(deps).request(path, { method, headers: await callerHeaders(deps) });
  expect(lines).toContain(`"path":"${loggedPath}"`);
  expect(lines).not.toContain(TOKEN);
  expect(lines).not.toMatch(new RegExp(`${PLACE}|LS1`));
});

test("a page whose client disconnected isn't logged as a failure", async () => {
  let lines = '';
  const log = createLog('debug', {
    write: (line) => {
      lines += line;
    },
  });
  const visitor = new AbortController();
  const disconnected = async () => {
    visitor.abort();
    return new Response('half a page', { status: 500 });
  };
  const site: Site = {
    fetch: disconnected,
    cached: () => undefined,
    routeOf: () => '*',
    methodsOf: () => [],
    refresh: async () => {},
  };
  const app = createApp({ ...(await appDeps()), log, site: () => site });
  const answer = await app.fetch(new Request('http://localhost/find-us', { signal: visitor.signal }));
  expect(answer.status).toBe(499);
  expect(lines).toContain('"status":499');
  expect(lines).not.toContain('"level":"error"');
});
