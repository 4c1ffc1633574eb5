import { type ContentPage, pageFile } from '../pages/content/page-contract.ts';
import { pagePath } from '../pages/content/page-path.ts';
import { headsPage, kindOf } from '../pages/tiles/tile.ts';
import type { ContentProblem } from '../platform/content-files.ts';
import type { PageExists } from '../seo/redirects/look-up.ts';
import type { ImageManifest } from '../settings/contract.ts';
import { londonNow } from '../values/time/london-time.ts';
import { endedDates, type Finding, picturesWithoutAlt, reversedDates, unknownPictures } from './findings.ts';
import { brokenLinks } from './page-links.ts';
import { pageValues } from './page-walk.ts';
import { missingNames } from './tile-names.ts';

type Facts = {
  /** Whether there is a page at this path ('/our-menu/main'). Pages of content/pages are known already. */
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

/** Names that must be unique on a page but are not. */
function usedTwice(page: ContentPage): Finding[] {
  const seen = new Set<string>();
  const twice = [...pageValues(page.tiles, 'tiles')].filter(({ name, value }) => {
    if (name !== 'tileId' && name !== 'key') return false;
    const again = seen.has(`${name} ${value}`);
    seen.add(`${name} ${value}`);
    return again;
  });
  return twice.map(({ path, name, value }) => ({ path, expected: `a ${name} used once on the page`, found: value }));
}

/** Anchors, such as #booking, that two tiles of a page have. */
function anchorsTwice(page: ContentPage): Finding[] {
  const anchors = page.tiles.flatMap((tile) => kindOf(tile).anchors ?? []);
  return [...new Set(anchors)]
    .map((anchor) => ({ anchor, times: anchors.filter((one) => one === anchor).length }))
    .filter(({ times }) => times > 1)
    .map(({ anchor, times }) => ({
      path: 'tiles',
      expected: `one tile with #${anchor} at most`,
      found: String(times),
    }));
}

/** The pages by path, for checking links to anchors on them. */
export const byPath = (pages: ContentPage[]) => new Map(pages.map((page) => [pagePath(page), page]));

/**
 * All problems of valid pages: broken links, missing pictures or alt texts, past dates, more than one h1. Unknown tiles
 * and fields are found earlier, by the schema.
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
