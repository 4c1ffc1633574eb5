import type { ReactNode } from 'react';
import type { Journey } from './journey-props.ts';

type StepLinkProps = Pick<Journey, 'page'> & {
  /** Where it leads on a page without scripts. */
  to: string;
  /** What it does in the card. */
  onGo: () => void;
  className?: string;
  children: ReactNode;
};

/** A way to another step: a link of the page, a button of the card. */
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
