declare global {
  interface Window {
    /** The code of the page's routes: its addresses, and what runs it. Written into the page by the server. */
    pageScripts?: { code: string[]; load: () => Promise<void> };
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
