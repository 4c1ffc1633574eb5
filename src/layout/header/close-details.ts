/** Marks a `<details>` of the header that closes by itself. */
export const CLOSING = 'data-closing';

/** Closes the open menus that match; returns them. */
function closeThose(isMeant: (details: HTMLDetailsElement) => boolean): HTMLDetailsElement[] {
  const open = document.querySelectorAll<HTMLDetailsElement>(`details[${CLOSING}][open]`);
  const matches = [...open].filter(isMeant);
  for (const details of matches) details.open = false;
  return matches;
}

/**
 * Closes the header's open menus on Escape, on a click or focus elsewhere, and when a link inside is followed; the
 * focus then goes to the menu's summary. Without React, so that it works from the start.
 */
export function closeMenusByThemselves(): void {
  // Capturing on the window, before events are hidden from React during hydration (src/layout/hydration).
  const first = { capture: true };
  window.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape') return;
      for (const details of closeThose(() => true)) details.querySelector('summary')?.focus();
    },
    first,
  );
  for (const type of ['pointerdown', 'focusin'] as const)
    window.addEventListener(
      type,
      ({ target }) => {
        if (target instanceof Node) closeThose((details) => !details.contains(target));
      },
      first,
    );
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest(`details[${CLOSING}] a`) : null;
    if (!link) return;
    for (const details of closeThose((candidate) => candidate.contains(link)))
      details.querySelector('summary')?.focus({ preventScroll: true });
  });
}
