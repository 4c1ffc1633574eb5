import { requestCookieSettings } from './cookie-settings.ts';

/** In the footer of every page. Without scripts no optional cookie is ever set, so it is not needed then. */
export function CookieSettingsButton() {
  return (
    <button type="button" onClick={requestCookieSettings} className="min-h-9 hover:underline noscript:hidden">
      Cookie settings
    </button>
  );
}
