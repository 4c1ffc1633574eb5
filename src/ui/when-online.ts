/** Runs at once, or when the connection is back. */
export function whenOnline(act: () => void): void {
  if (navigator.onLine) act();
  else window.addEventListener('online', () => act(), { once: true });
}
