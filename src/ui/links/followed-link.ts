import { isPlainClick } from './plain-click.ts';

/** Whether a link opens a page of this site in this tab: no other target, no download. */
export const opensHere = (link: HTMLAnchorElement): boolean =>
  ['', '_self'].includes(link.target) && !link.hasAttribute('download') && link.origin === window.location.origin;

/** Whether a link leads to an anchor on the same page. */
export const leadsWithinPage = ({ href, pathname, search }: HTMLAnchorElement): boolean =>
  href.includes('#') && pathname + search === window.location.pathname + window.location.search;

/** The link to another page of this site that a click follows in this tab; null for any other click. */
export function followedLink(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  return link && isPlainClick(event) && opensHere(link) && !leadsWithinPage(link) ? link : null;
}
