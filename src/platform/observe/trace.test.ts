import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startCollector } from '../../../tests/support/collector.ts';
import { createLog } from '../log.ts';
import { observeRequests } from './observe-requests.server.ts';
import { openTracing } from './open-tracing.server.ts';
import { inSpan, traceHeaders } from './trace.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const SPAN = 'b7ad6b7169203331';
const incoming = { headers: { traceparent: `00-${TRACE}-${SPAN}-01` } };
const UNSAMPLED = { headers: { traceparent: `00-${TRACE}-${SPAN}-00` } };

let collector: Awaited<ReturnType<typeof startCollector>>;
let close: (() => Promise<void>) | undefined;
beforeEach(async () => {
  collector = await startCollector();
});
afterEach(async () => {
  await close?.();
  close = undefined;
  collector.stop();
});
const open = () => {
  close = openTracing({ endpoint: `${collector.url}/`, service: 'test', ratio: 1 });
};
async function collected() {
  await close?.();
  close = undefined;
  return collector.spans;
}

function appBehind(trustProxy: boolean) {
  const lines: Record<string, unknown>[] = [];
  const log = createLog('info', { write: (line: string) => lines.push(JSON.parse(line)) });
  const app = new Hono();
  app.use(observeRequests(() => '*', trustProxy));
  app.get('/tables/:guest', async (c) => {
    log.info('a table was asked for');
    return c.json(await inSpan('find a table', {}, async () => traceHeaders()));
  });
  app.get('/broken', () => {
    throw new Error('diner@example.com broke it');
  });
  app.onError((_error, c) => c.text('', 500));
  return { app, lines };
}

test('a request is a span named by its template, containing the work done for it', async () => {
  open();
  const { app, lines } = appBehind(false);
  const headers = (await (await app.request('/tables/gina')).json()) as { traceparent: string };
  const [inner, request] = await collected();
  expect(request).toMatchObject({
    name: 'GET /tables/:guest',
    facts: { 'http.route': '/tables/:guest', 'http.response.status_code': 200 },
  });
  expect(inner).toMatchObject({ name: 'find a table', traceId: request?.traceId, parentSpanId: request?.spanId });
  expect(headers.traceparent).toBe(`00-${inner?.traceId}-${inner?.spanId}-01`);
  expect(lines).toMatchObject([{ trace_id: request?.traceId, span_id: request?.spanId }]);
});

test('only a trusted proxy can pass on a trace and its sampling decision', async () => {
  open();
  await appBehind(true).app.request('/tables/gina', incoming);
  await appBehind(false).app.request('/tables/gina', incoming);
  await appBehind(true).app.request('/tables/gina', UNSAMPLED);
  const requests = (await collected()).filter(({ name }) => name.startsWith('GET'));
  expect(requests).toHaveLength(2);
  expect(requests[0]).toMatchObject({ traceId: TRACE, parentSpanId: SPAN });
  expect(requests[1]?.traceId).not.toBe(TRACE);
});

test('a failed request is marked as an error, without the message', async () => {
  open();
  await appBehind(false).app.request('/broken');
  const spans = await collected();
  expect(spans).toMatchObject([{ name: 'GET /broken', status: { code: 2 } }]);
  expect(JSON.stringify(spans)).not.toContain('diner@example.com');
});

test('nothing is traced outside a request, or without a collector', async () => {
  open();
  await inSpan('tidy up', {}, async () => undefined);
  expect(await collected()).toEqual([]);
  const { app, lines } = appBehind(true);
  expect(await (await app.request('/tables/gina', incoming)).json()).toEqual({});
  expect(lines[0]).not.toHaveProperty('trace_id');
});

test("a collector that is down doesn't block anything", async () => {
  collector.stop();
  open();
  expect((await appBehind(false).app.request('/tables/gina')).status).toBe(200);
  const began = performance.now();
  await collected();
  expect(performance.now() - began).toBeLessThan(4000);
});
