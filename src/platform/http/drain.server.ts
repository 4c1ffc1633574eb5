import type { Server, ServerResponse } from 'node:http';
import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { UNAVAILABLE } from '../../values/http-status.ts';

/** A request may be on its way over an idle connection: it is given this long to arrive. */
const LAST_CALL_MS = 1000;

/**
 * Prepares the server's end. The function it returns takes no more connections, answers what is under way or still
 * arrives and closes each connection with its answer; it resolves when all are closed.
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
    // Not the HTTP server's own close(), which cuts idle connections at once.
    const closed = new Promise<void>((resolve) => {
      net.Server.prototype.close.call(server, () => resolve());
    });
    await Promise.race([closed, pause(LAST_CALL_MS)]);
    server.closeIdleConnections();
    await closed;
  };
}

const LEAVING = { status: 'not ready', reason: 'it is closing down' };

/** While it still answers but will soon not: 503 for those who ask whether to send it more; undefined for all others. */
export const leavingAnswer = (request: Request): Response | undefined =>
  new URL(request.url).pathname === '/readyz' ? Response.json(LEAVING, { status: UNAVAILABLE }) : undefined;
