import { isPlainClick } from './plain-click.ts';

/** The link of this site that a click follows in this tab; null for any other click. */
export function followedLink(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  return link && isPlainClick(event) && !link.target && link.origin === window.location.origin ? link : null;
}
