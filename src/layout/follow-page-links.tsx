import { useEffect, useState } from 'react';
import { PrefetchPageLinks, useNavigate } from 'react-router';
import { opensHere } from '../ui/links/followed-link.ts';
import { isPlainClick } from '../ui/links/plain-click.ts';

/** How long a link must be hovered or focused before its page is prefetched. */
const INTENT_MS = 100;
const POINTED_AT = ['mouseover', 'focusin', 'touchstart'];

const pageLinkOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-page-link]') : null;
const pathOf = ({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>) => pathname + search + hash;

/** Follows every PageLink with the router, and prefetches the page of one that is hovered. */
export function FollowPageLinks() {
  const navigate = useNavigate();
  const [prefetchPath, setPrefetchPath] = useState<string | null>(null);
  useEffect(() => {
    let pointedAt: HTMLAnchorElement | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const point = (event: Event) => {
      const link = pageLinkOf(event);
      if (link === pointedAt) return;
      pointedAt = link;
      clearTimeout(timer);
      if (link) timer = setTimeout(() => setPrefetchPath(pathOf(link)), INTENT_MS);
    };
    const follow = (event: MouseEvent) => {
      const link = pageLinkOf(event);
      if (!link || event.defaultPrevented || !isPlainClick(event) || !opensHere(link)) return;
      event.preventDefault();
      // The same page again doesn't add a history entry.
      const replace = pathOf(link) === pathOf(window.location);
      navigate(pathOf(link), { viewTransition: true, replace });
    };
    // On the window, after any listener on the link itself.
    window.addEventListener('click', follow);
    for (const type of POINTED_AT) window.addEventListener(type, point, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('click', follow);
      for (const type of POINTED_AT) window.removeEventListener(type, point);
    };
  }, [navigate]);
  return prefetchPath && <PrefetchPageLinks page={prefetchPath} />;
}
