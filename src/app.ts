import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';
import { type Api, type ApiDeps, createApi } from './api.ts';
import { found } from './pages/found/found.server.ts';
import type { LastChanges } from './pages/found/page-changes.server.ts';
import { redirects } from './pages/paths/redirect.server.ts';
import { socialPictures } from './pages/social/social-pictures.server.ts';
import { requestLog } from './platform/request-log.server.ts';
import { tellablePath } from './platform/secret-paths.ts';
import { SECURITY_HEADERS } from './platform/security-headers.ts';
import { createServerApi, type ServerApi } from './platform/server-api.server.ts';
import { onBehalfOf } from './platform/visitor.server.ts';
import type { Site } from './site.ts';

export type AppDeps = ApiDeps & {
  log: Logger;
  rateLimits?: MiddlewareHandler;
  /** Builds the rendered site on top of the API clients; API tests leave it out. */
  site?: (api: ServerApi) => Site;
  bookingApiUrl?: string;
  networkApiUrl?: string;
  trustProxy?: boolean;
  /** Dates the pages of the site map. */
  lastChanges?: LastChanges;
  /** Answers 'yes' or why not. */
  ready: () => Promise<true | string>;
  /** Pages for the developer only, such as the local mailbox. */
  dev?: Hono;
  assets?: MiddlewareHandler;
};

const MAX_BODY = 1024 * 1024;

export type App = { fetch: Hono['fetch']; request: Hono['request']; api: Api; serverApi: ServerApi; site?: Site };

/** Behind TLS termination the URL must say https again, or the router refuses the browser's Origin. */
function seenByTheBrowser(request: Request, trustProxy: boolean): Request {
  if (!trustProxy || request.headers.get('x-forwarded-proto') !== 'https') return request;
  const url = new URL(request.url);
  url.protocol = 'https:';
  return new Request(url, request);
}

const secured: MiddlewareHandler = async (c, next) => {
  await next();
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) if (!c.res.headers.has(name)) c.header(name, value);
};

function clientAddress(trustProxy: boolean): MiddlewareHandler {
  return async (c, next) => {
    // The last is what our own proxy saw; all before it is what the caller says.
    const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
    const socket = (c.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined)?.incoming?.socket;
    const address = forwarded ?? socket?.remoteAddress ?? 'local';
    c.set('clientAddress', address);
    await onBehalfOf(address, next);
  };
}

type NodeBindings = { incoming?: { headers?: Record<string, string | undefined> } };

/** The hot path: a page in memory is sent before anything else is looked at. */
function keptPage(site: Site | undefined, request: Request, env: unknown): Response | undefined {
  const incoming = (env as NodeBindings | undefined)?.incoming?.headers;
  return site?.kept(request, incoming ? (name) => incoming[name] : (name) => request.headers.get(name));
}

/** The application as a function of what it depends on: API first, then the site. */
export function createApp(deps: AppDeps): App {
  const serverApi: ServerApi = createServerApi(
    { fetch: (request) => api.fetch(request), tokens: deps.tokens, now: () => deps.clock().epochMilliseconds },
    { brandKey: () => deps.brandKey, bookingUrl: deps.bookingApiUrl, networkUrl: deps.networkApiUrl },
  );
  const api: Api = createApi(deps, {
    ...(deps.bookingApiUrl && { booking: serverApi.booking }),
    ...(deps.networkApiUrl && { network: serverApi.network }),
  });
  const site = deps.site?.(serverApi);
  const trustProxy = deps.trustProxy ?? false;
  const app = new Hono();
  app.get('/healthz', (c) => c.json({ status: 'up' }));
  app.get('/readyz', async (c) => {
    const answer = await deps.ready();
    return answer === true ? c.json({ status: 'ready' }) : c.json({ status: 'not ready', reason: answer }, 503);
  });
  if (deps.assets) app.use(deps.assets);
  app.use(requestLog(deps.log, randomUUID), clientAddress(trustProxy));
  app.use(redirects({ lookUp: (path) => deps.content().redirects.lookUp(path) }));
  app.use('/api/*', secured);
  app.use('/dev/*', secured);
  app.use(
    bodyLimit({
      maxSize: MAX_BODY,
      onError: (c) => c.json({ code: 413, title: 'Too large', message: 'That is more than we can take at once.' }, 413),
    }),
  );
  if (deps.rateLimits) app.use(deps.rateLimits);
  app.route(
    '/',
    found({
      content: () => deps.content().published,
      now: () => deps.clock().epochMilliseconds,
      publicUrl: deps.publicUrl,
      lastChanges: deps.lastChanges,
    }),
  );
  app.route('/', socialPictures(serverApi.network));
  app.mount('/api', (request) => api.fetch(request), { replaceRequest: false });
  if (deps.dev) app.route('/dev', deps.dev);
  if (site) app.all('*', (c) => site.fetch(seenByTheBrowser(c.req.raw, trustProxy)));
  app.onError((error, c) => {
    deps.log.error({ err: error, path: tellablePath(c.req.path) }, 'request failed');
    return c.json({ code: 9, title: 'Something went wrong', message: 'Something went wrong. Please try again.' }, 500);
  });
  return {
    fetch: (request, env, execution) => keptPage(site, request, env) ?? app.fetch(request, env, execution),
    request: app.request,
    api,
    serverApi,
    site,
  };
}
