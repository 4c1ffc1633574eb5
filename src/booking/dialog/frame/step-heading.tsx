import { useEffect, useRef } from 'react';

/** The heading of a step: gets the focus when the step begins, so that its name is read first. */
export function StepHeading({
  children,
  className = 'mb-4 low-card:mb-0 text-[1.625rem] low-card:text-dish leading-tight',
}: {
  children: string;
  className?: string;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // A step can load after somebody has tabbed to the card's Close button.
    if (!document.activeElement?.matches('[data-keeps-focus]')) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h3 ref={heading} tabIndex={-1} className={`outline-none ${className}`}>
      {children}
    </h3>
  );
}
