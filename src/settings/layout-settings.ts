import { createContext } from 'react-router';
import type { Measuring } from '../platform/api/page-context.ts';
import { readWritten, type Written } from '../values/written.ts';
import type { BrandSettingsAnswer } from './contract.ts';
import { currentLogo, type ShownLogo } from './current-logo.ts';

/** Settings that pages need in the browser, too. Sent with every page, so it has no others. */
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
  'banner',
  'texts',
  'policies',
  'bookingJourneyStyle',
  'mapStyleUrl',
] as const satisfies (keyof BrandSettingsAnswer)[];

export type LayoutSettings = Pick<BrandSettingsAnswer, (typeof frameSettings)[number]> & {
  measuring: Measuring;
  logo: ShownLogo;
};

/** What the menus of the header, the footer and the structured data are made of, too: the server alone makes these. */
export type FrameSettings = LayoutSettings & Pick<BrandSettingsAnswer, 'mastheadItems' | 'footer' | 'company'>;

/** For what the server alone makes of them; null where the settings could not be had. */
export const frameContext = createContext<FrameSettings | null>(null);

/** The frame's settings at `now` (epoch ms). */
export function layoutSettings(settings: BrandSettingsAnswer, measuring: Measuring, now: number): LayoutSettings {
  const shown = frameSettings.map((name) => [name, settings[name]]);
  return { ...Object.fromEntries(shown), measuring, logo: currentLogo(settings, now) } as LayoutSettings;
}

/** The data of the root route, as every page has them. */
export type RootData = { settings: Written<LayoutSettings> };

/** The settings in the root's data; nothing where these could not be loaded. */
export const settingsIn = (root: unknown): LayoutSettings | undefined =>
  root ? readWritten((root as RootData).settings) : undefined;
