import type { AnchorHTMLAttributes } from 'react';

type PageLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> & { to: string };

/**
 * A link to another page of this site, `to` being a path from its root. What follows it with the router stands once on
 * the page (layout/follow-page-links.tsx): a page has up to a hundred links, and each of the router's own costs a render
 * and a start of its own.
 */
export function PageLink({ to, ...rest }: PageLinkProps) {
  return <a {...rest} href={to} data-page-link="" />;
}
