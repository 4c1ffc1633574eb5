export function whenOnline(act: () => void): void {
  if (navigator.onLine) act();
  else window.addEventListener('online', () => act(), { once: true });
}
