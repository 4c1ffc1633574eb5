import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** The heading of a step. Gets the focus when the diner comes from another step, not when the page loads. */
export function StepTitle({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const arrived = useLocation().key !== 'default';
  useEffect(() => {
    if (arrived) heading.current?.focus();
  }, [arrived]);
  return (
    <h1 ref={heading} tabIndex={-1} className="text-title text-tomato text-balance outline-none">
      {children}
    </h1>
  );
}
