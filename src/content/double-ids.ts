import type { Menu } from '../menus/contract.ts';
import type { ContentProblem } from '../platform/content-files.ts';
import { repeatedIds } from './findings.ts';

type Given = { file: string; path: string; id: string };

const inFiles = (ids: Given[], expected: string): ContentProblem[] =>
  repeatedIds(ids, (_, before) => `${expected} (${before.file} has it, at ${before.path})`);

/** Duplicate store ids: bookings for one restaurant would go to the other. */
export function doubleStoreIds(restaurants: readonly { slug: string; storeId: string }[]): ContentProblem[] {
  const ids = restaurants.map(({ slug, storeId }) => ({
    file: `restaurants/${slug}.json`,
    path: 'storeId',
    id: storeId,
  }));
  return inFiles(ids, 'a number that no other restaurant has');
}

/**
 * Duplicate ids within a menu: for two such dishes in a section, the page would print the allergens of one for both.
 */
export function doubleMenuIds(menus: readonly Menu[]): ContentProblem[] {
  return menus.flatMap(({ id: menu, sections }) => {
    const file = `menus/${menu}.json`;
    const parts = sections.map(({ id }, at) => ({ file, path: `sections.${at}.id`, id }));
    return [
      ...inFiles(parts, 'an id that no other section of the menu has'),
      ...sections.flatMap(({ items }, at) => {
        const dishes = items.map(({ id }, place) => ({ file, path: `sections.${at}.items.${place}.id`, id }));
        return inFiles(dishes, 'an id that no other dish of the section has');
      }),
    ];
  });
}
