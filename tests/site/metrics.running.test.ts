import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningServer, startServer } from '../load/server.ts';
import { bookTable, customerOf, outsideClient } from '../support/booking-calls.ts';

let server: RunningServer;
let metricsUrl: string;
beforeAll(async () => {
  server = await startServer({ CLOCK: '2026-11-20T10:00:00Z', TRUST_PROXY: 'on', METRICS_PORT: '0' });
  metricsUrl = /Metrics are on (\S+)/.exec(server.output())?.[1] ?? '';
});
afterAll(() => server.stop());

/** The sum of the series that begin so. */
async function figure(series: string): Promise<number> {
  const lines = (await (await fetch(metricsUrl)).text()).split('\n').filter((line) => line.startsWith(series));
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}
/** How much `act` increases it. */
async function growth(series: string, act: () => Promise<unknown>): Promise<number> {
  const before = await figure(series);
  await act();
  return (await figure(series)) - before;
}
const ask = (path: string, init?: RequestInit) => fetch(server.url + path, init).then((answer) => answer.text());
const GUESTS_LINK = 'tK3v1sXo0nTgT9c1mMAhQ8m0oR5k4c6R3nXhS2bW1zY';

test('a cached page is counted by its route, and not timed', async () => {
  // Not one of the pages rendered in advance, which may still be under way.
  const page = () => ask('/our-menu/main');
  await page();
  const route = 'route="/our-menu/:id"';
  const labels = `{kind="page",method="GET",${route},status="2xx"}`;
  const thrice = async () => {
    for (const _ of [1, 2, 3]) await page();
  };
  expect(await growth(`tavola_requests_total${labels}`, thrice)).toBe(3);
  expect(await growth(`tavola_kept_pages_total{outcome="hit",${route}}`, thrice)).toBe(3);
  expect(await growth(`tavola_kept_pages_total{outcome="miss",${route}}`, thrice)).toBe(0);
  expect(await growth(`tavola_request_seconds_count{kind="page",method="GET",${route}}`, thrice)).toBe(0);
});

test('a page with a token in its address is counted and timed by its template', async () => {
  const labels = '{kind="page",method="GET",route="/booking/:manageToken"';
  const visit = () => ask(`/booking/${GUESTS_LINK}`);
  expect(await growth(`tavola_requests_total${labels}`, visit)).toBe(1);
  expect(await growth(`tavola_request_seconds_count${labels}`, visit)).toBe(1);
  expect(await growth('tavola_render_seconds_count{route="/booking/:manageToken"}', visit)).toBe(1);
});

test('an endpoint is counted by its template, a rejected one as the API', async () => {
  const manage = () => outsideClient(server.url).send(`/api/booking/manage/${GUESTS_LINK}`);
  const api = 'tavola_requests_total{kind="api",method="GET",route="/api';
  expect(await growth(`${api}/booking/manage/:manageToken",status="4xx"}`, manage)).toBe(1);
  const stranger = () => ask('/api/booking/manage/anything');
  expect(await growth(`${api}/*",status="4xx"}`, stranger)).toBe(1);
});

test('a search for tables is timed, from a page and from the browser', async () => {
  const query = 'occasionId=table&adults=2&dates=2026-11-27&menuIds=main&areaId=null';
  const slots = () => outsideClient(server.url).send(`/api/booking/slots/1013?${query}`);
  expect(await growth('tavola_slot_search_seconds_count{search="slots"}', slots)).toBe(1);
  const finder = () => ask('/find-us?q=leeds&date=2026-11-27&time=19:00&covers=2');
  expect(await growth('tavola_slot_search_seconds_count{search="availability"}', finder)).toBe(1);
});

test('a booking and its e-mail are counted', async () => {
  const bookings = 'tavola_requests_total{kind="api",method="POST",route="/api/booking/create/:storeId",status="2xx"}';
  const book = () => bookTable(server.url, customerOf(1), '18:00');
  expect(await growth(bookings, book)).toBe(1);
  const emails = 'tavola_messages_total{channel="email",outcome="sent"}';
  await expect.poll(() => figure(emails), { timeout: 20_000 }).toBeGreaterThan(0);
  expect(await figure('tavola_jobs_total{queue="mail",outcome="done"}')).toBeGreaterThan(0);
  expect(await figure('tavola_figures_up{source="bookings"}')).toBe(1);
});

test('a rate-limited request is counted', async () => {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.250' };
  const tokens = async () => {
    for (let call = 0; call < 62; call += 1) await ask('/api/token', { method: 'POST', headers, body: '{}' });
  };
  expect(await growth('tavola_rate_limited_total{limit="token"}', tokens)).toBe(2);
});

test('an invented route, method or path adds no series', async () => {
  await fetch(`${server.url}/leeds/${GUESTS_LINK}`);
  await fetch(`${server.url}/api/token`, { method: 'PROPFIND' });
  const metrics = await (await fetch(metricsUrl)).text();
  expect(metrics).not.toContain(GUESTS_LINK);
  expect(metrics).not.toContain('PROPFIND');
  expect(metrics).not.toMatch(/diner\.example|Gina|Rossi|203\.0\.113/);
  expect(metrics).toContain('method="other"');
});

test('the process exports its own figures', async () => {
  expect(await figure('process_resident_memory_bytes')).toBeGreaterThan(50e6);
  expect(await figure('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
  expect(await figure('tavola_database_pool_max')).toBe(1);
  expect(await figure('tavola_connections_max')).toBeGreaterThan(60);
  const metrics = await (await fetch(metricsUrl)).text();
  expect(metrics).toContain('tavola_queue_jobs{queue="card-charge",state="ready"} 0\n');
});

test('the metrics port serves only the metrics, and no other port does', async () => {
  expect((await fetch(new URL('/', metricsUrl))).status).toBe(404);
  expect((await fetch(metricsUrl, { method: 'POST' })).status).toBe(404);
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
});
