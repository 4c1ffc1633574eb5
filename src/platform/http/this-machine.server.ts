import type { MiddlewareHandler } from 'hono';

type NodeBindings = { incoming?: { socket?: { localAddress?: string; remoteAddress?: string } } };

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
const LOCAL_NAME = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/;
const OF_A_PROXY = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/** Serves only callers on this machine's loopback interface, never through a proxy; 404 for anyone else. */
export const onThisMachine: MiddlewareHandler = async (c, next) => {
  const { localAddress = '', remoteAddress = '' } = (c.env as NodeBindings | undefined)?.incoming?.socket ?? {};
  const onLoopback = LOOPBACK.test(localAddress) && LOOPBACK.test(remoteAddress);
  const throughProxy = OF_A_PROXY.some((name) => c.req.header(name) !== undefined);
  // Another host name means a proxy, or a DNS rebinding attack from another site's page.
  if (!onLoopback || throughProxy || !LOCAL_NAME.test(c.req.header('host') ?? '')) return c.notFound();
  return next();
};
