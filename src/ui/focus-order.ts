import type { KeyboardEvent } from 'react';

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

function isReachable(element: HTMLElement): boolean {
  if (element.tabIndex < 0 || element.matches(':disabled') || !element.checkVisibility()) return false;
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
  // In a group of radio buttons Tab reaches only the checked one.
  const group = element.form ?? element.closest('dialog') ?? document;
  return element.checked || !group.querySelector(`input[name="${CSS.escape(element.name)}"]:checked`);
}

/** The elements inside `root` that Tab reaches, in document order. */
export function focusOrder(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isReachable);
}

/** Keeps Tab inside `root`: after the last element the browser would move on to its own controls. */
export function keepTabInside(event: KeyboardEvent, root: HTMLElement): void {
  if (event.key !== 'Tab' || event.defaultPrevented) return;
  const order = focusOrder(root);
  const [first, last] = [order[0], order.at(-1)];
  const leaves = event.shiftKey ? first : last;
  if (document.activeElement !== leaves) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
