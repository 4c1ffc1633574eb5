import type { AnchorHTMLAttributes } from 'react';

type PageLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> & { to: string };

/**
 * A link to another page of this site; `to` is an absolute path. One listener per page follows them
 * (layout/follow-page-links.tsx): a page has up to a hundred links, and each of the router's own needs a render and an
 * effect.
 */
export function PageLink({ to, ...rest }: PageLinkProps) {
  return <a {...rest} href={to} data-page-link="" />;
}
