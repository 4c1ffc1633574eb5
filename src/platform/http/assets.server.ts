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

/** A hashed file of any build. */
const HASHED = /^\/assets\/[\w.-]*\w\.\w+$/;

/** Headers are set on the response itself, so they apply on a port and in tests. */
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
 * Serves the built client and the public folder, compressed at build time. Hashed files are cached for ever, pictures
 * for a day. Other origins, such as e-mails, may load fonts. Hashed files of other builds come from the `shared`
 * folder.
 */
export function builtAssets(root: string, sharedRoot?: string): MiddlewareHandler {
  const paths = addressesIn(root);
  const serve = filesOf(root);
  const serveShared = sharedRoot && filesOf(sharedRoot);
  return async (c, next) => {
    if (paths.has(c.req.path)) return isRead(c.req.method) ? serve(c, next) : refuseMethod(READ);
    return serveShared && HASHED.test(c.req.path) ? serveShared(c, next) : next();
  };
}
