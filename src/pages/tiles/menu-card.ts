import type { Picture } from '../../restaurants/contract.ts';
import type { MenuAnswer } from '../content-contract.ts';

/** Pence; no price inside a set, whose section has one. */
export type TeaserSection = {
  id: string;
  name: string;
  setPrice?: number;
  items: { id: string; name: string; price: number | null }[];
};

/** The menu with only the wanted dishes left, each as a line of a card. */
export function teaserCard({ sections }: MenuAnswer, wanted: string[]): TeaserSection[] {
  return sections
    .map(({ id, name, setPrice, items }) => ({
      id,
      name,
      setPrice,
      items: items
        .filter((dish) => wanted.includes(dish.id))
        .map((dish) => ({ id: dish.id, name: dish.name, price: setPrice === undefined ? dish.price : null })),
    }))
    .filter(({ items }) => items.length > 0);
}

/** A picture of one of the wanted dishes, else of the menu, that the page does not show yet. */
export function teaserPlate(
  { sections, picture }: MenuAnswer,
  wanted: string[],
  shown: Set<string>,
): Picture | undefined {
  const dishes = sections.flatMap(({ items }) => items).filter(({ id }) => wanted.includes(id));
  return [...dishes.map((dish) => dish.picture), picture].find((one) => one && !shown.has(one.name));
}
