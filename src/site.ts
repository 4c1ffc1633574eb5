import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { isRare, isReferral, knownUrl } from './page-queries.ts';
import { pageMethods, pagePolicies, pageRouteNames } from './page-routes.ts';
import { braintreeOrigins } from './payments/braintree/origins.ts';
import { pageInSession } from './platform/api/caller/page-session.server.ts';
import {
  apiContext,
  measuringContext,
  type PageContext,
  pageContext,
  UNMEASURED,
} from './platform/api/page-context.ts';
import type { ServerApi } from './platform/api/server-api.server.ts';
import { recaptchaOrigins } from './platform/captcha/origins.ts';
import type { Clock } from './platform/clock.ts';
import { type Env, publicUrl } from './platform/env.ts';
import { contentPolicy, type Origins } from './platform/http/content-policy.ts';
import { isRead } from './platform/http/known-methods.ts';
import { MEASURING } from './platform/http/measuring-origins.ts';
import { BUILD_HEADER } from './platform/http/page/build-header.ts';
import {
  createPageCache,
  type Page,
  type ReadHeader,
  type Rendered,
  sendForOne,
  sendPage,
  toPage,
  VALID_UNTIL,
} from './platform/http/page/page-cache.server.ts';
import { refuseOtherBodies, refuseTooMany } from './platform/http/readable-request.ts';
import { hitsOf, type KeptHits, keptPages, renderTime } from './platform/observe/metrics.ts';
import { inSpan } from './platform/observe/trace.ts';
import { comesBefore, type Gate, Overloaded, type Priority } from './platform/overload/gate.ts';
import { RENDERS } from './rate-limits.ts';
import { requestPriority } from './request-priority.ts';
import type { PagePolicy } from './values/pages/page-policy.ts';
import { isSecret, loggablePath } from './values/pages/secret-paths.ts';

const MEGABYTE = 1024 * 1024;
/** How the address of a page's data ends, which the router asks for in place of the page. */
const DATA_END = '.data';

/** Pages that depend on one diner's input or on current availability: rendered for each request, never cached. */
function isPersonal(url: URL, policy: PagePolicy): boolean {
  const { pathname, searchParams } = url;
  if (isReferral(pathname) && searchParams.get('from')) return true;
  return isRare(url, policy) || !policy.cache || isSecret(pathname) || Boolean(searchParams.get('answer'));
}

export type Site = {
  fetch(request: Request): Promise<Response>;
  /** The cached page for a plain GET, without any other work; undefined when it must be rendered. */
  cached(request: Request, header: ReadHeader): Response | undefined;
  /** The route of a page at a path, '/restaurants/:slug' for instance; '*' where there is none. */
  routeOf(pathname: string): string;
  /** The methods that the page at an address takes; none where there is no page. */
  methodsOf(url: URL): readonly string[];
  /** Clears the page cache, then renders the given pages again. */
  refresh(paths: string[]): Promise<void>;
};

type SiteOptions = {
  env: Env;
  build: ServerBuild;
  mode: string;
  api: ServerApi;
  clock: Clock;
  log: Logger;
  /** Counts a page rendered for the visitor being answered; the seconds to wait, 0 when it may be. */
  renderLimit?: () => Promise<number>;
  /** Bounds how many pages are rendered at once. */
  gate?: Gate;
};

/**
 * Headers of pages with a token in their address. Links from them reveal at most the site, never the page; no-referrer
 * would also hide the Origin of their forms, and the router would refuse them.
 */
const SECRET_PAGE_HEADERS = {
  'cache-control': 'no-store',
  'referrer-policy': 'strict-origin',
  'x-robots-tag': 'noindex, nofollow',
};

/** External origins that pages of this installation may use. */
function allowedOrigins(env: Env): Origins[] {
  const originOf = (url?: string | null) => (url ? [new URL(url).origin] : []);
  const map = env.MAP_PROXY === 'off' ? originOf(env.MAP_STYLE_URL) : [];
  const tracking = originOf(env.TRACKING_SCRIPT_URL);
  return [
    { img: map, connect: map },
    { script: tracking, img: tracking, connect: tracking },
    env.GTM_ID ? MEASURING : {},
    env.BRAINTREE_ENVIRONMENT ? braintreeOrigins(env.BRAINTREE_ENVIRONMENT) : {},
    env.CAPTCHA === 'recaptcha' ? recaptchaOrigins(env.RECAPTCHA_URL) : {},
  ];
}

/** The request at an address. One without a body is made of what is read of it: all else would be looked up. */
function atAddress(url: URL, request: Request): Request {
  const { method, headers, signal } = request;
  if (url.href === request.url) return request;
  return method === 'GET' || method === 'HEAD'
    ? new Request(url, { method, headers, signal })
    : new Request(url, request);
}

type InTurn = <Result>(task: () => Promise<Result>) => Promise<Result>;

/** Counts who is sent a kept page; whose page it is, is looked up once. */
function hitCounter(routeOf: (pathname: string) => string) {
  const known = new WeakMap<Page, KeptHits>();
  return (page: Page, key: string) => {
    let counted = known.get(page);
    if (!counted) {
      counted = hitsOf(routeOf(key.split('?', 1)[0] ?? ''));
      known.set(page, counted);
    }
    counted.hits += 1;
  };
}

