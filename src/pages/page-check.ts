import type { ContentProblem } from '../platform/content-files.ts';
import { londonNow } from '../restaurants/london-time.ts';
import { type ContentPage, pageFile } from './page-contract.ts';
import { brokenLinks, type Finding, type IsPage, missingNames } from './page-links.ts';
import { pageValues } from './page-walk.ts';
import type { ImageManifest } from './settings-contract.ts';

type Facts = {
  /** Is there a page at this path ('/our-menu/main')? Pages of content/pages are known already. */
  isPage: IsPage;
  images: ImageManifest;
  /** Epoch ms. */
  now: number;
};

const PICTURES = new Set(['image', 'poster']);

function missingPictures(page: ContentPage, { images }: Facts): Finding[] {
  return [...pageValues(page)].flatMap(({ path, name, value }) => {
    if (!PICTURES.has(name)) return [];
    if (!images[value]) return [{ path, expected: 'a picture in images.json', found: value }];
    if (images[value].alt.trim() === '') return [{ path, expected: 'words for those who cannot see it', found: value }];
    return [];
  });
}

function endedDates(page: ContentPage, { now }: Facts): Finding[] {
  const { date: today } = londonNow(now);
  return [...pageValues(page)]
    .filter(({ name, value }) => name === 'endDate' && value < today)
    .map(({ path, value }) => ({ path, expected: `a day not before ${today}, or nothing`, found: value }));
}

function backwardDates(page: ContentPage): Finding[] {
  const values = [...pageValues(page)];
  return values
    .filter(({ name }) => name === 'endDate')
    .flatMap(({ path, value }) => {
      const start = values.find((one) => one.path === path.replace(/endDate$/, 'startDate'))?.value;
      return start && start > value ? [{ path, expected: `a day from ${start} on`, found: value }] : [];
    });
}

function headings(page: ContentPage): Finding[] {
  return page.tiles
    .map((tile, at) => ({ tile, path: `tiles.${at}.heading` }))
    .filter(({ tile }) => tile.tile === 'hero' && tile.heading !== 'h2')
    .slice(1)
    .map(({ path }) => ({ path, expected: 'h2: the page has its h1 already', found: 'h1' }));
}

function usedTwice(page: ContentPage): Finding[] {
  const seen = new Set<string>();
  const booking = page.tiles.filter(({ tile }) => tile === 'booking-entry').length;
  const twice = [...pageValues(page.tiles, 'tiles')].filter(({ name, value }) => {
    if (name !== 'tileId' && name !== 'key') return false;
    const again = seen.has(`${name} ${value}`);
    seen.add(`${name} ${value}`);
    return again;
  });
  return [
    ...twice.map(({ path, name, value }) => ({ path, expected: `a ${name} used once on the page`, found: value })),
    ...(booking > 1 ? [{ path: 'tiles', expected: 'one booking-entry at most', found: String(booking) }] : []),
  ];
}

/**
 * Everything wrong with pages that are well-formed by themselves: broken links, missing pictures or their words, dates
 * that are over, more than one h1. Unknown tiles and fields are found earlier, by the schema.
 */
export function checkPages(pages: ContentPage[], facts: Facts): ContentProblem[] {
  const byPath = new Map(pages.map((page) => [`/${page.id}`, page]));
  return pages.flatMap((page) =>
    [
      ...brokenLinks(page, byPath, facts.isPage),
      ...missingNames(page, facts.isPage),
      ...missingPictures(page, facts),
      ...endedDates(page, facts),
      ...backwardDates(page),
      ...headings(page),
      ...usedTwice(page),
    ].map((finding) => ({ file: `pages/${pageFile(page)}.json`, ...finding })),
  );
}
