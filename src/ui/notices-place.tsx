const listeners = new Set<() => void>();

/** Call it when a modal dialog has opened or closed: not every browser has an event for opening. */
export function tellDialogs(): void {
  for (const listener of listeners) listener();
}

/** Subscribes to modal dialogs opening or closing; returns the unsubscribe function. */
export function onDialogs(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Holds notices while the surrounding dialog is topmost: anything outside is inert and isn't announced. */
export const NoticesPlace = () => <div data-notices />;

/** The notices' place in the topmost, innermost modal dialog; null if none is open. */
export const noticesPlace = (): HTMLElement | null =>
  [...document.querySelectorAll('dialog:modal')].at(-1)?.querySelector<HTMLElement>(':scope > [data-notices]') ?? null;
