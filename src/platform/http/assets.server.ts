import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400, stale-while-revalidate=604800';

function addressesIn(root: string): Set<string> {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name));
  return new Set(files.map((file) => `/${relative(root, join(file.parentPath, file.name)).split(sep).join('/')}`));
}

/**
 * The built client and the public folder, compressed at build time. Hashed names are cached for ever, pictures for a
 * day. Fonts may be loaded by other origins: e-mails do.
 */
export function builtAssets(root: string): MiddlewareHandler {
  const known = addressesIn(root);
  const serve = serveStatic({
    root,
    precompressed: true,
    onFound: (path, c) => {
      c.header('cache-control', /[\\/]assets[\\/]/.test(path) ? IMMUTABLE : A_DAY);
      c.header('x-content-type-options', 'nosniff');
      if (path.endsWith('.woff2')) c.header('access-control-allow-origin', '*');
    },
  });
  return (c, next) => (known.has(c.req.path) ? serve(c, next) : next());
}
