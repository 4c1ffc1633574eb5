import { useEffect, useState } from 'react';

/**
 * Makes a box that may scroll reachable by keyboard for as long as it does scroll (WCAG 2.1.1): spread the answer
 * on the box. A box whose content fits is no stop for the Tab key. Measured after each render and each new size, once the
 * browser has laid it out: to measure at once would make it lay out the page twice.
 */
export function useScrollStop<T extends HTMLElement>(): { ref: (box: T | null) => void; tabIndex: 0 | undefined } {
  const [box, setBox] = useState<T | null>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    if (!box) return;
    const sizes = new ResizeObserver(() => setScrolls(isScrolling(box)));
    for (const part of [box, ...box.children]) sizes.observe(part);
    return () => sizes.disconnect();
  });
  return { ref: setBox, tabIndex: scrolls ? 0 : undefined };
}

const isScrolling = (box: HTMLElement | null): boolean =>
  box !== null && box.scrollHeight > box.clientHeight && getComputedStyle(box).overflowY === 'auto';
