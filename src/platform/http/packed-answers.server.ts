import type { MiddlewareHandler } from 'hono';
import { packedOnce } from './pack.server.ts';

/** Compresses API responses for browsers. Only for responses that are the same for everyone and so hold no secret. */
export const packedAnswers: MiddlewareHandler = async (c, next) => {
  await next();
  const { res } = c;
  if (c.req.method !== 'GET' || res.status !== 200 || res.headers.has('content-encoding')) return;
  if (!res.headers.get('content-type')?.startsWith('application/json')) return;
  const bytes = new Uint8Array(await res.arrayBuffer());
  const packed = packedOnce(bytes, c.req.header('accept-encoding'));
  const headers = new Headers(res.headers);
  headers.append('vary', 'accept-encoding');
  headers.delete('content-length');
  if (packed) headers.set('content-encoding', packed.encoding);
  // Hono would otherwise merge the headers of both.
  c.res = undefined;
  c.res = new Response(packed?.body ?? bytes, { status: res.status, headers });
};
