import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** A step's heading. Focused on arrival from another step, not on page load. */
export function StepTitle({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isArrival = useLocation().key !== 'default';
  useEffect(() => {
    if (isArrival) heading.current?.focus();
  }, [isArrival]);
  return (
    <h1 ref={heading} tabIndex={-1} className="text-title text-tomato text-balance outline-none">
      {children}
    </h1>
  );
}
