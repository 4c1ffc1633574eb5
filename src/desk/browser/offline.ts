import { MINUTE_MS } from '../../values/time/duration.ts';
import { DRAWN, fetchQuietly } from './refresh.ts';

const OFFLINE_CACHE = 'desk';
const STORE_EVERY_MS = 5 * MINUTE_MS;

let isStoring = false;

/** Styles, scripts and fonts of this page. */
function assetsHere(): string[] {
  const linked = [
    ...document.querySelectorAll<HTMLLinkElement | HTMLScriptElement>('link[rel=stylesheet], script[src]'),
  ];
  const fonts = performance.getEntriesByType('resource').map(({ name }) => name);
  const urls = [...linked.map((each) => ('href' in each ? each.href : each.src)), ...fonts];
  return [...new Set(urls)].filter((url) => new URL(url).pathname.startsWith('/assets/'));
}

/** The pages that can be read offline: today's at two addresses, and others. */
const pagesHere = () => document.querySelector<HTMLElement>('[data-offline]')?.dataset.offline?.split(' ') ?? [];

/** A response to store, with the time by this device's clock. */
function stamped({ body, headers }: Response): Response {
  const all = new Headers(headers);
  all.set('x-stored-at', String(Date.now()));
  return new Response(body, { headers: all });
}

/** Stores this page as it has just been drawn. */
async function storeDrawn(response: Response): Promise<void> {
  const pages = pagesHere();
  const here = pages.indexOf(location.pathname + location.search);
  if (here < 0) return;
  const cache = await caches.open(OFFLINE_CACHE);
  const addresses = here < 2 ? pages.slice(0, 2) : [pages[here] as string];
  for (const address of addresses) await cache.put(address, stamped(response.clone()));
}

const isRecent = (response: Response | undefined) =>
  response !== undefined && Math.abs(Date.now() - Number(response.headers.get('x-stored-at'))) < STORE_EVERY_MS;

async function storeAll(pages: string[]): Promise<void> {
  const cache = await caches.open(OFFLINE_CACHE);
  const assets = assetsHere();
  for (const url of assets) if (!(await cache.match(url))) await cache.add(url);
  for (const page of pages) {
    if (isRecent(await cache.match(page))) continue;
    const response = await fetchQuietly(page);
    // A redirect means the session has ended.
    if (response.ok && !response.redirected) await cache.put(page, stamped(response));
  }
  const current = new Set([...assets, ...pages].map((url) => new URL(url, location.href).href));
  for (const request of await cache.keys()) if (!current.has(request.url)) await cache.delete(request);
}

async function store(): Promise<void> {
  const pages = pagesHere();
  if (pages.length === 0 || isStoring) return;
  isStoring = true;
  // A failure is retried on the next refresh.
  await storeAll(pages).catch(() => undefined);
  isStoring = false;
}

/** Keeps today, tomorrow and walk-ins at hand without a connection, until the session ends. */
export function startOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  if (location.pathname === '/desk/sign-in') {
    void caches.delete(OFFLINE_CACHE);
    return;
  }
  if (import.meta.env.PROD) void navigator.serviceWorker.register('/desk/sw.js', { scope: '/desk/' });
  void store();
  document.addEventListener(DRAWN, (event) => {
    void storeDrawn((event as CustomEvent<Response>).detail);
    void store();
  });
}
