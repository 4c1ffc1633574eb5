import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type RunningServer, startServer } from '../load/server.ts';
import { bookTable, customerOf, outsideClient } from '../support/booking-calls.ts';
import { type CollectedSpan, startCollector } from '../support/collector.ts';

const traceparents: (string | undefined)[] = [];
const network = createServer((request, response) => {
  if (request.url?.startsWith('/api/geo')) traceparents.push(request.headers.traceparent as string | undefined);
  response.setHeader('content-type', 'application/json').end(JSON.stringify({ accessToken: 'token', expiresIn: 600 }));
});

let collector: Awaited<ReturnType<typeof startCollector>>;
let server: RunningServer;
let spans: CollectedSpan[];
beforeAll(async () => {
  await once(network.listen(0, '127.0.0.1'), 'listening');
  collector = await startCollector();
  server = await startServer({
    CLOCK: '2026-11-20T10:00:00Z',
    TRUST_PROXY: 'on',
    LOG_LEVEL: 'info',
    NETWORK_API_URL: `http://127.0.0.1:${(network.address() as AddressInfo).port}`,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  });
  expect((await bookTable(server.url, customerOf(1), '18:00')).status).toBe(200);
  await vi.waitFor(() => expect(server.output()).toContain('job done'), { timeout: 20_000 });
  await outsideClient(server.url).send('/api/geo/search/leeds');
  await fetch(`${server.url}/booking/a-token-that-nobody-has`);
  // The last spans are sent as the process ends.
  expect(await server.stop()).toBe(0);
  spans = collector.spans;
});
afterAll(() => {
  collector.stop();
  network.closeAllConnections();
  network.close();
});

const spanNamed = (name: string) => spans.find((span) => span.name === name) as CollectedSpan;
const below = (parent: CollectedSpan) => spans.filter(({ parentSpanId }) => parentSpanId === parent.spanId);

test('a booking is a span that contains its statements, without their values', () => {
  const booking = spanNamed('POST /api/booking/create/:storeId');
  const statements = spans.filter(({ traceId, name }) => traceId === booking.traceId && name.startsWith('database '));
  const texts = statements.map(({ facts }) => String(facts['db.query.text']));
  expect(texts.filter((text) => /insert into "?bookings/.test(text))).toHaveLength(1);
  expect(texts.filter((text) => text.includes('INSERT INTO pgboss.job'))).toHaveLength(1);
  expect(JSON.stringify(spans)).not.toMatch(/guest1@diner|Gina|Rossi|a-token-that-nobody-has/);
});

test("a booking's e-mail is sent in its own job span", () => {
  const job = spanNamed('job mail');
  expect(job.parentSpanId ?? '').toBe('');
  expect(below(job).map(({ name }) => name)).toContain('send email');
});

test("a page is rendered in its request's span", () => {
  const page = spanNamed('GET /booking/:manageToken');
  expect(below(page)).toContainEqual(expect.objectContaining({ name: 'render' }));
});

test('another backend gets the trace id', () => {
  const call = spans.find(({ name, spanId }) => name === 'GET backend' && traceparents.join().includes(spanId));
  expect(traceparents).toEqual([`00-${call?.traceId}-${call?.spanId}-01`]);
  expect(spanNamed('GET /api/*').traceId).toBe(call?.traceId);
});

test("the booking's log line has its trace id", () => {
  const lines = server
    .output()
    .split('\n')
    .filter((line) => line.includes('"path":"/api/booking/create/1013"'));
  const { traceId, spanId } = spanNamed('POST /api/booking/create/:storeId');
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ trace_id: traceId, span_id: spanId }]);
});
