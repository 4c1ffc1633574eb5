import type { MetaDescriptor } from 'react-router';
import { type LayoutSettings, settingsIn } from '../settings/layout-settings.ts';

/** The `matches` argument of a route's `meta`; the root's data contains the settings. */
export type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

type PageFacts = {
  /** Without the brand's name, which is appended; omitted for the home page. */
  title?: string;
  description: string;
  /** The canonical path, without query: '/find-us'. */
  path: string;
  /** The picture on the page's share image, for its alt text. */
  picture?: { alt: string };
  /** The path of the page whose share image it uses instead of its own. */
  shareOf?: string;
  /** False: noindex. */
  index?: boolean;
};

/** The settings that the root route loaded. */
export const siteOf = (matches: Matches): LayoutSettings | undefined =>
  settingsIn(matches.find((match) => match?.id === 'root')?.loaderData);

/** The page's share image (art/share); the home page has the brand's own. */
function shareCard({ shareImage, site_name }: LayoutSettings, { title, path, shareOf = path, picture }: PageFacts) {
  if (path === '/' || !title) return shareImage;
  const alt = [`${title} at ${site_name}`, picture?.alt].filter(Boolean).join(': ');
  return { url: `/images/share${shareOf}.jpg`, width: 1200, height: 630, alt };
}

function pictureMeta(settings: LayoutSettings, facts: PageFacts): MetaDescriptor[] {
  const { url, width, height, alt } = shareCard(settings, facts);
  return [
    { property: 'og:image', content: `${settings.url}${url}` },
    { property: 'og:image:width', content: String(width) },
    { property: 'og:image:height', content: String(height) },
    { property: 'og:image:alt', content: alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:image', content: `${settings.url}${url}` },
    { name: 'twitter:image:alt', content: alt },
  ];
}

/** Title, description, canonical address and Open Graph of a page. */
export function pageMeta(matches: Matches, facts: PageFacts) {
  const { title, description, path, index = true } = facts;
  const settings = siteOf(matches);
  const name = settings?.site_name ?? '';
  const site = settings?.url ?? '';
  const full = title ? `${title} · ${name}` : `${name}: ${settings?.tagline ?? ''}`;
  return [
    { title: full },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: `${site}${path}` },
    ...(index ? [] : [{ name: 'robots', content: 'noindex' }]),
    { property: 'og:title', content: full },
    { property: 'og:description', content: description },
    { property: 'og:url', content: `${site}${path}` },
    { property: 'og:site_name', content: name },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: 'en_GB' },
    ...(settings ? pictureMeta(settings, facts) : []),
  ] satisfies MetaDescriptor[];
}
