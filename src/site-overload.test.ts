import type { ServerBuild } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { appDeps } from '../tests/support/app.ts';
import { createApp } from './app.ts';
import { createGate, type GateRules } from './platform/overload/gate.ts';
import { createSite } from './site.ts';
import type { PagePolicy } from './values/pages/page-policy.ts';

const BROWSER = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0' };
const ROBOT = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };
const ONE = { begun: 1, search: 1, page: 1, robot: 1 };
const rules: GateRules = {
  capacity: 1,
  most: ONE,
  keptFree: { begun: 0, search: 0, page: 0, robot: 0 },
  queue: ONE,
  waitMs: { begun: 4000, search: 2000, page: 2000, robot: 1000 },
};

let now = 1;
const pass = async (ms: number) => {
  now += ms;
  await vi.advanceTimersByTimeAsync(ms);
};
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A site of two pages, each taking as long to render as the test wants. */
async function siteWithGate() {
  const deps = await appDeps();
  const gate = createGate(rules);
  const renders: string[] = [];
  const ends: (() => void)[] = [];
  const route = (id: string, path: string) => ({
    id,
    path,
    parentId: 'root',
    module: {
      handle: { cache: 'always' } satisfies PagePolicy,
      async loader() {
        renders.push(path);
        await new Promise<void>((resolve) => ends.push(resolve));
        return new Response(`<p>${path} ${renders.length}</p>`, { headers: { 'content-type': 'text/html' } });
      },
    },
  });
  const routes = { root: { id: 'root', path: '', module: {} }, a: route('a', 'a'), b: route('b', 'b') };
  const parts = {
    entry: { module: {} },
    future: {},
    ssr: true,
    basename: '/',
    prerender: [],
    assets: { version: '1' },
  };
  const build = { ...parts, routes, routeDiscovery: { mode: 'initial' } } as unknown as ServerBuild;
  const site = (api: Parameters<typeof createSite>[0]['api']) =>
    createSite({ ...deps, build, mode: 'production', api, gate });
  const app = createApp({ ...deps, gate, site });
  const ask = (path: string, headers: Record<string, string> = BROWSER) =>
    Promise.resolve(app.fetch(new Request(`http://localhost${path}`, { headers }))).then(async (answer) =>
      answer.status === 200 ? answer.text() : answer.status,
    );
  const began = (count: number) => vi.waitUntil(() => renders.length === count);
  return { ask, renders, began, endNext: () => ends.shift()?.() };
}

test('many requests for one page take one place', async () => {
  const { ask, renders, began, endNext } = await siteWithGate();
  const answers = Array.from({ length: 20 }, () => ask('/a'));
  await began(1);
  endNext();
  expect(new Set(await Promise.all(answers))).toEqual(new Set(['<p>a 1</p>']));
  expect(renders).toEqual(['a']);
});

test("a page first requested by a robot isn't refused to a diner", async () => {
  const { ask, began, endNext } = await siteWithGate();
  const response = ask('/b');
  await began(1);
  const robot = ask('/a', ROBOT);
  const diner = ask('/a');
  await pass(1000);
  expect(await robot).toBe(503);
  endNext();
  await response;
  await began(2);
  endNext();
  expect(await diner).toBe('<p>a 2</p>');
});

test('a page cached until just now is sent if there is no room to render it', async () => {
  const { ask, began, endNext } = await siteWithGate();
  const first = ask('/a');
  await began(1);
  endNext();
  await first;
  await pass(3_600_000 + 5000);
  void ask('/b');
  await began(2);
  const again = ask('/a');
  await pass(2000);
  expect(await again).toBe('<p>a 1</p>');
});
