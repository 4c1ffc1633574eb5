const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

function isReachable(element: HTMLElement): boolean {
  if (element.tabIndex < 0 || element.matches(':disabled') || !element.checkVisibility()) return false;
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
  // Of a group of radio buttons the Tab key reaches the chosen one.
  const group = element.form ?? element.closest('dialog') ?? document;
  return element.checked || !group.querySelector(`input[name="${CSS.escape(element.name)}"]:checked`);
}

/** The elements the Tab key reaches inside `root`, in the order of the page. */
export function focusOrder(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isReachable);
}
