import { addDays, timeOf } from '../../src/values/time/wall-time.ts';
import { newAddress } from '../support/strangers.ts';
import { TEST_DATE } from '../support/test-clock.ts';
import { benchCustomer, runAll } from './evening.ts';
import { comparedRow, inTurns, rateOf, type Work, waitOf } from './measure.ts';
import { buildBoth, nameOfCommit } from './other-commit.ts';
import { scriptsBeforeInteraction } from './page-scripts.ts';
import { PAGES, requestsOf } from './pages.bench.ts';
import { startQuiet } from './quiet-server.ts';
import type { Row } from './rows.ts';
import type { RunningServer } from './server.ts';

const AT_ONCE = 4;
const PER_ROUND = 60;
const CALLS = 48;
const QUERIES = ['LS1 4DY', 'leeds', 'W1', 'manchester', 'birmingham', 'NG1 5AA', 'derby', 'sheffield'];
const SETTINGS = { CLOCK: '2026-11-20T10:00:00Z', TRUST_PROXY: 'on', CAPTCHA: 'off' };

/** The site at one commit. */
type Side = { start(env?: Record<string, string>): Promise<RunningServer> };
/** One row: what is measured of each side. */
type Measurement = { name: string; open(server: RunningServer): Promise<Work>; env?: Record<string, string> };
type Sides = { own: Side; other: Side; otherName: string };

/** Calls to a server's API, each as a new visitor. */
async function visitorsOf({ url }: RunningServer) {
  const call = async (path: string, body?: object, authorization = '') => {
    const answer = await fetch(`${url}/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization,
        'x-brand-key': 'tavola',
        'x-session-id': crypto.randomUUID(),
        'x-forwarded-for': newAddress(),
        'content-type': 'application/json',
      },
      body: body && JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: HTTP ${answer.status}`);
    return JSON.parse(text);
  };
  const { accessToken } = await call('/token', {});
  return (path: string, body?: object) => call(path, body, `Bearer ${accessToken}`);
}

const near = (query: string) => `/geo/search/${encodeURIComponent(query)}`;
const party = { occasionId: 'table', menuId: 'main', areaId: null, adultCovers: 2, childCovers: 0 };

async function bookings(server: RunningServer): Promise<Work> {
  const call = await visitorsOf(server);
  const [{ storeId }] = (await call(near('LS1 4DY'))).restaurants;
  const book = async (n: number) => {
    const { bookingStatus } = await call(`/booking/create/${storeId}`, {
      ...party,
      idempotencyKey: `bench-key-${n}`,
      date: addDays(TEST_DATE, n % 20),
      time: timeOf(12 * 60 + (Math.floor(n / 20) % 19) * 30),
      customer: { ...benchCustomer, email: `diner-${n}@example.co.uk` },
      upsellIds: [],
    });
    if (bookingStatus !== 1) throw new Error(`booking ${n} was not taken`);
  };
  let from = 0;
  const batch = () => {
    from += PER_ROUND;
    return runAll(from - PER_ROUND, PER_ROUND, AT_ONCE, book);
  };
  await batch();
  return rateOf(server.cpuMs, batch);
}

/** The place, free tables of the restaurants near it, and other times and restaurants. */
async function searches(server: RunningServer): Promise<Work> {
  const call = await visitorsOf(server);
  const query = new URLSearchParams({ occasionId: 'table', adults: '2', date: TEST_DATE, time: '19:00' });
  const work = waitOf(server.cpuMs, CALLS, async (turn) => {
    const { restaurants } = await call(near(QUERIES[turn % QUERIES.length] as string));
    const stores = restaurants.map(({ storeId, milesValue: miles }: Found) => ({ storeId, miles }));
    await call('/booking/availability', { stores, date: TEST_DATE, adultCovers: 2, childrenCovers: 0 });
    await call(`/booking/alternatives/${restaurants[0].storeId}?${query}`);
  });
  await work();
  return work;
}
type Found = { storeId: string; milesValue: number };

const measurements: Record<string, Measurement[]> = {
  pages: PAGES.flatMap((path): Measurement[] => [
    { name: `page ${path}`, open: (server) => requestsOf(server, path) },
    { name: `page ${path}, rendered fresh`, open: (server) => requestsOf(server, path), env: { PAGE_CACHE: 'off' } },
    {
      name: `script ${path}`,
      open: async ({ url }) => {
        const { kilobytes } = await scriptsBeforeInteraction(url, path);
        return async () => ({ 'KB brotli': kilobytes });
      },
    },
  ]),
  bookings: [{ name: 'bookings over HTTP, PGlite on disk', open: bookings }],
  search: [{ name: 'one diner’s search over HTTP', open: searches }],
};

/** Skips what one side lacks, which is no failure. */
async function rowOf({ name, open }: Measurement, servers: Record<'own' | 'other', RunningServer>, otherName: string) {
  const named = (side: string) => (problem: Error) => {
    throw new Error(`${side}: ${problem.message}`);
  };
  const withName = (work: Work, side: string) => () => work().catch(named(side));
  try {
    const own = await open(servers.own).catch(named('here'));
    const other = await open(servers.other).catch(named(otherName));
    const results = await inTurns({ own: withName(own, 'here'), other: withName(other, otherName) });
    return comparedRow(name, results.own, { name: otherName, measured: results.other });
  } catch (problem) {
    return { name, value: `not compared: ${(problem as Error).message}` };
  }
}

/** Rows that need the same settings, on two servers that run side by side. */
async function rowsWith(env: Record<string, string>, group: Measurement[], { own, other, otherName }: Sides) {
  const servers = { own: await own.start(env), other: await other.start(env) };
  const rows: Row[] = [];
  for (const measurement of group) rows.push(await rowOf(measurement, servers, otherName));
  await Promise.all([servers.own.stop(), servers.other.stop()]);
  return rows;
}

/** Builds this folder and another commit, and measures them in turn over HTTP. */
export async function benchAgainst(commit: string, names: readonly string[]): Promise<Row[]> {
  const otherName = nameOfCommit(commit);
  const chosenNames = names.length > 0 ? names : Object.keys(measurements);
  const without = chosenNames.filter((name) => !measurements[name]);
  const folder = await buildBoth(otherName);
  const side = (cwd: string): Side => ({
    start: (env) => startQuiet({ ...SETTINGS, ...env }, cwd),
  });
  const sides = { own: side('.'), other: side(folder), otherName };
  const selection = chosenNames.flatMap((name) => measurements[name] ?? []);
  return [
    ...(await rowsWith(
      {},
      selection.filter(({ env }) => !env),
      sides,
    )),
    ...(await rowsWith(
      { PAGE_CACHE: 'off' },
      selection.filter(({ env }) => env),
      sides,
    )),
    ...without.map((name) => ({ name, value: `not compared: its rows need no server; run them in each commit` })),
  ];
}
