/** Runs at once, or while the browser says that it is offline as soon as the connection is back. */
export function whenOnline(act: () => void): void {
  if (navigator.onLine) act();
  else window.addEventListener('online', () => act(), { once: true });
}
