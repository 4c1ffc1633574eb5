import type { Finding } from './findings.ts';
import type { ContentPage } from './page-contract.ts';
import { pageValues } from './page-walk.ts';

/** Is there a page at this path ('/our-menu/main')? */
export type IsPage = (path: string) => boolean;

/** What a link of ours may lead to: any page, and the places named on pages of content/pages, by their path. */
export type Targets = { isPage: IsPage; pages: Map<string, ContentPage> };

/** Where the order slip stands. */
const ORDER_SLIP = 'booking';
const LINKS = new Set(['url', 'linkUrl', 'href']);

/** Every place on a page that a #hash can lead to. */
function anchorsOf(page: ContentPage): Set<string> {
  const named = [...pageValues(page.tiles)].filter(
    ({ name, path }) => name === 'tileId' || (name === 'id' && !path.includes('.answers.')),
  );
  const slip = page.tiles.some(({ tile }) => tile === 'booking-entry' || tile === 'laid-table');
  return new Set([...named.map(({ value }) => value), ...(slip ? [ORDER_SLIP] : [])]);
}

/** Links to pages of this site, or to places on them, that are not there. `here` is the page they stand on, if one. */
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

/** What a tile names without linking to it: a menu, a restaurant. */
export function missingNames(page: ContentPage, isPage: IsPage): Finding[] {
  return page.tiles.flatMap((tile, at): Finding[] => {
    const menuId = 'menuId' in tile ? tile.menuId : undefined;
    const slugs = 'restaurants' in tile ? (tile.restaurants ?? []) : [];
    return [
      ...(menuId && !isPage(`/our-menu/${menuId}`)
        ? [{ path: `tiles.${at}.menuId`, expected: 'a menu in menus/', found: menuId }]
        : []),
      ...slugs
        .filter((slug) => !isPage(`/restaurants/${slug}`))
        .map((found) => ({ path: `tiles.${at}.restaurants`, expected: 'a restaurant in restaurants/', found })),
    ];
  });
}
