import { createPath, type Location } from 'react-router';

/** The router, a global of its own once it has started. */
type Router = { __reactRouterDataRouter?: { state: { navigation: { location?: Location } } } };

/** Path and query of the page the router is loading. */
export function nextPage(): string | undefined {
  const next = (window as Router).__reactRouterDataRouter?.state.navigation.location;
  return next && createPath(next);
}

/**
 * When a page's code can't be loaded, the router reloads the page its link was on. Here the link is followed as a document
 * instead; while offline, nothing happens. Browsers without the Navigation API reload.
 */
export function followLostPages(): void {
  window.navigation?.addEventListener('navigate', (event) => {
    const next = nextPage();
    if (event.navigationType !== 'reload' || event.userInitiated || !next) return;
    event.preventDefault();
    if (navigator.onLine) setTimeout(() => window.location.assign(next));
  });
}
