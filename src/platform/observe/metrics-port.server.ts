import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { NOT_FOUND } from '../../values/http-status.ts';
import { measureProcess, metrics, mostConnections, openConnections, tellMetrics } from './metrics.ts';

type MetricsPort = {
  port: number;
  /** Adds an update to run before each scrape. */
  also(update: () => Promise<void>): void;
  close(): Promise<void>;
};

function connectionsOf(site: Server): () => Promise<void> {
  return () =>
    new Promise((resolve) => {
      site.getConnections((_error, count) => {
        openConnections.set(count ?? 0);
        mostConnections.set(site.maxConnections);
        resolve();
      });
    });
}

/** Serves GET /metrics on its own port, which only monitoring should reach. Rejects if the port is taken. */
export async function openMetricsPort(host: string, port: number, site: Server): Promise<MetricsPort> {
  const updates = [connectionsOf(site)];
  measureProcess();
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics')
      return response.writeHead(NOT_FOUND).end();
    await Promise.allSettled(updates.map((update) => update()));
    response.writeHead(200, { 'content-type': metrics.contentType }).end(await tellMetrics());
  });
  server.unref();
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new Error(`METRICS_PORT ${port} is taken. Set it to another one.`) : error),
    );
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    also: (update) => updates.push(update),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
