/** On a `<details>` of the header: it closes by itself. */
export const CLOSING = 'data-closing';

/** Closes those of the open menus; returns them. */
function closeThose(isMeant: (details: HTMLDetailsElement) => boolean): HTMLDetailsElement[] {
  const open = document.querySelectorAll<HTMLDetailsElement>(`details[${CLOSING}][open]`);
  const meant = [...open].filter(isMeant);
  for (const details of meant) details.open = false;
  return meant;
}

/**
 * Closes the open menus of the header: on Escape, on a click or focus anywhere else, and when a link in one is followed.
 * The focus then goes to the menu's summary. Without React, so that it works from the first moment.
 */
export function closeMenusByThemselves(): void {
  // By the window, before what happens is kept from React, which then takes over (src/layout/hydration).
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
    for (const details of closeThose((one) => one.contains(link)))
      details.querySelector('summary')?.focus({ preventScroll: true });
  });
}
