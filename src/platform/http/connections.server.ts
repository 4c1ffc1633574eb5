import type { Server } from 'node:http';

/** Descriptors reserved for files, the database and outgoing calls; our own estimate. */
const FOR_OTHERS = 256;
const MOST = 10_000;
const LEAST = 64;

/** Time limits for request headers and bodies, so idle connections make room for others. */
const HTTP_TIMEOUTS = { headersTimeout: 10_000, requestTimeout: 60_000, connectionsCheckingInterval: 2000 };

/**
 * Longer than a proxy keeps an idle connection (nginx: 60 seconds), or it might send a request as we close. Only for
 * proxies, whose connections are few and reused.
 */
const PROXY_KEEP_ALIVE = { keepAliveTimeout: 75_000 };

export const httpTimeouts = (behindProxy: boolean) => ({ ...HTTP_TIMEOUTS, ...(behindProxy && PROXY_KEEP_ALIVE) });

/** Maximum connections that leave enough descriptors for everything else. */
export const connectionsFor = (descriptors: number): number =>
  Math.max(LEAST, Math.min(MOST, descriptors - Math.min(FOR_OTHERS, Math.floor(descriptors / 2))));

/** How many descriptors this process may open; the usual number if the system doesn't say. */
function descriptorLimit(): number {
  (process.report as { excludeNetwork?: boolean }).excludeNetwork = true;
  const report = process.report.getReport() as { userLimits?: { open_files?: { soft?: number | string } } };
  const soft = report.userLimits?.open_files?.soft;
  if (soft === 'unlimited') return MOST + FOR_OTHERS;
  return Number(soft) || 1024;
}

/** Limits connections so that the database always has file descriptors. */
export function boundConnections(server: Server): void {
  server.maxConnections = connectionsFor(descriptorLimit());
}
