import type { Logger } from 'pino';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { apiContext, pageContext, tagManagerContext } from './context.ts';
import { isRarelyAsked, menuQueryPairs, readMenuQuery } from './menus/menu-query.ts';
import { braintreeOrigins } from './payments/braintree/origins.ts';
import { recaptchaOrigins } from './platform/captcha/origins.ts';
import type { Clock } from './platform/clock.ts';
import { contentPolicy, type Origins } from './platform/content-policy.ts';
import { MEASURING } from './platform/measuring-origins.ts';
import { createPageCache, type ReadHeader, sendPage, toPage, VALID_UNTIL } from './platform/page-cache.server.ts';
import { isSecret, tellablePath } from './platform/secret-paths.ts';
import type { ServerApi } from './platform/server-api.server.ts';

const PAGE_CACHE_BYTES = 128 * 1024 * 1024;
const MENU_PAGES = /^\/(our-)?menu(\/[^/]+)?(\.data)?$/;

/** The query a page reads, by path. Anything else in a query never reaches the page, nor makes another copy of it. */
const pageQueries: { path: RegExp; read: (query: URLSearchParams) => [name: string, value: string][] }[] = [
  { path: /^\/find-us(\.data)?$/, read: (query) => asGiven(query, ['q', 'lat', 'lng']) },
  { path: MENU_PAGES, read: (query) => menuQueryPairs(readMenuQuery(query)) },
];

/** The named values, each once and none too long. */
function asGiven(query: URLSearchParams, names: string[]): [name: string, value: string][] {
  return names.flatMap((name): [string, string][] => {
    const value = query.get(name);
    return value === null ? [] : [[name, value.slice(0, 100)]];
  });
}

/** Pages that follow one diner's answers, or the tables free right now, or a quiz answered: rendered each time, kept never. */
function isPersonal({ pathname, searchParams }: URL): boolean {
  if (MENU_PAGES.test(pathname)) return isRarelyAsked(readMenuQuery(searchParams));
  return (
    /\/book-now(\.data)?$/.test(pathname) ||
    isSecret(pathname) ||
    Boolean(searchParams.get('date') ?? searchParams.get('answer'))
  );
}

export type Site = {
  fetch(request: Request): Promise<Response>;
  /** The kept page for a plain GET, at once and without any other work; nothing when it must be rendered. */
  kept(request: Request, header: ReadHeader): Response | undefined;
  /** Forgets every rendered page, then renders the given ones anew. */
  refresh(paths: string[]): Promise<void>;
};

type SiteOptions = {
  build: ServerBuild;
  mode: string;
  api: ServerApi;
  clock: Clock;
  log: Logger;
  keepPages: boolean;
  mapStyleUrl?: string;
  gtmId?: string;
  /** Braintree's environment, where it takes the cards. */
  braintree?: string;
  /** Where reCAPTCHA is, where it is the captcha. */
  recaptchaUrl?: string;
};

/**
 * On pages with a token in their address. Where the diner goes next learns the site at most, never the page; with
 * no-referrer the browser would hide the Origin of their forms too, and the router would refuse them.
 */
const SECRET_PAGE_HEADERS = {
  'cache-control': 'no-store',
  'referrer-policy': 'strict-origin',
  'x-robots-tag': 'noindex, nofollow',
};

/** The part of the URL that the page depends on, names sorted. */
function pageUrl(url: URL): URL {
  const own = pageQueries.find(({ path }) => path.test(url.pathname))?.read(url.searchParams) ?? [];
  const kept = new URL(url.pathname, url.origin);
  for (const [name, value] of [...asGiven(url.searchParams, ['_routes']), ...own]) kept.searchParams.set(name, value);
  return kept;
}

function allowedOrigins({ mapStyleUrl, gtmId, braintree, recaptchaUrl }: SiteOptions): Origins[] {
  const map = mapStyleUrl ? [new URL(mapStyleUrl).origin] : [];
  return [
    { img: map, connect: map },
    gtmId ? MEASURING : {},
    braintree ? braintreeOrigins(braintree) : {},
    recaptchaUrl ? recaptchaOrigins(recaptchaUrl) : {},
  ];
}

/** The rendered site: every page that is the same for everyone is rendered once per content version. */
export function createSite(options: SiteOptions): Site {
  const { build, mode, api, clock, log, keepPages, gtmId } = options;
  const handle = createRequestHandler(build, mode);
  const now = () => clock().epochMilliseconds;
  const policy = contentPolicy(allowedOrigins(options));
  const unmeasured = contentPolicy(allowedOrigins({ ...options, gtmId: undefined }));
  const cache = createPageCache({ maxBytes: PAGE_CACHE_BYTES, policy, now });
  const render = async (request: Request): Promise<Response> => {
    let until = Number.POSITIVE_INFINITY;
    const { pathname } = new URL(request.url);
    const told = tellablePath(pathname);
    const context = new RouterContextProvider();
    context.set(apiContext, api);
    context.set(tagManagerContext, isSecret(pathname) ? null : (gtmId ?? null));
    context.set(pageContext, {
      now: now(),
      validUntil: (epochMs) => {
        until = Math.min(until, epochMs);
      },
      trouble: (line) => log.error({ path: told }, line.replaceAll(pathname, told)),
    });
    const response = await handle(request, context);
    if (!Number.isFinite(until)) return response;
    const headers = new Headers(response.headers);
    headers.set(VALID_UNTIL, String(until));
    return new Response(response.body, { status: response.status, headers });
  };
  const keep = (url: URL) => {
    const kept = pageUrl(url);
    const request = new Request(kept, { headers: { accept: 'text/html' } });
    return cache.get(`${kept.pathname}${kept.search}`, () => render(request));
  };
  const afresh = async (request: Request, url: URL) => {
    if (!isSecret(url.pathname)) return toPage(await render(request), policy, false);
    const page = await toPage(await render(request), unmeasured, false);
    return { ...page, headers: { ...page.headers, ...SECRET_PAGE_HEADERS } };
  };
  return {
    kept(request, header) {
      if (request.method !== 'GET') return undefined;
      const key = request.url.slice(request.url.indexOf('/', 8));
      const page = cache.peek(key);
      return page && sendPage(page, header);
    },
    async fetch(request) {
      const url = new URL(request.url);
      if (mode === 'development') return render(request);
      const common = keepPages && ['GET', 'HEAD'].includes(request.method) && !isPersonal(url);
      const page = await (common ? keep(url) : afresh(request, url));
      return sendPage(page, (name) => request.headers.get(name));
    },
    async refresh(paths) {
      cache.clear();
      if (!keepPages) return;
      for (const path of paths) await keep(new URL(path, 'http://localhost'));
    },
  };
}
