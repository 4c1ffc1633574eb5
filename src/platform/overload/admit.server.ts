import type { MiddlewareHandler } from 'hono';
import { type Gate, Overloaded, type Priority } from './gate.ts';
import { refuseBusy } from './refuse-busy.server.ts';

/** Runs a request when the gate admits it; 503 if it doesn't. */
export function admitCalls(
  gate: Gate,
  requestPriority: (method: string, path: string, userAgent?: string) => Priority,
): MiddlewareHandler {
  return async (c, next) => {
    try {
      return await gate.run(requestPriority(c.req.method, c.req.path, c.req.header('user-agent')), next);
    } catch (problem) {
      if (problem instanceof Overloaded) return refuseBusy(c);
      throw problem;
    }
  };
}
