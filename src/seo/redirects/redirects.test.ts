import { readdirSync } from 'node:fs';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { readContent } from '../../platform/content-files.ts';
import { isExternal } from './look-up.ts';
import { createIsPage } from './real-pages.ts';
import { redirects } from './redirect.server.ts';
import { deadTargets } from './redirect-problems.ts';
import { createRedirects } from './redirects.ts';
import { redirectTable } from './redirects-contract.ts';

const namesIn = (folder: string) => readdirSync(folder).map((name) => name.replace(/\.json$/, ''));
/** The content pages that product 2.3 names as targets, and one with other names. */
const CONTENT_PAGES =
  'offers takeaway kids kids-pizza-parties birthday-parties group-bookings breakfast terms-and-conditions privacy-policy sign-up contact';

const slugs = namesIn('content/restaurants');
const isPage = createIsPage({
  restaurants: slugs.map((slug) => ({ slug })),
  menus: namesIn('content/menus').map((id) => ({ id })),
  pages: CONTENT_PAGES.split(' ').map((name) => `/${name}`),
});
const rows = await readContent(redirectTable, 'content/redirects.json');
const { lookUp } = createRedirects(rows, isPage);
const app = new Hono().use(redirects({ lookUp })).all('*', (c) => c.text('a page'));

const SAMPLES: Record<string, string> = {
  ':city': 'leeds',
  ':site': 'greek-street',
  ':slug': 'leeds-greek-street',
  ':id': 'main',
  '*': 'One/Two.pdf',
};
/** An address that the row matches: its own path, or its pattern filled in. */
const addressOf = (path: string) => path.replaceAll(/:[a-z]+|\*$/g, (name) => SAMPLES[name] ?? name);

test('the table is long and complete, and leads to existing pages', () => {
  expect(rows.length).toBeGreaterThanOrEqual(170);
  expect(deadTargets(rows, isPage)).toEqual([]);
});

test.each(rows)('$from is permanently redirected to $to', async ({ from, to }) => {
  const answer = await app.request(addressOf(from));
  const location = answer.headers.get('location');
  expect(answer.status).toBe(301);
  expect(location).toBe(addressOf(to));
  expect(await answer.text()).toBe('');
  const shoutedResponse = await app.request(`/${addressOf(from).toUpperCase()}/`);
  expect([shoutedResponse.status, shoutedResponse.headers.get('location')]).toEqual([301, location]);
  if (isExternal(to)) return;
  const next = await app.request(new URL(location ?? '', 'http://localhost').pathname);
  expect([next.status, await next.text()]).toEqual([200, 'a page']);
});

test.each(slugs)('%s is found under its old City/Site address', async (slug) => {
  const old = rows.find(({ to }) => to === `/restaurants/${slug}`)?.from ?? '';
  const capitalised = old.replaceAll(/(?<=[/-])[a-z]/g, (letter) => letter.toUpperCase());
  const answer = await app.request(`//${capitalised}/?Table=4`);
  expect(answer.headers.get('location')).toBe(`/restaurants/${slug}?Table=4`);
});

test.each([
  ['/offer', '/offers'],
  ['//Offer/?A=B', '/offers?A=B'],
  ['/careers/job', '/careers/job-search'],
  ['/Careers/Job', '/careers/job-search'],
])('%s, without an id, redirects to the list %s in one step', async (from, to) => {
  const answer = await app.request(from);
  expect([answer.status, answer.headers.get('location')]).toEqual([301, to]);
  expect((await app.request(to)).status).toBe(200);
});

test.each(['/offer/pudding-on-us', '/careers/job/2407', '/careers/job-search'])("%s isn't redirected", async (path) => {
  expect((await app.request(path)).status).toBe(200);
});

test.each(['/withdraw-application/AbC-d_E', '/booking/AbC-d_E/calendar.ics', '/careers/job/2407/apply', '/offer'])(
  '%s is a page whatever the content',
  (path) => expect(isPage(path)).toBe(true),
);
test.each(['/restaurants/elsewhere', '/menu/none', '/booking', '/forget-me'])("%s isn't a page", (path) => {
  expect(isPage(path)).toBe(false);
});

describe('booking is reached from its other addresses', () => {
  test.each(['/book', '/booking', '/book/all'])('booking is reached from %s', (path) =>
    expect(lookUp(path)).toBe('/#booking'),
  );
  test.each(['/book-now', '/restaurants/leeds-greek-street/book-now', '/booking/AbC-d_E'])(
    'the booking address %s is a page',
    async (path) => expect((await app.request(path)).status).toBe(200),
  );
});

describe('requests', () => {
  test.each(['GET', 'HEAD'])('%s is redirected, and the redirect expires within the hour', async (method) => {
    const answer = await app.request('//Offers/?A=B', { method });
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe('/offers?A=B');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test.each(['/Book', '/sign-up/', '/offer'])('a form posted to %s gets the allowed methods', async (path) => {
    const answer = await app.request(path, { method: 'POST' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  test('a form posted to a page reaches it', async () => {
    expect((await app.request('/sign-up', { method: 'POST' })).status).toBe(200);
  });

  test.each(['//evil.example/', '/%2F%2Fevil.example', '/%5Cevil.example', '/%5c/Evil.example/', '/\\evil.example'])(
    'the request %s stays on this host',
    async (path) => {
      const answer = await app.fetch(new Request(`http://localhost${path}`));
      expect(answer.headers.get('location')).toBe('/evil.example');
    },
  );
});

describe('in-app navigation', () => {
  test.each([
    ['/leeds/greek-street.data?_routes=root', '/restaurants/leeds-greek-street'],
    ['/Offers.data?A=B&_routes=root%2Cpages', '/offers?A=B'],
    ['/offers/_.data', '/offers'],
    ['/Offers_.data', '/offers_'],
    ['/book.data', '/#booking'],
    ['/gift-cards.data', 'https://gifts.tavola.example/'],
  ])("in-app navigation to %s gets the router's redirect", async (path, target) => {
    const answer = await app.request(path);
    expect(answer.status).toBe(204);
    expect(answer.headers.get('x-remix-redirect')).toBe(target);
  });

  test.each(['/offers.data', '/_.data', '/find-us.data?q=Leeds&_routes=x', '/find-us?q=A.data'])(
    "in-app navigation to %s isn't redirected",
    async (path) => expect((await app.request(path)).status).toBe(200),
  );
});
