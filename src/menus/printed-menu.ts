import type { Allergen, AllergenStatus } from '../values/allergens/allergens.ts';
import { ADULTS_NEED } from '../values/food/energy.ts';
import { memoize } from '../values/memoize.ts';
import type { MenuAnswer, PublicDish } from './contract.ts';

export type Mark = { name: MenuAnswer['dietaryKey'][number]['name']; mark: string; word: string };
export type PrintedAllergens = Record<AllergenStatus, Allergen[]>;
/**
 * A dish on the menu page. Prices in pence; in a set, whose section has the price, only the price of the dish alone.
 */
export type PrintedDish = Pick<
  PublicDish,
  'id' | 'name' | 'nameLang' | 'description' | 'kcal' | 'variants' | 'allergenKinds'
> & {
  price: number | null;
  priceAlone?: number;
  marks: Mark[];
  allergens: PrintedAllergens;
};
export type PrintedSection = Omit<MenuAnswer['sections'][number], 'items'> & {
  items: PrintedDish[];
  picture?: PublicDish['picture'];
  /** The id of the dish in the picture. */
  pictured?: string;
};

/** The part of a meaning before the colon: 'Vegetarian' in 'Vegetarian: no meat or fish'. */
const firstWords = (text: string) => text.split(/[:.]/, 1)[0] ?? text;

/** A dish's allergens by declaration. */
export function groupAllergens(statement: PublicDish['allergens']): PrintedAllergens {
  const groups: PrintedAllergens = { contains: [], 'may-contain': [], unknown: [], free: [] };
  for (const [name, status] of Object.entries(statement) as [Allergen, AllergenStatus][]) groups[status].push(name);
  return groups;
}

function printDish(dish: PublicDish, key: MenuAnswer['dietaryKey'], inSet: boolean): PrintedDish {
  const { id, name, nameLang, description, kcal, variants, price, dietaryTags, allergens, allergenKinds } = dish;
  const marks = key
    .filter((entry) => dietaryTags.some((tag) => tag.name === entry.name))
    .map(({ name, mark, meaning }) => ({ name, mark, word: firstWords(meaning) }));
  return {
    id,
    name,
    nameLang,
    description,
    kcal,
    marks,
    allergens: groupAllergens(allergens),
    allergenKinds,
    ...(inSet ? { price: null, priceAlone: price } : { price, variants }),
  };
}

/** A menu with only what its page shows; one picture a section, and no dish pictured twice. */
export const printMenu = memoize(({ sections, dietaryKey, note, ...menu }: MenuAnswer) => {
  const pictureNames = new Set(menu.picture ? [menu.picture.name] : []);
  return {
    ...menu,
    dietaryKey,
    note: note?.replace(ADULTS_NEED, '').trim(),
    sections: sections.map(({ items, ...section }): PrintedSection => {
      const { picture, id: pictured } =
        items.find((dish) => dish.picture && !pictureNames.has(dish.picture.name)) ?? {};
      if (picture) pictureNames.add(picture.name);
      return {
        ...section,
        picture,
        pictured,
        items: items.map((dish) => printDish(dish, dietaryKey, section.setPrice !== undefined)),
      };
    }),
  };
});
export type PrintedMenu = ReturnType<typeof printMenu>;

/** A dish as the browser needs it for the filter; the server renders its entry. */
const filteredDish = ({ id, name, allergens, marks }: PrintedDish) => ({
  id,
  name,
  allergens,
  marks: marks.map((mark) => ({ name: mark.name })),
});

export const listedMenu = memoize(({ sections, ...menu }: PrintedMenu) => ({
  ...menu,
  sections: sections.map(({ items, ...section }) => ({ ...section, items: items.map(filteredDish) })),
}));
export type ListedMenu = ReturnType<typeof listedMenu>;
export type ListedSection = ListedMenu['sections'][number];

/** The key of a dish's entry among the static parts of its menu's page. */
export const dishPartName = (section: { id: string }, dish: { id: string }) => `${section.id}/${dish.id}`;
