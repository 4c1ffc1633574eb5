/** A second tap so soon was meant for the button that was there before. */
const DOUBLE_TAP_MS = 600;

const shieldedUntil = new Map<Element, number>();

/** Makes the buttons of parties that were tapped just now wait. To be called whenever they have been drawn. */
export function shield(): void {
  for (const [steps, until] of shieldedUntil) {
    const isOver = until <= performance.now();
    if (isOver) shieldedUntil.delete(steps);
    for (const button of steps.querySelectorAll('button')) button.ariaDisabled = isOver ? null : 'true';
  }
}

export function shieldFromDoubleTap(steps: Element): void {
  shieldedUntil.set(steps, performance.now() + DOUBLE_TAP_MS);
  shield();
  setTimeout(shield, DOUBLE_TAP_MS);
}
