import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { secureHeaders } from 'hono/secure-headers';
import type { Logger } from 'pino';
import { type Api, type ApiDeps, createApi } from './api.ts';
import { requestLog } from './platform/request-log.server.ts';
import { createServerApi, type ServerApi } from './platform/server-api.server.ts';
import type { Site } from './site.ts';

export type AppDeps = ApiDeps & {
  log: Logger;
  rateLimits?: MiddlewareHandler;
  /** Builds the rendered site on top of the API clients; API tests leave it out. */
  site?: (api: ServerApi) => Site;
  bookingApiUrl?: string;
  networkApiUrl?: string;
  trustProxy?: boolean;
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

function clientAddress(trustProxy: boolean): MiddlewareHandler {
  return async (c, next) => {
    const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',')[0]?.trim() : undefined;
    const socket = (c.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined)?.incoming?.socket;
    c.set('clientAddress', forwarded ?? socket?.remoteAddress ?? 'local');
    await next();
  };
}

/** The application as a function of what it depends on: API first, then the site. */
export function createApp(deps: AppDeps): App {
  const serverApi: ServerApi = createServerApi(
    { fetch: (request) => api.fetch(request), tokens: deps.tokens },
    { brandKey: deps.brandKey, bookingUrl: deps.bookingApiUrl, networkUrl: deps.networkApiUrl },
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
  app.use(secureHeaders({ referrerPolicy: 'strict-origin-when-cross-origin', contentSecurityPolicy: undefined }));
  app.use(
    bodyLimit({
      maxSize: MAX_BODY,
      onError: (c) => c.json({ code: 413, title: 'Too large', message: 'That is more than we can take at once.' }, 413),
    }),
  );
  if (deps.rateLimits) app.use(deps.rateLimits);
  app.mount('/api', (request) => api.fetch(request), { replaceRequest: false });
  if (deps.dev) app.route('/dev', deps.dev);
  if (site) app.all('*', (c) => site.fetch(seenByTheBrowser(c.req.raw, trustProxy)));
  app.onError((error, c) => {
    deps.log.error({ err: error, path: c.req.path }, 'request failed');
    return c.json({ code: 9, title: 'Something went wrong', message: 'Something went wrong. Please try again.' }, 500);
  });
  return { fetch: app.fetch, request: app.request, api, serverApi, site };
}
