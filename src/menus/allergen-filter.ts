import type { Allergen, AllergenStatus } from '../values/allergens/allergens.ts';

/** The diets one can filter by; the other marks of the dietary key are no diets. */
export const diets = ['v', 'vg', 'gf'] as const;
export type Diet = (typeof diets)[number];

/** The filter: allergens that may not be in a dish, and marks it must carry. */
export type DietaryFilter = { without: readonly Allergen[]; diets: readonly Diet[] };

/** Allergens by what is declared of them. One that is in no list has not been declared. */
type Declared = {
  allergens: Record<AllergenStatus, readonly Allergen[]>;
  marks: readonly { name: string }[];
};

/** Why a dish is left out; the first that applies. */
export type Reason = 'contains' | 'may-contain' | 'unknown' | 'diet';

export const isEmptyFilter = ({ without, diets }: DietaryFilter): boolean => without.length + diets.length === 0;

/** Null when the dish may be shown: only when every allergen is declared free and every mark is printed. */
export function exclusionReason({ allergens, marks }: Declared, filter: DietaryFilter): Reason | null {
  const said = (status: AllergenStatus) => filter.without.some((name) => allergens[status].includes(name));
  if (said('contains')) return 'contains';
  if (said('may-contain')) return 'may-contain';
  if (!filter.without.every((name) => allergens.free.includes(name))) return 'unknown';
  return filter.diets.every((diet) => marks.some(({ name }) => name === diet)) ? null : 'diet';
}

type Section = { items: readonly Declared[] };
type DishOf<S extends Section> = S['items'][number];
export type FilteredMenu<S extends Section> = {
  /** With the matching dishes as `items`, and `all` of the section. */
  sections: (Omit<S, 'items'> & { items: DishOf<S>[]; all: readonly DishOf<S>[] })[];
  shown: number;
  of: number;
  leftOut: Record<Reason, DishOf<S>[]>;
};

/** Which dishes of the menu match. All sections stay. */
export function filterMenu<S extends Section>(sections: readonly S[], filter: DietaryFilter): FilteredMenu<S> {
  const leftOut: FilteredMenu<S>['leftOut'] = { contains: [], 'may-contain': [], unknown: [], diet: [] };
  const suits = (dish: DishOf<S>): boolean => {
    const reason = exclusionReason(dish, filter);
    if (reason) leftOut[reason].push(dish);
    return reason === null;
  };
  const sifted = sections.map(({ items, ...section }) => ({
    ...section,
    items: items.filter(suits),
    all: items,
  }));
  const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);
  const shown = sum(sifted.map(({ items }) => items.length));
  return { sections: sifted, shown, of: sum(sifted.map(({ all }) => all.length)), leftOut };
}
