import { readdirSync } from 'node:fs';
import { sep } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';
import { isRead, READ } from './known-methods.ts';
import { refuseMethod } from './readable-request.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400, stale-while-revalidate=604800';

function addressesIn(root: string): Set<string> {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name));
  return new Set(files.map(({ parentPath, name }) => `${parentPath.slice(root.length).replaceAll(sep, '/')}/${name}`));
}

/** A hashed file, whichever build it is of. */
const HASHED = /^\/assets\/[\w.-]*\w\.\w+$/;

/** The headers are set on the answer itself, so that they are there whoever serves it: a port, or a test. */
function filesOf(root: string): MiddlewareHandler {
  const serve = serveStatic({ root, precompressed: true });
  return async (c, next) => {
    let isThere = true;
    const answer = await serve(c, () => {
      isThere = false;
      return next();
    });
    if (!isThere || !answer) return answer;
    const { path } = c.req;
    answer.headers.set('cache-control', path.startsWith('/assets/') ? IMMUTABLE : A_DAY);
    answer.headers.set('x-content-type-options', 'nosniff');
    if (path.endsWith('.woff2')) answer.headers.set('access-control-allow-origin', '*');
    return answer;
  };
}

/**
 * The built client and the public folder, compressed at build time. Hashed names are cached for ever, pictures for a
 * day. Fonts may be loaded by other origins: e-mails do. Hashed files of other builds come from the `shared` folder.
 */
export function builtAssets(root: string, shared?: string): MiddlewareHandler {
  const known = addressesIn(root);
  const serve = filesOf(root);
  const serveShared = shared && filesOf(shared);
  return async (c, next) => {
    if (known.has(c.req.path)) return isRead(c.req.method) ? serve(c, next) : refuseMethod(READ);
    return serveShared && HASHED.test(c.req.path) ? serveShared(c, next) : next();
  };
}
