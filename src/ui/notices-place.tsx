const listeners = new Set<() => void>();

/** To be called when a modal dialog has opened or closed: not every browser tells of the first. */
export function tellDialogs(): void {
  for (const listener of listeners) listener();
}

/** Called whenever a modal dialog opens or closes; returns the function that stops it. */
export function onDialogs(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Where notices stand while the dialog around it is the topmost one: outside that nothing can be pressed nor is read out. */
export const NoticesPlace = () => <div data-notices />;

/** The place of the topmost modal dialog, which of nested ones is the innermost; null where none is open. */
export const noticesPlace = (): HTMLElement | null =>
  [...document.querySelectorAll('dialog:modal')].at(-1)?.querySelector<HTMLElement>(':scope > [data-notices]') ?? null;
