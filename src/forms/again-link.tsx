import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { isPlainClick } from '../ui/links/plain-click.ts';

type AgainLinkProps = {
  again: (typed?: Record<string, string>) => void;
  typed?: Record<string, string>;
  /** Where it leads without scripts; left out, to the page it stands on. */
  to?: string;
  children: ReactNode;
};

/** The way from the thanks back to the form, with what was typed where that is given. */
export function AgainLink({ again, typed, to, children }: AgainLinkProps) {
  const { pathname } = useLocation();
  return (
    <a
      href={to ?? pathname}
      className="text-link inline-flex min-h-11 items-center"
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        again(typed);
      }}
    >
      {children}
    </a>
  );
}
