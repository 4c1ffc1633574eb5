import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { appDeps } from '../../../tests/support/app.ts';
import { TEST_NOW } from '../../../tests/support/test-clock.ts';
import { createApp } from '../../app.ts';
import { apiContext, type PageContext, pageContext } from '../../platform/api/page-context.ts';
import { describedContext, type StructuredData } from '../../seo/structured-data.ts';
import { loader } from './content-page.tsx';
import type { PageAnswer } from './page-contract.ts';

/** The breadcrumb names of /kids/at-home after a change to its parent page; null without breadcrumbs. */
async function crumbsBelow(change: Partial<PageAnswer>): Promise<unknown[] | null> {
  const deps = await appDeps();
  const { pages, ...publishedContent } = deps.content().published;
  const above = { ...(pages.get('kids') as PageAnswer), ...change };
  const content = { ...deps.content(), published: { ...publishedContent, pages: new Map(pages).set('kids', above) } };
  const context = new RouterContextProvider();
  context.set(apiContext, createApp({ ...deps, content: () => content }).serverApi);
  const notes = {
    now: TEST_NOW.epochMilliseconds,
    publicUrl: 'http://localhost:3000',
    validUntil: () => {},
    logProblem: () => {},
    staticParts: null,
    nonce: 'nonce',
  };
  context.set(pageContext, notes satisfies PageContext);
  const request = new Request('http://localhost/kids/at-home');
  await loader({ context, request, params: { id1: 'kids', id2: 'at-home' } } as unknown as Parameters<
    typeof loader
  >[0]);
  const site = { site_name: 'Tavola', url: 'https://www.tavola.example' };
  const structuredData: StructuredData[] = context.get(describedContext)?.(site as never) ?? [];
  const list = structuredData.find((entry) => entry['@type'] === 'BreadcrumbList');
  return list ? (list.itemListElement as { name: string }[]).map(({ name }) => name) : null;
}

test("a page's breadcrumb contains its parent page, unless that isn't published today", async () => {
  expect(await crumbsBelow({})).toEqual(['Tavola', 'Kids', 'Pizza at home with kids']);
  expect(await crumbsBelow({ endDate: '2026-11-20' })).toHaveLength(3);
  expect(await crumbsBelow({ endDate: '2026-11-19' })).toBeNull();
  expect(await crumbsBelow({ startDate: '2026-11-21' })).toBeNull();
});
