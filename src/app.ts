import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import { type Api, type ApiDeps, createApi } from './api.ts';
import { AVAILABILITY_PATHS, availabilityFailures } from './booking/api/availability-failure.server.ts';
import { JOBS_PATH } from './careers/api/jobs-api.server.ts';
import { CONTACT_PATH } from './contact/api/contact-api.server.ts';
import { publicPages } from './content/public-pages.ts';
import { oneClickUnsubscribe } from './customers/api/one-click.server.ts';
import { smsReplies } from './customers/api/sms-replies.server.ts';
import type { Desk } from './desk/serve/desk.server.tsx';
import { claimableOffers } from './offers/api/offer-calls.ts';
import { socialPictures } from './pages/social/social-pictures.server.ts';
import { ownError } from './platform/api/api.ts';
import { onBehalfOf } from './platform/api/caller/visitor.server.ts';
import { CONTENT_PATH } from './platform/api/content-route.server.ts';
import type { KeptAnswers } from './platform/api/endpoints.ts';
import { readBodies } from './platform/api/read-bodies.server.ts';
import { refusePlainly } from './platform/api/refuse-plainly.server.ts';
import { createServerApi, type ServerApi } from './platform/api/server-api.server.ts';
import type { Clock } from './platform/clock.ts';
import { busyReason } from './platform/database/busy.ts';
import { clientAddress } from './platform/http/client-address.ts';
import { isRead, knownMethods } from './platform/http/known-methods.ts';
import { packedAnswers } from './platform/http/packed-answers.server.ts';
import { isFromElsewhere, isReadablePath, refuseMethod, refuseTwoHosts } from './platform/http/readable-request.ts';
import { answerNobody, requestLog } from './platform/http/request-log.server.ts';
import { SECURITY_HEADERS } from './platform/http/security-headers.ts';
import { setHeader } from './platform/http/set-header.server.ts';
import { onThisMachine } from './platform/http/this-machine.server.ts';
import { twilioAccount } from './platform/messages/sms.server.ts';
import { observeRequests } from './platform/observe/observe-requests.server.ts';
import { admitCalls } from './platform/overload/admit.server.ts';
import { type Gate, Overloaded } from './platform/overload/gate.ts';
import { refuseBusy } from './platform/overload/refuse-busy.server.ts';
import { requestPriority } from './request-priority.ts';
import type { RestaurantEndpoints } from './restaurants/content-routes.server.ts';
import { mapProxy } from './restaurants/map-proxy/map-proxy.server.ts';
import type { LastChanges } from './seo/page-changes.server.ts';
import { redirects } from './seo/redirects/redirect.server.ts';
import { seoRoutes } from './seo/seo-routes.server.ts';
import type { SettingsEndpoints } from './settings/content-routes.server.ts';
import { MAP_PROXY_PATH } from './settings/map-style-path.ts';
import type { Site } from './site.ts';
import * as errorCodes from './values/error-codes.ts';
import { BAD_REQUEST, NOT_FOUND, SERVER_ERROR, UNAVAILABLE } from './values/http-status.ts';
import type { ExpectedPath } from './values/pages/expected-pages.ts';
import { loggablePath } from './values/pages/secret-paths.ts';

export type AppDeps = ApiDeps & {
  log: Logger;
  rateLimits?: MiddlewareHandler;
  /** Bounds what is done at once; without it, as in other tests, everything is begun. */
  gate?: Gate;
  /** Builds the rendered site from the API clients; absent in API tests. */
  site?: (api: ServerApi) => Site;
  /** The restaurants' own side, at /desk. */
  desk?: Desk;
  /** Dates for the site map. */
  lastChanges?: LastChanges;
  /** Whether the process is ready: true, or the reason why not. */
  ready: () => Promise<true | string>;
  /** Developer pages, such as the local mailbox; and what the project's own commands ask. */
  dev?: Hono;
  internal?: Hono;
  assets?: MiddlewareHandler;
};

/** Answers kept between requests (product 11.3), each with the field without which it is not. */
const KEPT_ANSWERS = {
  '/api/v1/content/brand-settings': 'mastheadItems',
  '/api/v1/content/search-restaurants/': 'restaurants',
} satisfies KeptAnswers<SettingsEndpoints & RestaurantEndpoints>;

/** What pages are made of: answered from the current content, and the jobs at a restaurant from the day too. */
const MADE_FROM_CONTENT = [
  ...['page/', 'menu/', 'choices', 'getRestaurantBySlug/'].map((name) => `/api${CONTENT_PATH}/${name}`),
  `/api${JOBS_PATH}?at=`,
];

