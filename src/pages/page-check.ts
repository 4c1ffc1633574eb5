import type { ContentProblem } from '../platform/content-files.ts';
import { londonNow } from '../restaurants/london-time.ts';
import { backwardDates, endedDates, type Finding, unknownPictures, wordlessPictures } from './findings.ts';
import { type ContentPage, pageFile, pagePath } from './page-contract.ts';
import { brokenLinks, type IsPage, missingNames } from './page-links.ts';
import { pageValues } from './page-walk.ts';
import type { ImageManifest } from './settings-contract.ts';

type Facts = {
  /** Is there a page at this path ('/our-menu/main')? Pages of content/pages are known already. */
  isPage: IsPage;
  images: ImageManifest;
  /** Epoch ms. */
  now: number;
};

/** Tiles with the order slip, which #booking leads to. */
const ORDER_SLIPS = new Set(['booking-entry', 'laid-table']);

function headings(page: ContentPage): Finding[] {
  return page.tiles
    .map((tile, at) => ({ tile, path: `tiles.${at}.heading` }))
    .filter(({ tile }) => (tile.tile === 'hero' || tile.tile === 'laid-table') && tile.heading !== 'h2')
    .slice(1)
    .map(({ path }) => ({ path, expected: 'h2: the page has its h1 already', found: 'h1' }));
}

function usedTwice(page: ContentPage): Finding[] {
  const seen = new Set<string>();
  const booking = page.tiles.filter(({ tile }) => ORDER_SLIPS.has(tile)).length;
  const twice = [...pageValues(page.tiles, 'tiles')].filter(({ name, value }) => {
    if (name !== 'tileId' && name !== 'key') return false;
    const again = seen.has(`${name} ${value}`);
    seen.add(`${name} ${value}`);
    return again;
  });
  return [
    ...twice.map(({ path, name, value }) => ({ path, expected: `a ${name} used once on the page`, found: value })),
    ...(booking > 1 ? [{ path: 'tiles', expected: 'one order slip at most', found: String(booking) }] : []),
  ];
}

/** The pages by their paths, for links to places on them. */
export const byPath = (pages: ContentPage[]) => new Map(pages.map((page) => [pagePath(page), page]));

/**
 * Everything wrong with pages that are well-formed by themselves: broken links, missing pictures or their words, dates
 * that are over, more than one h1. Unknown tiles and fields are found earlier, by the schema.
 */
export function checkPages(pages: ContentPage[], { isPage, images, now }: Facts): ContentProblem[] {
  const targets = { isPage, pages: byPath(pages) };
  const { date: today } = londonNow(now);
  return pages.flatMap((page) =>
    [
      ...brokenLinks(page, targets, page),
      ...missingNames(page, isPage),
      ...unknownPictures(page, images),
      ...wordlessPictures(page, images),
      ...endedDates(page, today),
      ...backwardDates(page),
      ...headings(page),
      ...usedTwice(page),
    ].map((finding) => ({ file: `pages/${pageFile(page)}.json`, ...finding })),
  );
}
