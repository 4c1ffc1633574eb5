/** A second tap this soon was meant for the previous button. */
const DOUBLE_TAP_MS = 600;

const shieldedUntil = new Map<Element, number>();

/** Disables the buttons of just-tapped parties. Called after every render. */
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
