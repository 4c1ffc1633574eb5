import type { FrameSettings } from '../settings/layout-settings.ts';
import { drawStatic } from '../ui/draw-static.server.ts';
import type { StaticParts } from '../ui/static-part.tsx';
import { FooterContent } from './footer.tsx';
import { FirstMenu, SecondMenu } from './header/header-menus.tsx';

/** Rendered parts by settings object, which stays the same until the content changes, and by the logo of the day. */
const cache = new WeakMap<object, Map<string, StaticParts>>();

/** The header's menus and the footer, rendered once per content version. */
export function frameParts(settings: FrameSettings): StaticParts {
  const { mastheadItems, logo } = settings;
  const byLogo = cache.get(mastheadItems) ?? new Map<string, StaticParts>();
  cache.set(mastheadItems, byLogo);
  const cached = byLogo.get(logo.url);
  if (cached) return cached;
  const [, second] = mastheadItems;
  const parts = {
    firstMenu: drawStatic(<FirstMenu groups={mastheadItems} />),
    secondMenu: second ? drawStatic(<SecondMenu group={second} />) : '',
    footer: drawStatic(<FooterContent settings={settings} />),
  };
  byLogo.set(logo.url, parts);
  return parts;
}
