import type { FrameSettings } from '../settings/layout-settings.ts';
import { drawStatic } from '../ui/draw-static.server.ts';
import type { StaticParts } from '../ui/static-part.tsx';
import { FooterContent } from './footer.tsx';
import { FirstMenu, SecondMenu } from './header/header-menus.tsx';

/** Drawn parts by the settings object, which is the same until the content changes, then by the logo of the day. */
const drawn = new WeakMap<object, Map<string, StaticParts>>();

/** The menus of the header and the footer, drawn once for each content version. */
export function frameParts(settings: FrameSettings): StaticParts {
  const { mastheadItems, logo } = settings;
  const byLogo = drawn.get(mastheadItems) ?? new Map<string, StaticParts>();
  drawn.set(mastheadItems, byLogo);
  const known = byLogo.get(logo.url);
  if (known) return known;
  const [, second] = mastheadItems;
  const parts = {
    firstMenu: drawStatic(<FirstMenu groups={mastheadItems} />),
    secondMenu: second ? drawStatic(<SecondMenu group={second} />) : '',
    footer: drawStatic(<FooterContent settings={settings} />),
  };
  byLogo.set(logo.url, parts);
  return parts;
}
