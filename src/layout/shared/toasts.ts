export type Toast = {
  /** A new toast replaces an earlier one with the same id. */
  id: string;
  message: string;
};

let toasts: readonly Toast[] = [];
const listeners = new Set<() => void>();

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a short notice on any page. */
export function showToast(toast: Toast): void {
  change([...toasts.filter(({ id }) => id !== toast.id), toast]);
}

/** Removes a toast early. */
export function dismissToast(id: string): void {
  if (toasts.some((toast) => toast.id === id)) change(toasts.filter((toast) => toast.id !== id));
}

/** The toasts to show now, oldest first. */
export const shownToasts = (): readonly Toast[] => toasts;

/** Called on every change; returns the unsubscribe function. */
export function onToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
