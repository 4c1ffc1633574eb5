import type { ContentPage } from '../pages/content/page-contract.ts';
import { kindOf } from '../pages/tiles/tile.ts';
import type { PageExists } from '../seo/redirects/look-up.ts';
import type { Finding } from './findings.ts';
import { type PageValue, pageValues } from './page-walk.ts';

/** Targets of internal links: any page, and by path the content pages, for their anchors. */
export type Targets = { isPage: PageExists; pages: Map<string, ContentPage> };

const LINKS = new Set(['url', 'linkUrl', 'href', 'successButtonUrl', 'overrideSuccessUrl', 'modernSlaveryUrl']);

/** The page's anchors from its content: those of tiles and of headings in texts. */
export function writtenAnchors(page: ContentPage): PageValue[] {
  const values = [...pageValues(page.tiles, 'tiles')];
  const headings = values.filter(({ name, value }) => name === 'kind' && value === 'heading');
  const headingIds = new Set(headings.map(({ path }) => path.replace(/kind$/, 'id')));
  return values.filter(({ name, path }) => name === 'tileId' || headingIds.has(path));
}

/** All anchors of a page, including those defined by kinds of tile. */
function anchorsOf(page: ContentPage): Set<string> {
  const own = writtenAnchors(page).map(({ value }) => value);
  return new Set([...own, ...page.tiles.flatMap((tile) => kindOf(tile).anchors ?? [])]);
}

/** Internal links to missing pages or anchors. `here`: the page that contains them, if any. */
export function brokenLinks(content: unknown, { isPage, pages }: Targets, here?: ContentPage): Finding[] {
  const wrong = (url: string): string | undefined => {
    const [address = '', hash] = url.split('#');
    const path = address.split('?')[0] ?? '';
    const target = path === '' ? here : pages.get(path);
    if (!target) return isPage(path) ? undefined : 'a page of this site';
    return hash && !anchorsOf(target).has(hash) ? `a place on ${path || 'this page'}` : undefined;
  };
  return [...pageValues(content)].flatMap(({ path, name, value }) => {
    if (!LINKS.has(name) || !/^[/#]/.test(value)) return [];
    const expected = wrong(value);
    return expected ? [{ path, expected, found: value }] : [];
  });
}