/** The rendered site: a page that is the same for everyone is rendered once per content version. */
export function createSite(options: SiteOptions): Site {
  const { env, build, mode, api, clock, log } = options;
  const cachesPages = env.PAGE_CACHE === 'on';
  const sharedAt = env.TRUST_PROXY === 'on' ? () => now() : () => undefined;
  const handle = createRequestHandler(build, mode);
  const now = () => clock().epochMilliseconds;
  const routeOf = pageRouteNames(build.routes);
  const policyOf = pagePolicies(build.routes);
  const policy = contentPolicy(allowedOrigins(env));
  const measuring = { gtmId: env.GTM_ID ?? null, trackingScriptUrl: env.TRACKING_SCRIPT_URL ?? null };
  const unmeasured = contentPolicy(allowedOrigins({ ...env, GTM_ID: undefined, TRACKING_SCRIPT_URL: undefined }));
  const cache = createPageCache({ maxBytes: env.PAGE_CACHE_MB * MEGABYTE, policy, now });
  const render = async (request: Request): Promise<Rendered> => {
    let until = Number.POSITIVE_INFINITY;
    const { pathname } = new URL(request.url);
    const logged = loggablePath(pathname);
    const context = new RouterContextProvider();
    context.set(apiContext, api);
    context.set(measuringContext, isSecret(pathname) ? UNMEASURED : measuring);
    const page: PageContext = {
      now: now(),
      publicUrl: publicUrl(env),
      validUntil: (epochMs) => {
        until = Math.min(until, epochMs);
      },
      logProblem: (line) => log.error({ path: logged }, line.replaceAll(pathname, logged)),
      staticParts: pathname.endsWith(DATA_END) ? null : {},
      nonce: randomUUID(),
    };
    context.set(pageContext, page);
    const route = routeOf(pathname);
    const rendered = renderTime.startTimer({ route });
    const response = await inSpan('render', { facts: { 'http.route': route } }, () => handle(request, context));
    rendered();
    const isData = pathname.endsWith(DATA_END);
    if (!isData && !Number.isFinite(until)) return { response, nonce: page.nonce };
    const headers = new Headers(response.headers);
    if (isData) headers.set(BUILD_HEADER, build.assets.version);
    if (Number.isFinite(until)) headers.set(VALID_UNTIL, String(until));
    return { response: new Response(response.body, { status: response.status, headers }), nonce: page.nonce };
  };
  const routeIds = new Set(Object.keys(build.routes));
  const countHit = hitCounter(routeOf);
  const keyOf = ({ pathname, search }: URL) => `${pathname}${search}`;
  const fromCache = (url: URL, inTurn: InTurn = (task) => task()) => {
    const request = new Request(url, { headers: { accept: 'text/html' } });
    return cache.get(keyOf(url), () => inTurn(() => render(request)));
  };
  const { gate } = options;
  /** The page for all when its turn comes; where there is no room for it, the one that was kept until just now. */
  const keptInTurn = async (url: URL, priority: Priority): Promise<Page> => {
    const get = () => fromCache(url, gate && ((task) => gate.run(priority, task)));
    try {
      // Asked for by somebody less important too, it was refused as theirs.
      return await get().catch((problem) => {
        if (problem instanceof Overloaded && comesBefore(priority, problem.priority)) return get();
        throw problem;
      });
    } catch (problem) {
      const before = problem instanceof Overloaded ? cache.lately(keyOf(url)) : undefined;
      if (before) return before;
      throw problem;
    }
  };
  const uncached = async (request: Request, url: URL) => {
    if (!isSecret(url.pathname)) return toPage(await render(request), policy, false);
    const page = await toPage(await render(request), unmeasured, false);
    return { ...page, headers: { ...page.headers, ...SECRET_PAGE_HEADERS } };
  };
  return {
    cached(request, header) {
      if (request.method !== 'GET') return undefined;
      const key = request.url.slice(request.url.indexOf('/', 8));
      const page = cache.peek(key);
      if (!page) return undefined;
      countHit(page, key);
      return sendPage(page, header, sharedAt());
    },
    async fetch(request) {
      const refused = refuseOtherBodies(request);
      if (refused) return refused;
      if (mode === 'development') return (await render(request)).response;
      const address = new URL(request.url);
      const pagePolicy = policyOf(routeOf(address.pathname));
      const url = knownUrl(address, routeIds, pagePolicy);
      const isForAll = isRead(request.method) && !isPersonal(url, pagePolicy);
      const isKept = isForAll && cachesPages && cache.peek(keyOf(url)) !== undefined;
      if (isForAll) keptPages.inc({ outcome: isKept ? 'hit' : 'miss', route: routeOf(url.pathname) });
      const priority = requestPriority(request.method, url.pathname, request.headers.get('user-agent'));
      const inTurn: InTurn = (task) => (gate ? gate.run(priority, task) : task());
      // Without a call to the database for what is refused anyway.
      if (cachesPages && !isKept && !gate?.isFull(priority)) {
        const seconds = (await options.renderLimit?.()) ?? 0;
        if (seconds > 0) return refuseTooMany(seconds, RENDERS);
      }
      const header = (name: string) => request.headers.get(name);
      // What was posted comes back in its answer.
      const mayPack = request.method === 'GET' && !isSecret(url.pathname);
      const sendOwn = (page: Page) => (mayPack ? sendForOne(page, header) : sendPage(page, header));
      const addressed = atAddress(url, request);
      const own = async () => sendOwn(await inTurn(() => uncached(addressed, url)));
      if (!isForAll) return pageInSession(request, own);
      return cachesPages ? sendPage(await keptInTurn(url, priority), header, sharedAt()) : own();
    },
    routeOf,
    methodsOf: pageMethods(build.routes),
    async refresh(paths) {
      cache.clear();
      if (!cachesPages) return;
      for (const path of paths) await fromCache(new URL(path, 'http://localhost'));
    },
  };
}
