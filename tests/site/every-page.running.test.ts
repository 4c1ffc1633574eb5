import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningServer, startServer } from '../load/server.ts';
import { checkHtml, hasJava } from './html-checker.ts';
import { type KindOfPage, missingPages, pagesWithQuery, redirectedPaths, routes, targets } from './kinds-of-page.ts';
import { pageParts } from './page-parts.ts';

const kinds: KindOfPage[] = [...routes, ...targets, ...missingPages, ...pagesWithQuery];
if (!hasJava) console.log('SKIPPED: the W3C checker, because there is no Java on this machine');

const ORIGIN = 'https://www.tavola.example';

const attribute = (html: string, pattern: RegExp) => pattern.exec(html)?.[1]?.replaceAll('&amp;', '&');

/** A search engine's view of a page, and where its links lead. */
const searchResult = (html: string) => ({
  title: attribute(html, /<title>([^<]*)/),
  description: attribute(html, /<meta name="description" content="([^"]*)/),
  canonical: attribute(html, /<link rel="canonical" href="([^"]*)/),
  image: attribute(html, /<meta property="og:image" content="([^"]*)/),
  hidden: html.includes('<meta name="robots" content="noindex"'),
  links: [...html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)].map(([, to = '']) => to),
});

let server: RunningServer;
let sitePaths: string[];
const answers = new Map<string, { status: number; html: string }>();

const ask = (path: string) => fetch(`${server.url}${path}`, { redirect: 'manual' });

async function siteMap(): Promise<string[]> {
  const xml = await (await ask('/sitemap.xml')).text();
  expect(xml.match(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/g)).toHaveLength(xml.match(/<loc>/g)?.length ?? 0);
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, page = '']) => page.replace(ORIGIN, ''));
}

beforeAll(async () => {
  server = await startServer({ CLOCK: '2026-11-20T10:00:00Z' });
  sitePaths = await siteMap();
  for (const path of new Set([...sitePaths, ...kinds.map(([path]) => path)])) {
    const answer = await ask(path);
    answers.set(path, { status: answer.status, html: await answer.text() });
  }
}, 300_000);
afterAll(() => server.stop());

test.each(kinds)('%s responds %i with the heading %s', (path, status, heading) => {
  const answer = answers.get(path);
  expect(answer?.status).toBe(status);
  const { headings, title } = pageParts(answer?.html ?? '');
  expect(headings[0]).toMatch(heading);
  expect(title).toMatch(status === 404 ? /^404: \S/ : /Tavola/);
});

test.each(redirectedPaths)('%s redirects by %i to %s', async (path, status, to) => {
  const answer = await ask(path);
  expect([answer.status, answer.headers.get('location')]).toEqual([status, to]);
});

describe('every page of the site map and every other kind of page', () => {
  test('every page has its language, one first heading, its landmarks in order and a skip link', () => {
    expect(answers.size).toBeGreaterThan(120);
    for (const [path, { html }] of answers) {
      expect(pageParts(html), path).toMatchObject({
        lang: 'en-GB',
        headings: [expect.stringMatching(/\S/)],
        landmarks: ['banner', 'main', 'contentinfo'],
        firstLink: '#content',
      });
      expect(html, path).toMatch(/<main id="content"[^>]* tabindex="-1"[^>]*>/i);
    }
  });

  test('every page requests its one style sheet before its fonts, and its code once painted', () => {
    for (const [path, { html }] of answers) {
      const links = [...html.matchAll(/<link rel="(stylesheet|preload|modulepreload)"/g)].map(([, rel]) => rel);
      expect(
        links.filter((rel) => rel === 'stylesheet'),
        path,
      ).toHaveLength(1);
      expect(html, path).not.toContain('/assets/desk-');
      expect(links.indexOf('stylesheet'), path).toBeLessThan(links.indexOf('preload'));
      expect(links, path).not.toContain('modulepreload');
    }
  });

  test.skipIf(!hasJava)('every page passes the W3C checker', async () => {
    const pages = [...answers].map(([path, { html }]) => ({ path, html }));
    expect(await checkHtml(pages)).toEqual([]);
  });
});

describe('the site map', () => {
  const twice = (values: (string | undefined)[]) => values.filter((value, at) => values.indexOf(value) !== at);
  const asFound = (path: string) => {
    const { status, html = '' } = answers.get(path) ?? {};
    return { path, status, ...searchResult(html) };
  };

  test('the site map lists indexable pages, each with its own title and description', () => {
    expect(sitePaths.length).toBeGreaterThan(90);
    const pages = sitePaths.map(asFound);
    for (const page of pages) {
      expect(page, page.path).toMatchObject({ status: 200, hidden: false, canonical: `${ORIGIN}${page.path}` });
      expect(page.description?.length, page.path).toBeGreaterThan(30);
    }
    expect(twice(pages.map(({ title }) => title))).toEqual([]);
    expect(twice(pages.map(({ description }) => description))).toEqual([]);
  });

  test('the site map lists pages whose sharing images exist', async () => {
    for (const image of new Set(sitePaths.map((path) => asFound(path).image?.replace(ORIGIN, '')))) {
      const answer = await ask(image ?? '');
      await answer.body?.cancel();
      expect([answer.status, answer.headers.get('content-type')], image).toEqual([200, 'image/jpeg']);
    }
  });

  test('the site map lists every indexable page that one of its pages links to', async () => {
    const linkedPaths = new Set(
      sitePaths.flatMap((path) => asFound(path).links).filter((to) => !sitePaths.includes(to)),
    );
    const missingPaths = [];
    for (const to of linkedPaths) {
      const answer = await ask(to);
      const isPage = answer.headers.get('content-type')?.startsWith('text/html');
      const page = searchResult(isPage ? await answer.text() : '');
      if (!isPage) await answer.body?.cancel();
      if (page.title && answer.status === 200 && !page.hidden && page.canonical === `${ORIGIN}${to}`)
        missingPaths.push(to);
    }
    expect(missingPaths).toEqual([]);
  }, 180_000);
});
