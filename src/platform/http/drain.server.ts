import type { Server, ServerResponse } from 'node:http';
import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { UNAVAILABLE } from '../../values/http-status.ts';

/** Grace period for requests already on their way over idle connections. */
const LAST_CALL_MS = 1000;

/**
 * Returns a function that shuts the server down gracefully: it stops accepting connections, completes current and
 * arriving requests, closes each connection after its response, and resolves when all are closed.
 */
export function drainable(server: Server): () => Promise<void> {
  const open = new Set<ServerResponse>();
  let stopping = false;
  const closeAfter = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('connection', 'close');
  };
  server.prependListener('request', (_request, response: ServerResponse) => {
    open.add(response);
    response.once('close', () => open.delete(response));
    if (stopping) closeAfter(response);
  });
  return async () => {
    stopping = true;
    for (const response of open) closeAfter(response);
    // Not the HTTP server's own close(), which drops idle connections at once.
    const end = new Promise<void>((resolve) => {
      net.Server.prototype.close.call(server, () => resolve());
    });
    await Promise.race([end, pause(LAST_CALL_MS)]);
    server.closeIdleConnections();
    await end;
  };
}

const LEAVING = { status: 'not ready', reason: 'it is closing down' };

/** While draining: 503 for readiness checks, undefined for all other requests. */
export const leavingAnswer = (request: Request): Response | undefined =>
  new URL(request.url).pathname === '/readyz' ? Response.json(LEAVING, { status: UNAVAILABLE }) : undefined;
