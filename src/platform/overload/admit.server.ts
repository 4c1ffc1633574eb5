import type { MiddlewareHandler } from 'hono';
import { type Gate, Overloaded, type Priority } from './gate.ts';
import { refuseBusy } from './refuse-busy.server.ts';

/** Answers a call when the gate lets it in; 503 when it does not. */
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
