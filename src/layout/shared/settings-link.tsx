import type { ReactNode } from 'react';
import type { NavLink } from '../../settings/contract.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { PageLink } from '../../ui/links/page-link.tsx';
import { NewTabNote } from '../../ui/new-tab-note.tsx';

type SettingsLinkProps = { link: NavLink; className?: string; children?: ReactNode };

/** A button has its own styles; a quiet link is an ordinary one in italics. */
function lookOf(style: NavLink['style'], className: string): string {
  if (style === 'button') return buttonClass({ variant: 'butter', size: 'small', className: 'my-1 min-h-11!' });
  return style === 'quiet' ? `${className} italic` : className;
}

/** A link from the settings: a plain `<a>` for a new tab, otherwise a router link. */
export function SettingsLink({ link, className = '', children = link.text }: SettingsLinkProps) {
  const look = lookOf(link.style, className);
  if (link.openInNewTab)
    return (
      <a href={link.url} target="_blank" rel="noopener" className={look}>
        {children}
        <NewTabNote />
      </a>
    );
  if (!link.url.startsWith('/'))
    return (
      <a href={link.url} className={look}>
        {children}
      </a>
    );
  return (
    <PageLink to={link.url} className={look}>
      {children}
    </PageLink>
  );
}
