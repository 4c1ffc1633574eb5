import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { NavLink } from '../pages/settings-contract.ts';

type SettingsLinkProps = { link: NavLink; className?: string; children?: ReactNode };

/** A link from the settings: a new tab is a plain link with target blank, anything else stays in the app. */
export function SettingsLink({ link, className = '', children = link.text }: SettingsLinkProps) {
  if (link.openInNewTab)
    return (
      <a href={link.url} target="_blank" rel="noopener" className={className}>
        {children}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    );
  if (!link.url.startsWith('/'))
    return (
      <a href={link.url} className={className}>
        {children}
      </a>
    );
  return (
    <Link to={link.url} prefetch="intent" viewTransition className={className}>
      {children}
    </Link>
  );
}
