import type { Menu } from '../menus/contract.ts';
import type { ContentProblem } from '../platform/content-files.ts';
import { type ContentPage, pageFile } from './page-contract.ts';

/** Dishes printed on a card that their menu does not have: they are left off it, which an editor should know. */
export function missingDishes(pages: ContentPage[], menus: Menu[]): ContentProblem[] {
  const dishesOf = new Map(
    menus.map(({ id, sections }) => [id, new Set(sections.flatMap(({ items }) => items.map((dish) => dish.id)))]),
  );
  return pages.flatMap((page) =>
    page.tiles.flatMap((tile, at) => {
      const dishes = tile.tile === 'menu-teaser' ? dishesOf.get(tile.menuId) : undefined;
      if (tile.tile !== 'menu-teaser' || !dishes) return [];
      return tile.dishes
        .filter((id) => !dishes.has(id))
        .map((found) => ({
          ...{ file: `pages/${pageFile(page)}.json`, path: `tiles.${at}.dishes` },
          ...{ expected: `a dish of menus/${tile.menuId}.json`, found },
        }));
    }),
  );
}
