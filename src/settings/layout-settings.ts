import type { Measuring } from '../platform/api/page-context.ts';
import type { BrandSettingsAnswer } from './contract.ts';
import { currentLogo, type ShownLogo } from './current-logo.ts';

/** Settings that the frame of every page shows. Sent with every page, so it has no others. */
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
  'texts',
  'policies',
  'mapStyleUrl',
] as const satisfies (keyof BrandSettingsAnswer)[];

export type LayoutSettings = Pick<BrandSettingsAnswer, (typeof frameSettings)[number]> & {
  measuring: Measuring;
  logo: ShownLogo;
};

/** The frame's settings at `now` (epoch ms). */
export function layoutSettings(settings: BrandSettingsAnswer, measuring: Measuring, now: number): LayoutSettings {
  const shown = frameSettings.map((name) => [name, settings[name]]);
  return { ...Object.fromEntries(shown), measuring, logo: currentLogo(settings, now) } as LayoutSettings;
}
