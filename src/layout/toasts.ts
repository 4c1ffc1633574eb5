import { useSyncExternalStore } from 'react';

export type Toast = {
  /** A later toast of the same id takes the place of the earlier. */
  id: string;
  message: string;
  /** Stays until it is dismissed or replaced, for what goes on being true; others go by themselves. */
  stays?: boolean;
};

let toasts: readonly Toast[] = [];
const listeners = new Set<() => void>();

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a short notice over whatever page stands. */
export function showToast(toast: Toast): void {
  change([...toasts.filter(({ id }) => id !== toast.id), toast]);
}

/** Takes the toast away before its time. */
export function dismissToast(id: string): void {
  if (toasts.some((toast) => toast.id === id)) change(toasts.filter((toast) => toast.id !== id));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The toasts to be seen now, oldest first. */
export const useToasts = (): readonly Toast[] =>
  useSyncExternalStore(
    subscribe,
    () => toasts,
    () => toasts,
  );
