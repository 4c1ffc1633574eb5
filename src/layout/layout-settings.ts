import type { BrandSettingsAnswer } from '../pages/content-contract.ts';

/** The part of the settings that every page's frame shows: it is in every page, so no more than that. */
export type LayoutSettings = Pick<
  BrandSettingsAnswer,
  | 'site_name'
  | 'url'
  | 'email'
  | 'phone'
  | 'tagline'
  | 'book_now_text'
  | 'backToTopIcon'
  | 'mastheadItems'
  | 'banner'
  | 'footer'
>;

export function layoutSettings(settings: BrandSettingsAnswer): LayoutSettings {
  const { site_name, url, email, phone, tagline, book_now_text, backToTopIcon, mastheadItems, banner, footer } =
    settings;
  return { site_name, url, email, phone, tagline, book_now_text, backToTopIcon, mastheadItems, banner, footer };
}
