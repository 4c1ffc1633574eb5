import { createContext } from 'react-router';
import type { Measuring } from '../platform/api/page-context.ts';
import { readWritten, type Written } from '../values/written.ts';
import type { BrandSettingsAnswer } from './contract.ts';
import { currentLogo, type ShownLogo } from './current-logo.ts';

/** Settings that the browser also needs. Sent with every page, so it has no others. */
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

/** Includes the settings for header menus, footer and structured data, which only the server renders. */
export type FrameSettings = LayoutSettings & Pick<BrandSettingsAnswer, 'mastheadItems' | 'footer' | 'company'>;

/** For server-only rendering; null if the settings couldn't be loaded. */
export const frameContext = createContext<FrameSettings | null>(null);

/** The frame's settings at `now` (epoch ms). */
export function layoutSettings(settings: BrandSettingsAnswer, measuring: Measuring, now: number): LayoutSettings {
  const entries = frameSettings.map((name) => [name, settings[name]]);
  return { ...Object.fromEntries(entries), measuring, logo: currentLogo(settings, now) } as LayoutSettings;
}

/** The data of the root route, on every page. */
export type RootData = { settings: Written<LayoutSettings> };

/** The settings in the root's data; undefined if they couldn't be loaded. */
export const settingsIn = (root: unknown): LayoutSettings | undefined =>
  root ? readWritten((root as RootData).settings) : undefined;
