import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { isPlainClick } from '../ui/links/plain-click.ts';

type AgainLinkProps = {
  again: (typed?: Record<string, string>) => void;
  typed?: Record<string, string>;
  /** Its link without scripts; by default the current page. */
  to?: string;
  children: ReactNode;
};

/** Leads from the thanks back to the form, optionally with values. */
export function AgainLink({ again, typed: values, to, children }: AgainLinkProps) {
  const { pathname } = useLocation();
  return (
    <a
      href={to ?? pathname}
      className="text-link inline-flex min-h-11 items-center"
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        again(values);
      }}
    >
      {children}
    </a>
  );
}
