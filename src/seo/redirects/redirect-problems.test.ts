import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ContentError } from '../../platform/content-files.ts';
import { finalTarget } from './final-target.ts';
import { deadTargets } from './redirect-problems.ts';
import { createRedirects } from './redirects.ts';
import { redirectTable } from './redirects-contract.ts';

const pages = new Set([
  '/',
  '/offers',
  '/a/b',
  '/old/page',
  '/restaurants/leeds-kirkstall',
  '/restaurants/leeds-kirkstall/book-now',
]);
const isPage = (path: string) => pages.has(path);
const table = (rows: [string, string][]) =>
  redirectTable.parse(rows.map(([from, to]) => ({ from, to, note: 'a test' })));
const open = (...rows: [string, string][]) => createRedirects(table(rows), isPage);

describe('every invalid row is reported with its reason', () => {
  test.each<[string, [string, string][], RegExp]>([
    ['a loop of one', [['/a', '/a']], /at 0\.to expected .*loop/],
    [
      'a loop of two',
      [
        ['/a', '/b'],
        ['/b', '/a#top'],
      ],
      /at 0\.to .*loop.*\n.*at 1\.to .*loop/,
    ],
    ['a loop through a pattern', [['/old/*', '/old/all']], /at 0\.to .*loop/],
    ['a pattern that leads to itself', [['/old/:a', '/old/:a']], /at 0\.to .*loop/],
    [
      'a chain',
      [
        ['/a', '/b'],
        ['/b', '/offers'],
      ],
      /at 0\.to expected the last address of the chain at once: \/offers, found .*\/a to \/b/,
    ],
    [
      'a chain that leads elsewhere',
      [
        ['/a', '/b/c'],
        ['/b/*', 'https://x.example/'],
      ],
      /at 0\.to .*at once: https:\/\/x\.example\//,
    ],
    [
      'a duplicate address',
      [
        ['/a', '/'],
        ['/a', '/offers'],
      ],
      /at 1\.from expected each address once \(it is row 0 already\)/,
    ],
    [
      'a duplicate pattern',
      [
        ['/a/:x/b', '/'],
        ['/a/:y/b', '/offers'],
      ],
      /at 1\.from .*each address once/,
    ],
    ['a hidden page', [['/offers', '/']], /at 0\.from expected .*no page.*found \/offers/],
    ['capitals', [['/a', '/Offers']], /at 0\.to expected the address as it is written now: \/offers/],
    ['a trailing slash', [['/a', '/offers/']], /at 0\.to .*written now: \/offers/],
    ['another host', [['/a', '//evil.example']], /at 0\.to expected a page of ours/],
    ['a backslash', [['/a', '/\\evil.example']], /at 0\.to .*backslashes/],
    ['a line break', [['/a', '/offers\r\nset-cookie:a']], /at 0\.to .*control/],
    ['a parent path', [['/a', '/b/../offers']], /at 0\.to expected a page of ours/],
    ['half an address', [['/a', 'http:/evil']], /at 0\.to expected a whole address/],
    ['a password', [['/a', 'https://a:b@evil.example/']], /at 0\.to .*without name or password/],
    ['an unknown name', [['/a/:x', '/b/:y']], /at 0\.to expected only names that stand in \/a\/:x/],
    ['a wildcard in the target', [['/a/*', '/b/*']], /at 0\.to expected no '\*'/],
  ])('the redirects report %s', (_what, rows, message) => {
    expect(() => open(...rows)).toThrow(ContentError);
    expect(() => open(...rows)).toThrow(message);
  });

  test.each(['/A', 'a', '/', '/a/', '/a//b', '/:all', '/*', '/api/x', '/images', '/a?b', '/a/../b', '/a/*/b', '/a b'])(
    'an old address may not be written %s',
    (from) => expect(redirectTable.safeParse([{ from, to: '/', note: 'a test' }]).success).toBe(false),
  );
});

