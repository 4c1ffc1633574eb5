/** The page the router shows, without its hash. */
export type ShownPage = { pathname: string; search: string };

let current: ShownPage | null = null;
const listeners = new Set<(page: ShownPage) => void>();

/** The current page; before the router starts, from the URL. */
export const shownPage = (): ShownPage => current ?? { pathname: location.pathname, search: location.search };

/** Reports the page shown by the router. */
export function tellShownPage({ pathname, search }: ShownPage): void {
  const before = shownPage();
  current = { pathname, search };
  if (before.pathname === pathname && before.search === search) return;
  for (const listener of listeners) listener(current);
}

/** Called with each new page; returns the unsubscribe function. */
export function onShownPage(listener: (page: ShownPage) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
