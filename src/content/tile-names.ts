import { href } from 'react-router';
import type { ContactReasons } from '../contact/contracts/reasons.ts';
import type { Menu } from '../menus/contract.ts';
import { type ContentPage, pageFile } from '../pages/content/page-contract.ts';
import type { NamedKind } from '../pages/tiles/shared/tile-kind.ts';
import { kindOf, type WrittenTile } from '../pages/tiles/tile.ts';
import type { ContentProblem } from '../platform/content-files.ts';
import type { PageExists } from '../seo/redirects/look-up.ts';
import type { Finding } from './findings.ts';

/** The ids of this sort in a tile, with their fields; the tile's kind defines which. */
function namesIn(tile: WrittenTile, sort: NamedKind): { field: string; id: string }[] {
  const values = new Map<string, unknown>(Object.entries(tile));
  return Object.entries(kindOf(tile).names ?? {})
    .filter(([, thing]) => thing === sort)
    .flatMap(([field]) => [values.get(field) ?? []].flat().map((id) => ({ field, id: String(id) })));
}

const pages = [
  { sort: 'menu', pathOf: (id: string) => href('/our-menu/:id', { id }), expected: 'a menu in menus/' },
  {
    sort: 'restaurant',
    pathOf: (slug: string) => href('/restaurants/:slug', { slug }),
    expected: 'a restaurant in restaurants/',
  },
] as const;

/** Unknown menus and restaurants named by tiles. */
export function missingNames(page: ContentPage, isPage: PageExists): Finding[] {
  return page.tiles.flatMap((tile, at) =>
    pages.flatMap(({ sort, pathOf, expected }) =>
      namesIn(tile, sort)
        .filter(({ id }) => !isPage(pathOf(id)))
        .map(({ field, id }) => ({ path: `tiles.${at}.${field}`, expected, found: id })),
    ),
  );
}

/** Dishes that a tile names and its menu lacks. Rendering leaves them out, which an editor should know. */
export function missingDishes(pages: ContentPage[], menus: Menu[]): ContentProblem[] {
  const dishesOf = new Map(
    menus.map(({ id, sections }) => [id, new Set(sections.flatMap(({ items }) => items.map((dish) => dish.id)))]),
  );
  return pages.flatMap((page) =>
    page.tiles.flatMap((tile, at) => {
      const [menu] = namesIn(tile, 'menu');
      const dishes = menu && dishesOf.get(menu.id);
      if (!dishes) return [];
      return namesIn(tile, 'dish')
        .filter(({ id }) => !dishes.has(id))
        .map(({ field, id }) => ({
          file: `pages/${pageFile(page)}.json`,
          path: `tiles.${at}.${field}`,
          expected: `a dish of menus/${menu.id}.json`,
          found: id,
        }));
    }),
  );
}

/** Occasions named by tiles and menus that no restaurant has. */
export function missingOccasions(
  pages: ContentPage[],
  menus: Menu[],
  occasions: ReadonlySet<string>,
): ContentProblem[] {
  const inPages = pages.flatMap((page) =>
    page.tiles.flatMap((tile, at) =>
      namesIn(tile, 'occasion').map(({ field, id }) => {
        return { file: `pages/${pageFile(page)}.json`, path: `tiles.${at}.${field}`, found: id };
      }),
    ),
  );
  const inMenus = menus.flatMap(({ id, occasion }) =>
    occasion ? [{ file: `menus/${id}.json`, path: 'occasion', found: occasion }] : [],
  );
  return [...inPages, ...inMenus]
    .filter(({ found }) => !occasions.has(found))
    .map((problem) => ({ ...problem, expected: 'an occasion of booking-defaults.json or of a restaurant' }));
}

/** Contact reasons named by tiles and missing from contact-reasons.json. */
export function missingReasons(pages: ContentPage[], reasons: ContactReasons): ContentProblem[] {
  const ids = new Set(reasons.flatMap(({ id, subReasons }) => subReasons.map((subReason) => `${id}/${subReason.id}`)));
  return pages.flatMap((page) =>
    page.tiles.flatMap((tile, at) =>
      namesIn(tile, 'reason')
        .filter(({ id }) => !ids.has(id))
        .map(({ field, id }) => ({
          file: `pages/${pageFile(page)}.json`,
          path: `tiles.${at}.${field}`,
          expected: 'a reason of contact-reasons.json, as other/work',
          found: id,
        })),
    ),
  );
}
