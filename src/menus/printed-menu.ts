import type { Allergen, AllergenStatus } from '../values/allergens/allergens.ts';
import { ADULTS_NEED } from '../values/food/energy.ts';
import { memoize } from '../values/memoize.ts';
import type { MenuAnswer, PublicDish } from './contract.ts';

export type Mark = { name: MenuAnswer['dietaryKey'][number]['name']; mark: string; word: string };
export type PrintedAllergens = Record<AllergenStatus, Allergen[]>;
/**
 * A dish as the menu page shows it. Prices in pence; in a set, whose section has the price, only what the dish costs
 * alone.
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
  /** Id of the dish that the picture shows. */
  pictured?: string;
};

/** The part before the colon of a meaning: 'Vegetarian' of 'Vegetarian: no meat or fish'. */
const firstWords = (meaning: string) => meaning.split(/[:.]/, 1)[0] ?? meaning;

/** The allergens of a dish, grouped by what is declared of them. */
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
  const shown = new Set(menu.picture ? [menu.picture.name] : []);
  return {
    ...menu,
    dietaryKey,
    note: note?.replace(ADULTS_NEED, '').trim(),
    sections: sections.map(({ items, ...section }): PrintedSection => {
      const { picture, id: pictured } = items.find((dish) => dish.picture && !shown.has(dish.picture.name)) ?? {};
      if (picture) shown.add(picture.name);
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

/** What the browser needs of a dish, whose entry is drawn by the server: what the dietary filter reads, and says. */
const filteredDish = ({ id, name, allergens, marks }: PrintedDish) => ({
  id,
  name,
  allergens,
  marks: marks.map((mark) => ({ name: mark.name })),
});

/** A menu as browsers get it. */
export const listedMenu = memoize(({ sections, ...menu }: PrintedMenu) => ({
  ...menu,
  sections: sections.map(({ items, ...section }) => ({ ...section, items: items.map(filteredDish) })),
}));
export type ListedMenu = ReturnType<typeof listedMenu>;
export type ListedSection = ListedMenu['sections'][number];

/** The name of a dish's entry among the static parts of its menu's page. */
export const dishPartName = (section: { id: string }, dish: { id: string }) => `${section.id}/${dish.id}`;
