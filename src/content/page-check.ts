import { type ContentPage, pageFile } from '../pages/content/page-contract.ts';
import { pagePath } from '../pages/content/page-path.ts';
import { headsPage, kindOf } from '../pages/tiles/tile.ts';
import type { ContentProblem } from '../platform/content-files.ts';
import type { PageExists } from '../seo/redirects/look-up.ts';
import type { ImageManifest } from '../settings/contract.ts';
import { londonNow } from '../values/time/london-time.ts';
import {
  endedDates,
  type Finding,
  picturesWithoutAlt,
  repeatedIds,
  reversedDates,
  unknownPictures,
} from './findings.ts';
import { brokenLinks, writtenAnchors } from './page-links.ts';
import { type PageValue, pageValues } from './page-walk.ts';
import { missingNames } from './tile-names.ts';

type Facts = {
  /** Whether a page exists at this path ('/our-menu/main'). Pages of content/pages are known anyway. */
  isPage: PageExists;
  images: ImageManifest;
  /** Epoch ms. */
  now: number;
};

function headings(page: ContentPage): Finding[] {
  return page.tiles
    .map((tile, at) => ({ tile, path: `tiles.${at}.heading` }))
    .filter(({ tile }) => headsPage(tile))
    .slice(1)
    .map(({ path }) => ({ path, expected: 'h2: the page has its h1 already', found: 'h1' }));
}

const duplicates = (values: PageValue[], expected: string): Finding[] =>
  repeatedIds(
    values.map(({ path, value }) => ({ path, id: value })),
    () => expected,
  );

/** Duplicate keys, and duplicate anchors of tiles or headings: a link would lead to the first. */
function usedTwice(page: ContentPage): Finding[] {
  const keys = [...pageValues(page.tiles, 'tiles')].filter(({ name }) => name === 'key');
  return [
    ...duplicates(keys, 'a key used once on the page'),
    ...duplicates(writtenAnchors(page), 'a place used once on the page, by a tileId or a heading'),
  ];
}

/** Anchors, such as #booking, that several tiles of a page share. */
function anchorsTwice(page: ContentPage): Finding[] {
  const anchors = page.tiles.flatMap((tile) => kindOf(tile).anchors ?? []);
  return [...new Set(anchors)]
    .map((anchor) => ({ anchor, times: anchors.filter((name) => name === anchor).length }))
    .filter(({ times }) => times > 1)
    .map(({ anchor, times }) => ({
      path: 'tiles',
      expected: `one tile with #${anchor} at most`,
      found: String(times),
    }));
}

/** The pages by path, for checking links to their anchors. */
export const byPath = (pages: ContentPage[]) => new Map(pages.map((page) => [pagePath(page), page]));

/**
 * Every problem of valid pages: broken links, missing pictures or alt texts, past dates, more than one h1. The schema
 * has already rejected unknown tiles and fields.
 */
export function checkPages(pages: ContentPage[], { isPage, images, now }: Facts): ContentProblem[] {
  const targets = { isPage, pages: byPath(pages) };
  const { date: today } = londonNow(now);
  return pages.flatMap((page) =>
    [
      ...brokenLinks(page, targets, page),
      ...missingNames(page, isPage),
      ...unknownPictures(page, images),
      ...picturesWithoutAlt(page, images),
      ...endedDates(page, today),
      ...reversedDates(page),
      ...headings(page),
      ...usedTwice(page),
      ...anchorsTwice(page),
    ].map((finding) => ({ file: `pages/${pageFile(page)}.json`, ...finding })),
  );
}
