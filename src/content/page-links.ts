import type { ContentPage } from '../pages/content/page-contract.ts';
import { kindOf } from '../pages/tiles/tile.ts';
import type { PageExists } from '../seo/redirects/look-up.ts';
import type { Finding } from './findings.ts';
import { type PageValue, pageValues } from './page-walk.ts';

/** Targets of internal links: any page, and by path the content pages, whose anchors can be linked to. */
export type Targets = { isPage: PageExists; pages: Map<string, ContentPage> };

const LINKS = new Set(['url', 'linkUrl', 'href', 'successButtonUrl', 'overrideSuccessUrl', 'modernSlaveryUrl']);

/** The anchors that stand on a page: of tiles, and of headings of texts. */
export function writtenAnchors(page: ContentPage): PageValue[] {
  const values = [...pageValues(page.tiles, 'tiles')];
  const headings = values.filter(({ name, value }) => name === 'kind' && value === 'heading');
  const headingIds = new Set(headings.map(({ path }) => path.replace(/kind$/, 'id')));
  return values.filter(({ name, path }) => name === 'tileId' || headingIds.has(path));
}

/** All anchors of a page: those, and those that kinds of tile define. */
function anchorsOf(page: ContentPage): Set<string> {
  const written = writtenAnchors(page).map(({ value }) => value);
  return new Set([...written, ...page.tiles.flatMap((tile) => kindOf(tile).anchors ?? [])]);
}

/** Internal links to pages or anchors that do not exist. `here`: the page that contains them, if any. */
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
