import type { BrandSettingsAnswer } from '../pages/content-contract.ts';

/** What every page's frame shows. It is sent with every page, so it holds no more than that. */
export const frameSettings = [
  'site_name',
  'url',
  'email',
  'phone',
  'tagline',
  'logo',
  'favicon',
  'shareImage',
  'book_now_text',
  'backToTopIcon',
  'mastheadItems',
  'banner',
  'footer',
  'mapStyleUrl',
] as const satisfies (keyof BrandSettingsAnswer)[];

export type LayoutSettings = Pick<BrandSettingsAnswer, (typeof frameSettings)[number]>;

export function layoutSettings(settings: BrandSettingsAnswer): LayoutSettings {
  return Object.fromEntries(frameSettings.map((name) => [name, settings[name]])) as LayoutSettings;
}
