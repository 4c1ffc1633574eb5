import type { MiddlewareHandler } from 'hono';
import { type Gate, Overloaded, type Priority } from './gate.ts';
import { refuseBusy } from './refuse-busy.server.ts';

/** Reads what was sent before the gate: whoever sends it slowly keeps nobody else out. */
export const readBodyFirst: MiddlewareHandler = async (c, next) => {
  const { raw } = c.req;
  if (raw.method !== 'GET' && raw.method !== 'HEAD' && raw.body) {
    c.req.raw = new Request(raw, { body: await raw.arrayBuffer() });
  }
  await next();
};

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