/** To a form that another site's page has sent. */
const FROM_ELSEWHERE = {
  title: 'Not from our site',
  message: 'That form came from another site, so we haven’t read it. Please use the one on ours.',
};

/** On the page that stands for another while there is no room. */
const WHY_BUSY = 'Lots of people are after a table.';

const MEGABYTE = 1024 * 1024;
/** Five files of five megabytes, and the other fields of the form. */
const WITH_FILES_MB = 26;
const FILE_ENDPOINTS = [`/api${JOBS_PATH}/application`, `/api${CONTACT_PATH}/sendemail`];
/** With a slash at the end too, as the API accepts them. */
const isFileEndpoint = (path: string) => FILE_ENDPOINTS.includes(path.replace(/\/+$/, ''));
/** The endpoints of forms with files, and the pages these can stand on. */
const takesFiles = (path: string) => isFileEndpoint(path) || !path.startsWith('/api/');

export type App = { fetch: Hono['fetch']; request: Hono['request']; api: Api; serverApi: ServerApi; site?: Site };

/** The request with https as the browser sent it, behind TLS termination; else the router would refuse its Origin. */
function seenByTheBrowser(request: Request, trustProxy: boolean): Request {
  if (!trustProxy || request.headers.get('x-forwarded-proto') !== 'https') return request;
  const url = new URL(request.url);
  url.protocol = 'https:';
  return new Request(url, request);
}

const secured: MiddlewareHandler = async (c, next) => {
  await next();
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) if (!c.res.headers.has(name)) setHeader(c, name, value);
};

/** What the API answers is for one caller, and kept nowhere, where it does not say otherwise. It tells browsers the time. */
const keptNowhere =
  (clock: Clock): MiddlewareHandler =>
  async (c, next) => {
    await next();
    if (!c.res.headers.has('cache-control')) setHeader(c, 'cache-control', 'no-store');
    setHeader(c, 'date', new Date(clock().epochMilliseconds).toUTCString());
  };

/** Every limit counts this address, see countedAddress. */
function knowVisitor(trustProxy: boolean): MiddlewareHandler {
  return async (c, next) => {
    const forwarded = trustProxy ? c.req.header('x-forwarded-for') : undefined;
    const socket = (c.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined)?.incoming?.socket;
    await onBehalfOf(clientAddress({ socket: socket?.remoteAddress, forwarded }), next);
  };
}

type NodeBindings = { incoming?: { headers?: Record<string, string | undefined>; rawHeaders?: string[] } };
const incomingOf = (env: unknown) => (env as NodeBindings | undefined)?.incoming;

/** The hot path: a cached page is sent before anything else is looked at. */
function cachedPage(site: Site | undefined, request: Request, env: unknown): Response | undefined {
  const incoming = incomingOf(env)?.headers;
  return site?.cached(request, incoming ? (name) => incoming[name] : (name) => request.headers.get(name));
}

const NOT_FOUND_PAGE = '/page-not-found' satisfies ExpectedPath;

/** Whether there is a page at the address, whose path is that of pages: it is asked for. */
async function isPage(site: Site | undefined, { url, headers }: Request): Promise<boolean> {
  const answer = await site?.fetch(new Request(url, { headers: { 'user-agent': headers.get('user-agent') ?? '' } }));
  return answer !== undefined && answer.status !== NOT_FOUND && answer.headers.get('location') !== NOT_FOUND_PAGE;
}

/** 404 for an address that cannot be read: as the site says it, or in JSON where there is none. */
const nothingThere = (c: Context, site?: Site) =>
  site && !c.req.path.startsWith('/api/')
    ? site.fetch(new Request(new URL(NOT_FOUND_PAGE, c.req.url)))
    : ownError(c, NOT_FOUND, { title: 'Not found', message: 'There’s nothing at this address.' });

