import type { Server } from 'node:http';

/** Descriptors left for files, the database and calls to others; our own figures. */
const FOR_OTHERS = 256;
const MOST = 10_000;
const LEAST = 64;

/** How long a browser may take for the head of a request, so that idle connections make room for others. */
const HTTP_TIMEOUTS = { headersTimeout: 10_000, requestTimeout: 60_000, connectionsCheckingInterval: 2000 };

/**
 * Longer than a proxy keeps an idle connection (nginx: 60 seconds): else it would send a request into one that is being
 * closed. A proxy's are few and used again; browsers' own would only take the room of others.
 */
const PROXY_KEEP_ALIVE = { keepAliveTimeout: 75_000 };

/** The time-outs of the server's connections. */
export const httpTimeouts = (behindProxy: boolean) => ({ ...HTTP_TIMEOUTS, ...(behindProxy && PROXY_KEEP_ALIVE) });

/** Connections that leave enough of so many descriptors for everything else. */
export const connectionsFor = (descriptors: number): number =>
  Math.max(LEAST, Math.min(MOST, descriptors - Math.min(FOR_OTHERS, Math.floor(descriptors / 2))));

/** How many descriptors this process may open; where the system does not say, the usual number. */
function descriptorLimit(): number {
  (process.report as { excludeNetwork?: boolean }).excludeNetwork = true;
  const report = process.report.getReport() as { userLimits?: { open_files?: { soft?: number | string } } };
  const soft = report.userLimits?.open_files?.soft;
  if (soft === 'unlimited') return MOST + FOR_OTHERS;
  return Number(soft) || 1024;
}

/** Bounds the connections of the server below what the process can open: the database must not be left without files. */
export function boundConnections(server: Server): void {
  server.maxConnections = connectionsFor(descriptorLimit());
}
