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

/** The menu reduced to the wanted dishes, a line for each. */
export function teaserCard({ sections }: MenuAnswer, wanted: string[]): TeaserSection[] {
  return sections
    .map(({ id, name, nameLang, setPrice, items }) => ({
      id,
      name,
      nameLang,
      setPrice,
      items: items
        .filter((dish) => wanted.includes(dish.id))
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

/** The first picture that the page does not show yet: of a wanted dish, else of the menu. */
export function teaserPlate(
  { sections, picture }: MenuAnswer,
  wanted: string[],
  shown: ReadonlySet<string>,
): PictureFile | undefined {
  const dishes = sections.flatMap(({ items }) => items).filter(({ id }) => wanted.includes(id));
  return [...dishes.map((dish) => dish.picture), picture].find((one) => one && !shown.has(one.name));
}
