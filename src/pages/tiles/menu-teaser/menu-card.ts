import type { MenuAnswer } from '../../../menus/contract.ts';
import type { PictureFile } from '../../../values/picture.ts';

/** Price in pence; null in a set, whose section has the price. */
export type TeaserSection = {
  id: string;
  name: string;
  nameLang?: string;
  setPrice?: number;
  items: { id: string; name: string; nameLang?: string; price: number | null; kcal: number }[];
};

/** The menu reduced to these dishes, a line each. */
export function teaserCard({ sections }: MenuAnswer, dishIds: string[]): TeaserSection[] {
  return sections
    .map(({ id, name, nameLang, setPrice, items }) => ({
      id,
      name,
      nameLang,
      setPrice,
      items: items
        .filter((dish) => dishIds.includes(dish.id))
        .map(({ id, name, nameLang, price, kcal }) => ({
          id,
          name,
          nameLang,
          kcal,
          price: setPrice === undefined ? price : null,
        })),
    }))
    .filter(({ items }) => items.length > 0);
}

/** The first picture not yet on the page: of one of the dishes, otherwise of the menu. */
export function teaserPlate(
  { sections, picture }: MenuAnswer,
  dishIds: string[],
  used: ReadonlySet<string>,
): PictureFile | undefined {
  const dishes = sections.flatMap(({ items }) => items).filter(({ id }) => dishIds.includes(id));
  return [...dishes.map((dish) => dish.picture), picture].find((candidate) => candidate && !used.has(candidate.name));
}
