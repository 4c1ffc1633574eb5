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

const requested = new Set<string>();

/** Fetches the page's code without running it: soon, or when nothing else is on its way. */
export function fetchPageScripts(rel: 'modulepreload' | 'prefetch'): void {
  if (requested.has(rel)) return;
  requested.add(rel);
  document.head.append(...(window.pageScripts?.code ?? []).map((href) => link(rel, href)));
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
