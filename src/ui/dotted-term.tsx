import type { ReactNode } from 'react';

/** A term with a dotted leader to its value. Use inside a flex row of a `<dl>`. */
export function DottedTerm({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <dt className="flex grow items-baseline-last gap-x-2">
      <span className={className}>{children}</span>
      <span aria-hidden="true" className="leaders min-w-2!" />
    </dt>
  );
}
