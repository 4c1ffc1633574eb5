declare global {
  interface Window {
    /** The router, once it is there. */
    __reactRouterDataRouter?: unknown;
  }
}

/** Path and query of what was loaded as this page, which Back and Forward do not change. */
function loadedFrom(): string | undefined {
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // Browsers differ in which address of a redirect they give.
  if (!loaded || loaded.redirectCount > 0 || !URL.canParse(loaded.name)) return undefined;
  const { pathname, search } = new URL(loaded.name);
  return pathname + search;
}

/**
 * Reloads where Back or Forward led to another page's address, as after a reload, before the router could hear of it.
 * Returns whether it did.
 */
function reloadElsewhere(): boolean {
  const from = loadedFrom();
  const isElsewhere = from !== undefined && from !== window.location.pathname + window.location.search;
  if (isElsewhere) window.location.reload();
  return isElsewhere;
}

/** Runs `start` on the page that was loaded, and meanwhile follows Back and Forward in place of the router. */
export function onOwnPage(start: () => void): void {
  window.addEventListener('popstate', () => window.__reactRouterDataRouter === undefined && reloadElsewhere());
  if (!reloadElsewhere()) start();
}
