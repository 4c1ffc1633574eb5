const events = new EventTarget();

/** Opens the cookie settings, from anywhere on a page. */
export const requestCookieSettings = () => events.dispatchEvent(new Event('cookie-settings-requested'));

/** Called on every such request; returns the function that stops listening. */
export function onCookieSettingsRequest(listener: () => void): () => void {
  events.addEventListener('cookie-settings-requested', listener);
  return () => events.removeEventListener('cookie-settings-requested', listener);
}
