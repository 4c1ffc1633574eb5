import type { ReactNode } from 'react';
import type { Journey } from './journey-props.ts';

type StepLinkProps = Pick<Journey, 'page'> & {
  /** Link on a page without scripts. */
  to: string;
  /** Action in the card. */
  onGo: () => void;
  className?: string;
  children: ReactNode;
};

/** The way to another step: a link on a page, a button in the card. */
export function StepLink({ page, to, onGo, className, children }: StepLinkProps) {
  if (page)
    return (
      <a href={to} className={className}>
        {children}
      </a>
    );
  return (
    <button type="button" className={className} onClick={onGo}>
      {children}
    </button>
  );
}
