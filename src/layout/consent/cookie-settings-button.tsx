import { SETTINGS_BUTTON } from './begin-consent.ts';

/** In the footer of every page. Without scripts no optional cookie is ever set, so it is not needed then. */
export function CookieSettingsButton() {
  return (
    <button
      type="button"
      data-own-script=""
      {...{ [SETTINGS_BUTTON]: '' }}
      className="min-h-9 hover:underline noscript:hidden"
    >
      Cookie settings
    </button>
  );
}
