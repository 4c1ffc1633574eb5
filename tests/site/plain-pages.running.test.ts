import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningServer, startServer } from '../load/server.ts';
import { wordsIn } from './plain-html.ts';
import { visitor } from './plain-page.ts';

/** Pages as they are sent: what they say and where they lead, before and without any script. */
let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ CLOCK: '2026-11-20T10:00:00Z', TRUST_PROXY: 'on' });
});
afterAll(() => server.stop());

const open = (path: string) => visitor(server.url)(path);

describe('a page that is not there', () => {
  test.each(['/no-such-page', '/restaurants/no-such-place', '/our-menu/no-such-menu'])(
    '%s leads home',
    async (path) => {
      const page = await open(path);
      expect(page.status).toBe(404);
      expect(page.words).toContain(path.includes('menu') ? 'Menu not found.' : 'This page could not be found');
      expect(page.linkTo('Return to homepage')).toBe('/');
    },
  );

  test.each([
    ['/restaurants/leeds-greek-stret', ['Leeds Greek Street']],
    ['/restaurants/leeds/book-now', ['Leeds Greek Street', 'Leeds Kirkstall']],
    ['/menu/mian', ['All-day menu']],
    ['/our-menu/kidz/allergens', ['Bambini']],
    ['/menus/chrismas', ['Christmas']],
  ])('%s asks what was meant', async (path, near) => {
    const page = await open(path);
    expect(page.status).toBe(404);
    const [, question = ''] = /<p\b[^>]*>Did you mean([\s\S]*?)<\/p>/.exec(page.html) ?? [];
    const links = [...question.matchAll(/<a\b[^>]* href="([^"]*)"[^>]*>([^<]*)</g)];
    expect(links.map(([, , text]) => text)).toEqual(near);
    expect((await open(links[0]?.[1] ?? '')).heading).toContain(near[0]);
  });

  test('asks nothing where nothing is like it', async () => {
    const page = await open('/menus/xmas');
    expect(page.status).toBe(404);
    expect(page.words).not.toContain('Did you mean');
  });
});

/** A restaurant's row in the list of results. */
function rowOf(html: string, slug: string): string {
  const [, row] = html.split(`<li data-row="${slug}"`);
  if (row === undefined) throw new Error(`no row ${slug}`);
  return row.split('<li data-row=')[0] ?? '';
}

describe('the finder', () => {
  const PARTY = 'date=2026-11-28&time=19%3A30&covers=4&occasion=birthday';

  test('offers the times around the one asked for, each with all that was asked', async () => {
    const page = await open(`/find-us?q=LS1+4DY&${PARTY}`);
    const [, times = ''] = /aria-label="Free tables at Leeds Greek Street"[^>]*>([\s\S]*?)<\/ul>/.exec(page.html) ?? [];
    expect([...times.matchAll(/>([^<]+)<\/a>/g)].map(([, time]) => time)).toEqual([
      '7pm',
      '7.15pm',
      '7.30pm',
      '7.45pm',
      '8pm',
    ]);
    expect(times).toMatch(
      /^<li><a[^>]* href="\/restaurants\/leeds-greek-street\/book-now\?occasion=birthday&amp;covers=4&amp;date=2026-11-28&amp;time=19%3A00"/,
    );
  });

  test('says that a time is missing', async () => {
    const page = await open('/find-us?q=LS1+4DY&date=2026-11-28&time=23:15&covers=4');
    expect(page.words).toContain('Nothing at 11.15pm. Closest times:');
  });

  test('says why a restaurant has no tables: walk-ins, closed, too far ahead, too many', async () => {
    const soho = rowOf((await open('/find-us?q=Soho&date=2026-11-27&covers=2')).html, 'london-soho');
    expect(wordsIn(soho)).toContain('Just walk in');
    expect(soho).not.toMatch(/<ul\b|Show times/);
    const leedsOn = async (query: string) =>
      rowOf((await open(`/find-us?q=Leeds&${query}`)).html, 'leeds-greek-street');
    expect(wordsIn(await leedsOn('date=2026-12-25&covers=2'))).toContain('Closed that day.');
    expect(wordsIn(await leedsOn('date=2027-11-25&covers=2'))).toContain(
      'You can’t book past 18 February 2027 yet. Try an earlier day.',
    );
    const many = await open('/find-us?q=Leeds&date=2026-11-27&covers=40');
    expect(many.valuesOf('covers')).toEqual(['40']);
    expect(many.linkTo('Send the restaurant a request')).toBe(
      '/restaurants/leeds-greek-street/book-now?covers=40&date=2026-11-27&time=19%3A00&type=event',
    );
  });

  test('leads to the times of a restaurant, which can be asked for others', async () => {
    const list = await open('/find-us?date=2026-11-27&time=20:00&covers=4');
    const restaurant = await list.follow(/^Show times at Leeds Greek Street/);
    expect(list.linkTo(/^Show times at Leeds Greek Street/)).toBe(
      '/restaurants/leeds-greek-street?date=2026-11-27&time=20%3A00&covers=4#tables',
    );
    expect(restaurant.valuesOf('time')).toEqual(['20:00']);
    expect(rowOfTimes(restaurant.html)).toContain('>8pm</a>');
    const fewer = await restaurant.press('Show times', { covers: '2' });
    expect(fewer.path).toMatch(/date=2026-11-27&time=20%3A00&covers=2$/);
    expect(rowOfTimes(fewer.html)).toContain('</a>');
    // A place alone, as in a link that somebody sent.
    expect(rowOfTimes((await open('/find-us?q=Leeds')).html)).toContain('</a>');
  });

  const rowOfTimes = (html: string) =>
    /aria-label="Free tables at Leeds Greek Street"[^>]*>([\s\S]*?)<\/ul>/.exec(html)?.[1] ?? '';
});

