import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningServer, startServer } from '../load/server.ts';
import { checkHtml, hasJava } from './html-checker.ts';
import { asked, type KindOfPage, ledElsewhere, missing, routes, targets } from './kinds-of-page.ts';
import { pageParts } from './page-parts.ts';

const kinds: KindOfPage[] = [...routes, ...targets, ...missing, ...asked];
if (!hasJava) console.log('SKIPPED: the W3C checker, because there is no Java on this machine');

let server: RunningServer;
const answers = new Map<string, { status: number; html: string }>();

async function siteMap(): Promise<string[]> {
  const xml = await (await fetch(`${server.url}/sitemap.xml`)).text();
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, page = '']) => new URL(page).pathname);
}

beforeAll(async () => {
  server = await startServer({ CLOCK: '2026-11-20T10:00:00Z' });
  for (const path of new Set([...(await siteMap()), ...kinds.map(([path]) => path)])) {
    const answer = await fetch(`${server.url}${path}`, { redirect: 'manual' });
    answers.set(path, { status: answer.status, html: await answer.text() });
  }
});
afterAll(() => server.stop());

test.each(kinds)('%s answers %i: %s', (path, status, heading) => {
  const answer = answers.get(path);
  expect(answer?.status).toBe(status);
  const { headings, title } = pageParts(answer?.html ?? '');
  expect(headings[0]).toMatch(heading);
  expect(title).toMatch(status === 404 ? /^404: \S/ : /Tavola/);
});

test.each(ledElsewhere)('%s leads to %s', async (path, to) => {
  const answer = await fetch(`${server.url}${path}`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([302, to]);
});

describe('every page of the site map and every other kind of page', () => {
  test('has its language, one first heading, its landmarks in order and a way past the header', () => {
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

  test('requests its style sheets before its fonts, and its code once it is painted', () => {
    for (const [path, { html }] of answers) {
      const links = [...html.matchAll(/<link rel="(stylesheet|preload|modulepreload)"/g)].map(([, rel]) => rel);
      expect(links.lastIndexOf('stylesheet'), path).toBeLessThan(links.indexOf('preload'));
      expect(links, path).not.toContain('modulepreload');
    }
  });

  test.skipIf(!hasJava)('is without fault by the W3C’s checker', async () => {
    const pages = [...answers].map(([path, { html }]) => ({ path, html }));
    expect(await checkHtml(pages)).toEqual([]);
  });
});
