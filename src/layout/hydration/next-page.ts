import { createPath, type Location } from 'react-router';

/** The router, a global of its own once it has started. */
type Router = { __reactRouterDataRouter?: { state: { navigation: { location?: Location } } } };

/** Path and query of the page the router is loading. */
export function nextPage(): string | undefined {
  const next = (window as Router).__reactRouterDataRouter?.state.navigation.location;
  return next && createPath(next);
}

let isOurReload = false;

export function reloadPage(): void {
  isOurReload = true;
  window.location.reload();
}

/**
 * When a page's code can't be loaded, also to prefetch it, the router reloads the page its link is on. Here a link that was
 * followed opens as a document instead, and offline nothing happens. Browsers without the Navigation API reload.
 */
export function followLostPages(): void {
  window.navigation?.addEventListener('navigate', (event) => {
    if (event.navigationType !== 'reload' || event.userInitiated || isOurReload) return;
    event.preventDefault();
    const next = nextPage();
    if (next && navigator.onLine) setTimeout(() => window.location.assign(next));
  });
}
