import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Value = { stringValue?: string; intValue?: number };
type Sent = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: Value }[];
};
export type CollectedSpan = Omit<Sent, 'attributes'> & { facts: Record<string, string | number | undefined> };
type Body = { resourceSpans: { scopeSpans: { spans: Sent[] }[] }[] };

const toSpan = ({ attributes, ...span }: Sent): CollectedSpan => ({
  ...span,
  facts: Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue])),
});

/** A collector of traces (OTLP over HTTP, JSON) that keeps every span. */
export async function startCollector() {
  const spans: CollectedSpan[] = [];
  const server = createServer(async (request, response) => {
    const parts = await Array.fromAsync(request as AsyncIterable<Buffer>);
    const body = JSON.parse(Buffer.concat(parts).toString()) as Body;
    if (request.url === '/v1/traces')
      spans.push(
        ...body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)).map(toSpan),
      );
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
