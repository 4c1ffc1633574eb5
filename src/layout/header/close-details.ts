import { type RefObject, useEffect } from 'react';

/** Closes an open `<details>` on Escape (focus back on its summary), and on a click or focus anywhere else. */
export function useClosingDetails(ref: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const details = ref.current;
    if (!details) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.open) return;
      details.open = false;
      details.querySelector('summary')?.focus();
    };
    const onElsewhere = (event: Event) => {
      if (event.target instanceof Node && !details.contains(event.target)) details.open = false;
    };
    const watched = ['pointerdown', 'focusin'] as const;
    document.addEventListener('keydown', onKey);
    for (const type of watched) document.addEventListener(type, onElsewhere);
    return () => {
      document.removeEventListener('keydown', onKey);
      for (const type of watched) document.removeEventListener(type, onElsewhere);
    };
  }, [ref]);
}

/** For a click handler around links: following one closes the `<details>` around it and focuses its summary. */
export function closeOnLink(ref: RefObject<HTMLDetailsElement | null>) {
  return (event: { target: EventTarget }) => {
    const details = ref.current;
    if (!details || !(event.target instanceof Element) || !event.target.closest('a')) return;
    details.open = false;
    details.querySelector('summary')?.focus({ preventScroll: true });
  };
}