/** The application as a function of its dependencies: API first, then the site. */
export function createApp(deps: AppDeps): App {
  const { env } = deps;
  const serverApi: ServerApi = createServerApi(
    {
      fetch: (request) => api.fetch(request),
      tokens: deps.tokens,
      content: deps.content,
      now: () => deps.clock().epochMilliseconds,
      reportToken: (err) => deps.log.error({ err }, 'a backend gave out no token'),
    },
    {
      brandKey: () => deps.brandKey,
      bookingUrl: env.BOOKING_API_URL,
      networkUrl: env.NETWORK_API_URL,
      kept: KEPT_ANSWERS,
      madeFromContent: MADE_FROM_CONTENT,
    },
  );
  const api: Api = createApi(deps, {
    ...(env.BOOKING_API_URL && { booking: serverApi.booking }),
    ...(env.NETWORK_API_URL && { network: serverApi.network }),
  });
  const site = deps.site?.(serverApi);
  const trustProxy = env.TRUST_PROXY === 'on';
  const app = new Hono();
  app.get('/healthz', (c) => c.json({ status: 'up' }));
  app.get('/readyz', async (c) => {
    const answer = await deps.ready();
    return answer === true ? c.json({ status: 'ready' }) : c.json({ status: 'not ready', reason: answer }, UNAVAILABLE);
  });
  if (deps.assets) app.use(deps.assets);
  app.use(observeRequests((pathname) => site?.routeOf(pathname) ?? '*', trustProxy));
  app.use(requestLog(deps.log, randomUUID), answerNobody, knowVisitor(trustProxy));
  app.use(async (c, next) => (isReadablePath(c.req.path) ? next() : nothingThere(c, site)));
  // Before the redirects: names of fonts in its paths have capital letters.
  if (env.MAP_STYLE_URL && env.MAP_PROXY === 'on') {
    app.route(
      MAP_PROXY_PATH,
      mapProxy(env.MAP_STYLE_URL, (problem) => deps.log.warn({ problem }, 'map proxy')),
    );
  }
  app.use(redirects({ lookUp: (path) => deps.content().redirects.lookUp(path) }));
  app.use('/api/*', secured, keptNowhere(deps.clock));
  app.use(`/api${CONTENT_PATH}/*`, packedAnswers);
  app.use(AVAILABILITY_PATHS, availabilityFailures);
  app.use('/dev/*', secured, onThisMachine);
  app.use('/internal/*', secured, onThisMachine);
  app.use(
    readBodies({
      bytes: MEGABYTE,
      withFiles: { bytes: WITH_FILES_MB * MEGABYTE, takes: takesFiles, takesInJson: isFileEndpoint },
    }),
  );
  if (deps.gate) app.use('/api/*', admitCalls(deps.gate, requestPriority));
  if (deps.rateLimits) app.use(deps.rateLimits);
  app.route(
    '/',
    seoRoutes({
      settings: () => deps.content().published.settings,
      publicPages: async (today) => publicPages(deps.content(), today, await claimableOffers(serverApi)),
      now: () => deps.clock().epochMilliseconds,
      publicUrl: env.PUBLIC_URL,
      lastChanges: deps.lastChanges,
    }),
  );
  app.route('/', socialPictures(serverApi.network));
  app.route('/', oneClickUnsubscribe(serverApi.network));
  const account = twilioAccount(env);
  if (account && deps.customers) {
    const { db } = deps.customers;
    app.route('/', smsReplies({ db, clock: deps.clock, authToken: account.authToken, publicUrl: env.PUBLIC_URL }));
  }
  app.mount('/api', (request) => api.fetch(request), { replaceRequest: false });
  if (deps.dev) app.route('/dev', deps.dev);
  if (deps.internal) app.route('/internal', deps.internal);
  const { desk } = deps;
  if (desk) app.all('/desk/*', (c) => desk.fetch(seenByTheBrowser(c.req.raw, trustProxy)));
  const methodsAt = knownMethods(app.routes);
  app.all('*', async (c) => {
    const { method, path } = c.req;
    const request = seenByTheBrowser(c.req.raw, trustProxy);
    if (!isRead(method)) {
      const known = methodsAt(path);
      // A file of a path stands before the page there; what is only posted to a path stands beside it.
      const methods = known.includes('GET') ? known : [...known, ...(site?.methodsOf(new URL(c.req.url)) ?? [])];
      if (methods.length === 0) return nothingThere(c, site);
      if (!methods.includes(method))
        return known.length > 0 || (await isPage(site, request))
          ? refuseMethod([...new Set(methods)])
          : nothingThere(c, site);
      if (isFromElsewhere(request)) return refusePlainly(c, BAD_REQUEST, FROM_ELSEWHERE);
    }
    return site ? site.fetch(request) : c.notFound();
  });
  app.onError((error, c) => {
    if (error instanceof Overloaded || busyReason(error)) return refuseBusy(c, WHY_BUSY);
    if (!c.req.raw.signal.aborted) deps.log.error({ err: error, path: loggablePath(c.req.path) }, 'request failed');
    return c.json(
      {
        code: errorCodes.bookingWentWrong,
        title: 'Something went wrong',
        message: 'Something went wrong. Please try again.',
      },
      SERVER_ERROR,
    );
  });
  return {
    fetch: (request, env, execution) =>
      refuseTwoHosts(incomingOf(env)?.rawHeaders ?? []) ??
      cachedPage(site, request, env) ??
      app.fetch(request, env, execution),
    request: app.request,
    api,
    serverApi,
    site,
  };
}
