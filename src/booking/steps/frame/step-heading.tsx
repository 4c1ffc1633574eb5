import { useEffect, useRef } from 'react';
import type { Journey } from './journey-props.ts';

type StepHeadingProps = Pick<Journey, 'page'> & {
  /** Whether it is the title of a page. */
  isTitle?: boolean;
  children: string;
  className?: string;
};

/** The heading of a step: in the card it gets the focus when the step begins, so that its name is read first. */
export function StepHeading({
  page,
  isTitle = false,
  children,
  className = 'mb-4 low-card:mb-0 text-[1.625rem] low-card:text-dish leading-tight',
}: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const inCard = page === null;
  useEffect(() => {
    // A step can load after somebody has tabbed to the card's Close button.
    if (inCard && !document.activeElement?.matches('[data-keeps-focus]'))
      heading.current?.focus({ preventScroll: true });
  }, [inCard]);
  const onPage = isTitle ? 'h1' : 'h2';
  const Heading = inCard ? 'h3' : onPage;
  return (
    <Heading ref={heading} tabIndex={-1} className={`outline-none ${className}`}>
      {children}
    </Heading>
  );
}