describe('redirects by path', () => {
  const { lookUp } = open(
    ['/old', 'offers'],
    ['/old/kept', '/#booking'],
    ['/old/*', '/'],
    ['/restaurants/:city/:site', '/restaurants/:city-:site'],
    ['/restaurants/:slug/book', '/restaurants/:slug/book-now'],
    ['/shop/*', 'https://shop.example/?from=Tavola'],
  );
  test.each([
    ['/old', '/offers'],
    ['/old/kept', '/#booking'],
    ['/old/kept/more', '/'],
    ['/old/anything', '/'],
    ['/old/page', null],
    ['/restaurants/leeds/kirkstall', '/restaurants/leeds-kirkstall'],
    ['/restaurants/leeds-kirkstall/book', '/restaurants/leeds-kirkstall/book-now'],
    ['/restaurants/leeds-kirkstall/book-now', null],
    ['/restaurants/leeds/nowhere', null],
    ['/restaurants/leeds', null],
    ['/shop/jars/red', 'https://shop.example/?from=Tavola'],
    ['/shop', null],
    ['/', null],
  ])('the path %s is looked up', (path, target) => expect(lookUp(path)).toBe(target));

  test.each([
    ['//OLD/?Utm=A', '/offers?Utm=A'],
    ['/Old/Kept?a=1&b=%2F', '/?a=1&b=%2F#booking'],
    ['/old?', '/offers'],
    ['/Shop/Jars?a=1', 'https://shop.example/?from=Tavola'],
    ['/Restaurants//Leeds/Kirkstall/', '/restaurants/leeds-kirkstall'],
    ['/Offers', '/offers'],
    ['/offers?a=1', null],
  ])('%s redirects in one hop', (path, target) => expect(finalTarget(path, lookUp)).toBe(target));

  test("the request's query follows the target's own", () => {
    const finder = open(['/leeds', '/find-us?q=Leeds#list']);
    expect(finalTarget('/Leeds?q=York', finder.lookUp)).toBe('/find-us?q=Leeds&q=York#list');
  });
});

test('a missing target is reported', () => {
  const rows = table([
    ['/a', '/offers#x'],
    ['/b', '/gone'],
    ['/c/:x', '/d/:x'],
    ['/e', 'https://x.example'],
  ]);
  expect(deadTargets(rows, isPage)).toMatchObject([{ path: '1.to', found: '/gone' }]);
});

const word = fc.constantFrom('a', 'b', 'offers', 'restaurants', 'leeds', 'leeds-kirkstall');
const from = fc
  .tuple(word, fc.array(fc.oneof(word, fc.constant(':x')), { maxLength: 2 }), fc.constantFrom('', '', '/*'))
  .map(([first, rest, end]) => `/${[first, ...rest].join('/')}${end}`);
const to = fc.oneof(
  fc.array(fc.oneof(word, fc.constant(':x')), { maxLength: 3 }).map((parts) => `/${parts.join('/')}`),
  fc.constant('https://partner.example/'),
);
const path = fc.array(fc.oneof(word, fc.constantFrom('', 'A', 'Leeds', '%2F', '\\')), { maxLength: 4 });

test('valid tables redirect in one hop, and never to a host that no row names', () => {
  let count = 0;
  fc.assert(
    fc.property(fc.array(fc.tuple(from, to), { maxLength: 6 }), fc.array(path, { maxLength: 20 }), (rows, paths) => {
      let lookUp: ReturnType<typeof open>['lookUp'];
      try {
        ({ lookUp } = open(...rows));
      } catch (error) {
        expect(error).toBeInstanceOf(ContentError);
        return;
      }
      count++;
      const addresses = [
        ...paths.map((parts) => `/${parts.join('/')}`),
        ...rows.map(([old]) => old.replaceAll(/[:*]/g, '')),
      ];
      for (const path of addresses) {
        const target = finalTarget(path, lookUp);
        if (target === null) continue;
        expect(new URL(target, 'https://here.example').host).toMatch(/^(here|partner)\.example$/);
        if (target.startsWith('/')) expect(finalTarget(target, lookUp)).toBeNull();
      }
    }),
    { numRuns: 2000 },
  );
  expect(count).toBeGreaterThan(100);
});