describe('a menu', () => {
  /** The entries that are shown, by id, with their words. */
  const dishesOf = (html: string) =>
    html
      .split(/(?=<li(?: hidden="")? class="_entry)/)
      .slice(1)
      .filter((entry) => !entry.startsWith('<li hidden'))
      .map((entry) => ({ id: /data-static="([^"]*)"/.exec(entry)?.[1], words: wordsIn(entry) }));

  test('leaves out and names dishes without a supplier’s declaration', async () => {
    const { html, words } = await open('/our-menu/main?without=mustard');
    expect(words).toContain('Left out because a supplier hasn’t told us about mustard yet: Antipasto della casa.');
    expect(dishesOf(html).map(({ id }) => id)).not.toContain('antipasti/antipasto-della-casa');
    expect(dishesOf((await open('/our-menu/main')).html).map(({ id }) => id)).toContain(
      'antipasti/antipasto-della-casa',
    );
  });

  test('reports an unknown allergen in the address, and leaves nothing out for it', async () => {
    const { html, words } = await open('/our-menu/main?without=peanut');
    expect(words).toContain('isn’t one of the 14 allergens');
    expect(dishesOf(html)).toHaveLength(65);
  });

  test('is sifted by its form', async () => {
    const menu = await open('/our-menu/main');
    const sifted = await menu.press('Show the dishes', { without: ['eggs', 'milk'], diet: ['vg'] });
    expect(sifted.path).toBe('/our-menu/main?without=eggs&without=milk&diet=vg');
    const [, count] =
      /(\d+) of 65 dishes have no eggs or milk in the recipe, and are marked vegan\./.exec(sifted.words) ?? [];
    const dishes = dishesOf(sifted.html);
    expect(dishes).toHaveLength(Number(count));
    for (const { words } of dishes) expect(words).toMatch(/Not in the recipe: .*eggs, .*milk/);
    expect(sifted.valuesOf('without')).toEqual(expect.arrayContaining(['eggs', 'milk']));
    const restaurant = await sifted.press('Show menus', { restaurant: 'leeds-kirkstall' });
    expect(restaurant.html).toContain('aria-label="Menus at Leeds Kirkstall"');
    expect(restaurant.valuesOf('without')).toContain('eggs');
  });

  test('has a table of all allergens', async () => {
    expect((await open('/our-menu/kids/allergens')).html.match(/<tr\b/g)).toHaveLength(1 + 4 + 15);
  });

  test.each([
    ['/menu/main', '/our-menu/main', false],
    ['/our-menu/main', '/our-menu/main', false],
    ['/our-menu/main?without=milk', '/our-menu/main', true],
    ['/menu', '/our-menu', false],
  ])('sends search engines from %s to %s', async (path, canonical, hidden) => {
    const { html } = await open(path);
    expect(/<link rel="canonical" href="([^"]*)/.exec(html)?.[1]).toMatch(new RegExp(`${canonical}$`));
    expect(html.includes('<meta name="robots"')).toBe(hidden);
  });
});

describe('jobs', () => {
  test('are filtered, read and paged', async () => {
    const all = await open('/careers/job-search?q=Leeds');
    const kitchen = await all.press('Find jobs', { group: 'boh-team', type: ['full-time'] });
    expect([kitchen.valuesOf('type'), kitchen.valuesOf('group')]).toEqual([['full-time'], ['boh-team']]);
    const job = await kitchen.follow('Pizzaiolo');
    expect(job.heading).toBe('Pizzaiolo');
    expect(job.linkTo('E-mail it to a friend')).toMatch(/^mailto:/);
    expect(job.links.map(({ text }) => text)).toContainEqual(expect.stringMatching(/^See .* on a map$/));
    const near = await job.follow(/^See all jobs near/);
    expect((await near.follow('Next')).words).toMatch(/Page 2 of/);
  });

  test('have a last page, to which an address beyond it leads', async () => {
    const page = await open('/careers/job-search?page=99&type=full-time');
    const [, last] = /\?type=full-time&page=(\d+)$/.exec(page.path) ?? [];
    expect(Number(last)).toBeGreaterThan(1);
    expect(page.words).toContain(`Page ${last} of ${last}`);
  });
});

describe('a page', () => {
  test('has a policy that allows each script the renderer wrote into it; data, which are never run, are none', async () => {
    const { headers, html } = await open('/our-menu/main');
    const inline = [...html.matchAll(/<script((?: [\w-]+="[^"]*")*)>([\s\S]*?)<\/script>/g)]
      .map(([, attributes = '', script = '']) => ({
        isData: attributes.includes('type="application/ld+json"'),
        attributes,
        script,
      }))
      .filter(({ attributes }) => !attributes.includes('src='));
    const data = inline.filter(({ isData }) => isData);
    expect(data.length).toBeGreaterThan(0);
    for (const { script } of data) expect(script).not.toMatch(/[<>]/);
    const run = inline.filter(({ isData }) => !isData);
    expect(run.length).toBeGreaterThan(0);
    const hashes = run.map(({ script }) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
    const policy = headers.get('content-security-policy') ?? '';
    expect(new Set(policy.match(/'sha256-[^']*'/g))).toEqual(new Set(hashes));
  });

  test('has its icons and its manifest, which are found by name too', async () => {
    for (const path of ['/robots.txt', '/favicon.ico', '/apple-touch-icon.png', '/site.webmanifest'])
      expect((await open(path)).status, path).toBe(200);
    const { html } = await open('/');
    expect(html).toContain('<link rel="manifest" href="/site.webmanifest"');
    expect(html.match(/<link rel="icon"/g)).toHaveLength(2);
  });
});
