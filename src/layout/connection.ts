import { showToast } from './shared/toasts.ts';

const ID = 'connection';

const sayOffline = () =>
  showToast({
    id: ID,
    stays: true,
    message: 'You are offline. This page stays; others come back with the connection.',
  });
const sayOnline = () => showToast({ id: ID, message: 'You are back online.' });

/** Shows a toast when the connection is lost and when it is back. Returns the function that stops it. */
export function watchConnection(): () => void {
  if (!navigator.onLine) sayOffline();
  window.addEventListener('offline', sayOffline);
  window.addEventListener('online', sayOnline);
  return () => {
    window.removeEventListener('offline', sayOffline);
    window.removeEventListener('online', sayOnline);
  };
}
