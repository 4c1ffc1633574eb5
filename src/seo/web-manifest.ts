import type { BrandSettings } from '../settings/contract.ts';
import { themeColours } from './theme-colours.ts';

const homeIcons = [192, 512].flatMap((size) =>
  // One drawing serves both purposes: it lies within the safe area of a mask.
  ['any', 'maskable'].map((purpose) => ({
    src: `/images/icons/home-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })),
);

type Named = Pick<BrandSettings, 'site_name' | 'tagline' | 'description' | 'favicon'>;

/** /site.webmanifest: name, colours and icons on a phone's home screen. */
export function webManifest({ site_name, tagline, description, favicon }: Named) {
  return {
    id: '/',
    name: `${site_name}: ${tagline}`,
    short_name: site_name,
    description,
    lang: 'en-GB',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    theme_color: themeColours.theme,
    background_color: themeColours.background,
    icons: [{ src: favicon, sizes: 'any', type: 'image/svg+xml', purpose: 'any' }, ...homeIcons],
  };
}
