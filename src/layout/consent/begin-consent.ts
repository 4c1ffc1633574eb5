import { loadInBackground } from '../shared/chunk-reload.ts';

/** Id of the element in which the cookie question is shown. */
export const CONSENT_PLACE = 'cookie-consent';
/** Buttons that open the cookie settings. */
export const SETTINGS_BUTTON = 'data-cookie-settings';
/** Delay of scripts that are not part of the page (product 2.8). */
const DELAY_MS = 1000;

/** Loads the cookie question and the tags it allows a second after `page`, or at once when its settings are asked for. */
export function beginConsent(page: Promise<void>): void {
  const place = document.getElementById(CONSENT_PLACE);
  if (!place) return;
  const { gtmId = null, trackingScriptUrl = null } = place.dataset;
  let started: Promise<() => void> | null = null;
  const start = () => {
    started ??= import('./consent.ts').then(
      ({ startConsent }) => startConsent(place, { gtmId, trackingScriptUrl }),
      (failure: unknown) => {
        started = null;
        throw failure;
      },
    );
    return started;
  };
  const inBackground = () => void loadInBackground(start);
  void page.then(() => setTimeout(inBackground, DELAY_MS));
  // It may have failed without a connection.
  window.addEventListener('online', inBackground);
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest(`[${SETTINGS_BUTTON}]`)) return;
    void start()
      .then((openSettings) => openSettings())
      .catch(() => undefined);
  });
}
