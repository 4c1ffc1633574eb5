import type { BrandSettingsAnswer } from '../pages/content-contract.ts';
import { logoInForce, type ShownLogo } from './logo-in-force.ts';

/** What every page's frame shows. It is sent with every page, so it holds no more than that. */
export const frameSettings = [
  'site_id',
  'site_name',
  'url',
  'email',
  'phone',
  'tagline',
  'favicon',
  'shareImage',
  'book_now_text',
  'backToTopIcon',
  'backToTopOffset',
  'mastheadItems',
  'banner',
  'footer',
  'mapStyleUrl',
] as const satisfies (keyof BrandSettingsAnswer)[];

export type LayoutSettings = Pick<BrandSettingsAnswer, (typeof frameSettings)[number]> & {
  /** The tag manager's container; null where nothing is measured. */
  gtmId: string | null;
  logo: ShownLogo;
};

/** What the frame shows at `now` (epoch ms). */
export function layoutSettings(settings: BrandSettingsAnswer, gtmId: string | null, now: number): LayoutSettings {
  const shown = frameSettings.map((name) => [name, settings[name]]);
  return { ...Object.fromEntries(shown), gtmId, logo: logoInForce(settings, now) } as LayoutSettings;
}
