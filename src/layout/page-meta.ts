import type { MetaDescriptor } from 'react-router';
import type { LayoutSettings } from './layout-settings.ts';

/** The matches a route's `meta` is given; the root's data holds the brand's settings. */
type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

type PageFacts = {
  /** Without the brand's name, which is added; leave out for the home page. */
  title?: string;
  description: string;
  /** The page's one address, without query: '/find-us'. */
  path: string;
  picture?: { name: string; widths: number[]; alt: string };
  /** False keeps it out of search engines. */
  index?: boolean;
};

function siteOf(matches: Matches): LayoutSettings | undefined {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as { settings: LayoutSettings } | undefined;
  return root?.settings;
}

function pictureMeta(url: string, alt: string): MetaDescriptor[] {
  return [
    { property: 'og:image', content: url },
    { property: 'og:image:alt', content: alt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

function sharedPicture(settings: LayoutSettings, picture: PageFacts['picture']): MetaDescriptor[] {
  const { url, shareImage } = settings;
  if (!picture) return pictureMeta(`${url}${shareImage.url}`, shareImage.alt);
  return pictureMeta(`${url}/images/${picture.name}-${Math.max(...picture.widths)}.webp`, picture.alt);
}

/** Title, description, canonical address and Open Graph of a page. */
export function pageMeta(matches: Matches, { title, description, path, picture, index = true }: PageFacts) {
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
    ...(settings ? sharedPicture(settings, picture) : []),
  ] satisfies MetaDescriptor[];
}
