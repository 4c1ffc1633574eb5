import { useEffect, useRef } from 'react';
import type { Journey } from './journey-props.ts';

type StepHeadingProps = Pick<Journey, 'page'> & {
  /** The title of a page. */
  isTitle?: boolean;
  children: string;
  className?: string;
};

/** In the card it's focused when the step starts, so that its name is read first. */
export function StepHeading({
  page,
  isTitle = false,
  children,
  className = 'mb-4 low-card:mb-0 text-[1.625rem] low-card:text-dish leading-tight',
}: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const inCard = page === null;
  useEffect(() => {
    // The step may load after the diner has tabbed to the card's Close button.
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
