import { askForCookieSettings } from './cookie-settings.ts';

/** In the footer of every page. Without scripts nothing optional is ever set, so there is nothing to settle. */
export function CookieSettingsButton() {
  return (
    <button type="button" onClick={askForCookieSettings} className="min-h-9 hover:underline noscript:hidden">
      Cookie settings
    </button>
  );
}
