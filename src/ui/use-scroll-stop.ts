import { useEffect, useState } from 'react';

/**
 * Makes a box reachable by keyboard while it scrolls (WCAG 2.1.1): spread the result on the box. A box whose content
 * fits is no tab stop. Measured after each render and resize, once the browser has laid it out, to avoid a second
 * layout.
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
