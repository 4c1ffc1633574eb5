const wish = new EventTarget();

/** Brings the cookie settings up again, from wherever a page offers them. */
export const askForCookieSettings = () => wish.dispatchEvent(new Event('wish'));

/** Called with every such wish; answers how to stop listening. */
export function onCookieSettingsWish(listener: () => void): () => void {
  wish.addEventListener('wish', listener);
  return () => wish.removeEventListener('wish', listener);
}
