import { reloadPage } from './next-page.ts';

declare global {
  interface Window {
    /** The router, once started. */
    __reactRouterDataRouter?: unknown;
  }
}

/** Path and query of the loaded document, which Back and Forward don't change. */
function loadedFrom(): string | undefined {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // Browsers differ in which URL of a redirect they report.
  if (!navigation || navigation.redirectCount > 0 || !URL.canParse(navigation.name)) return undefined;
  const { pathname, search } = new URL(navigation.name);
  return pathname + search;
}

/**
 * Reloads if Back or Forward led to another page's URL before the router listened, as after a reload. Returns whether
 * it did.
 */
function reloadElsewhere(): boolean {
  const from = loadedFrom();
  const isElsewhere = from !== undefined && from !== window.location.pathname + window.location.search;
  if (isElsewhere) reloadPage();
  return isElsewhere;
}

/** Runs `start` on the loaded page, and follows Back and Forward until the router does. */
export function onOwnPage(start: () => void): void {
  window.addEventListener('popstate', () => window.__reactRouterDataRouter === undefined && reloadElsewhere());
  if (!reloadElsewhere()) start();
}
