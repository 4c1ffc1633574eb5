import { loadInBackground } from '../shared/chunk-reload.ts';

export const CONSENT_PLACE = 'cookie-consent';
export const SETTINGS_BUTTON = 'data-cookie-settings';
/** Delay of scripts that aren't part of the page (product 2.8). */
const DELAY_MS = 1000;

/** Loads the cookie question and the tags it allows a second after `page`, or at once when the settings are opened. */
export function beginConsent(page: Promise<void>): void {
  const place = document.getElementById(CONSENT_PLACE);
  if (!place) return;
  const { gtmId = null, trackingScriptUrl = null } = place.dataset;
  let startup: Promise<() => void> | null = null;
  const start = () => {
    startup ??= import('./consent.ts').then(
      ({ startConsent }) => startConsent(place, { gtmId, trackingScriptUrl }),
      (failure: unknown) => {
        startup = null;
        throw failure;
      },
    );
    return startup;
  };
  const inBackground = () => void loadInBackground(start);
  void page.then(() => setTimeout(inBackground, DELAY_MS));
  // Retries if it failed offline.
  window.addEventListener('online', inBackground);
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest(`[${SETTINGS_BUTTON}]`)) return;
    void start()
      .then((openSettings) => openSettings())
      .catch(() => undefined);
  });
}
