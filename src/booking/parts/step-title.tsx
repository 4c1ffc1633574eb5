import { useEffect, useRef, useState } from 'react';
import { useScriptsRun } from '../../ui/use-scripts-run.ts';

/** A step's heading. Focused on arrival from another step, not on page load, which would scroll back to the top. */
export function StepTitle({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const scriptsRun = useScriptsRun();
  const [isArrival] = useState(scriptsRun);
  useEffect(() => {
    if (isArrival) heading.current?.focus();
  }, [isArrival]);
  return (
    <h1 ref={heading} tabIndex={-1} className="text-title text-tomato text-balance outline-none">
      {children}
    </h1>
  );
}
