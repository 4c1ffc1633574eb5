import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';
import { PageLink } from './links/page-link.tsx';
import { NewTabNote } from './new-tab-note.tsx';

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & ButtonLook;

export function Button({ variant, size, className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass({ variant, size, className })} {...rest} />;
}

type ButtonLinkProps = ButtonLook & { to: string; openInNewTab?: boolean; children: ReactNode };

/** A link that looks like a button. Internal links are prefetched on intent; external ones and new tabs are plain. */
export function ButtonLink({ to, openInNewTab = false, children, ...look }: ButtonLinkProps) {
  const className = buttonClass(look);
  if (!openInNewTab && to.startsWith('/'))
    return (
      <PageLink to={to} className={className}>
        {children}
      </PageLink>
    );
  return (
    <a href={to} className={className} {...(openInNewTab && { target: '_blank', rel: 'noopener' })}>
      {children}
      {openInNewTab && <NewTabNote />}
    </a>
  );
}
