declare global {
  interface Window {
    /** The code of the page's routes: its addresses, and what runs it. Written into the page by the server. */
    pageScripts?: { code: string[]; load: () => Promise<void> };
    /** The router, once it is there. */
    __reactRouterDataRouter?: unknown;
  }
}

function link(rel: 'modulepreload' | 'prefetch', href: string): HTMLLinkElement {
  const as = rel === 'prefetch' ? { as: 'script' } : {};
  return Object.assign(document.createElement('link'), { rel, href, ...as });
}

/** Runs when the browser has nothing else to do. */
export function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act);
  else setTimeout(act, 200);
}

let isAhead = false;
let isAsked = false;

/** Fetches the page's code without running it, as soon as it can be. */
export function fetchPageScripts(): void {
  if (isAsked) return;
  isAsked = true;
  document.head.append(...(window.pageScripts?.code ?? []).map((href) => link('modulepreload', href)));
}

/** The same when nothing else is on its way: one at each idle moment, since thirty at once keep a slow phone for 0.1 s. */
export function fetchPageScriptsAhead(): void {
  if (isAhead) return;
  isAhead = true;
  const code = (window.pageScripts?.code ?? []).values();
  const fetchNext = () => {
    const { value, done } = code.next();
    if (done || isAsked) return;
    document.head.append(link('prefetch', value));
    whenIdle(fetchNext);
  };
  fetchNext();
}

/** Path and query of what was loaded as this page, which Back and Forward do not change. */
function loadedFrom(): string | undefined {
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // Browsers differ in which address of a redirect they give.
  if (!loaded || loaded.redirectCount > 0 || !URL.canParse(loaded.name)) return undefined;
  const { pathname, search } = new URL(loaded.name);
  return pathname + search;
}

/** Whether Back or Forward led to the address of another page, as after a reload, while this one still stands here. */
function isElsewhere(): boolean {
  const from = loadedFrom();
  return from !== undefined && from !== window.location.pathname + window.location.search;
}

/** Loads the page of an address that Back or Forward led to before the router heard of any; returns what ends it. */
export function followBeforeRouter(): () => void {
  const follow = () => {
    if (!window.__reactRouterDataRouter && isElsewhere()) window.location.reload();
  };
  // Somebody may have been quicker than this script.
  follow();
  window.addEventListener('popstate', follow);
  return () => window.removeEventListener('popstate', follow);
}

/** Loads the page of the present address where another stands here; never settles then, since the router would fail. */
export function onItsOwnPage(): Promise<void> {
  if (!isElsewhere()) return Promise.resolve();
  window.location.reload();
  return new Promise(() => {});
}
