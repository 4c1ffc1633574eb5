/** The page the router shows, without its hash. */
export type ShownPage = { pathname: string; search: string };

let shown: ShownPage | null = null;
const listeners = new Set<(page: ShownPage) => void>();

/** The page shown now; before the router runs, the one of the address. */
export const shownPage = (): ShownPage => shown ?? { pathname: location.pathname, search: location.search };

/** Tells that the router shows a page. */
export function tellShownPage({ pathname, search }: ShownPage): void {
  const before = shownPage();
  shown = { pathname, search };
  if (before.pathname === pathname && before.search === search) return;
  for (const listener of listeners) listener(shown);
}

/** Called with every other page; returns the function that stops it. */
export function onShownPage(listener: (page: ShownPage) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
