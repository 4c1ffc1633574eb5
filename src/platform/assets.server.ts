import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400, stale-while-revalidate=604800';

/** The built client and the public folder, compressed at build. Hashed names are kept for ever, pictures for a day. */
export function builtAssets(root: string): MiddlewareHandler {
  return serveStatic({
    root,
    precompressed: true,
    onFound: (path, c) => {
      c.header('cache-control', /[\\/]assets[\\/]/.test(path) ? IMMUTABLE : A_DAY);
      c.header('x-content-type-options', 'nosniff');
    },
  });
}
