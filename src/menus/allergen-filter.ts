import type { Allergen, AllergenStatus } from '../values/allergens/allergens.ts';

/** The dietary marks that are diets, which can be filtered by. */
export const diets = ['v', 'vg', 'gf'] as const;
export type Diet = (typeof diets)[number];

/** The filter: allergens a dish may not contain, and marks it must have. */
export type DietaryFilter = { without: readonly Allergen[]; diets: readonly Diet[] };

/** Allergens by declaration. One that is in no list has not been declared. */
type Declared = {
  allergens: Record<AllergenStatus, readonly Allergen[]>;
  marks: readonly { name: string }[];
};

/** Why a dish is left out; the first reason that applies. */
export type Reason = 'contains' | 'may-contain' | 'unknown' | 'diet';

export const isEmptyFilter = ({ without, diets }: DietaryFilter): boolean => without.length + diets.length === 0;

/** Null if the dish may be shown: every allergen is declared free and every mark is printed. */
export function exclusionReason({ allergens, marks }: Declared, filter: DietaryFilter): Reason | null {
  const hasAny = (status: AllergenStatus) => filter.without.some((name) => allergens[status].includes(name));
  if (hasAny('contains')) return 'contains';
  if (hasAny('may-contain')) return 'may-contain';
  if (!filter.without.every((name) => allergens.free.includes(name))) return 'unknown';
  return filter.diets.every((diet) => marks.some(({ name }) => name === diet)) ? null : 'diet';
}

type Section = { items: readonly Declared[] };
type DishOf<S extends Section> = S['items'][number];
export type FilteredMenu<S extends Section> = {
  /** With the matching dishes as `items`, and `all` of the section. */
  sections: (Omit<S, 'items'> & { items: DishOf<S>[]; all: readonly DishOf<S>[] })[];
  count: number;
  of: number;
  leftOut: Record<Reason, DishOf<S>[]>;
};

/** Filters a menu's dishes. All sections stay. */
export function filterMenu<S extends Section>(sections: readonly S[], filter: DietaryFilter): FilteredMenu<S> {
  const leftOut: FilteredMenu<S>['leftOut'] = { contains: [], 'may-contain': [], unknown: [], diet: [] };
  const suits = (dish: DishOf<S>): boolean => {
    const reason = exclusionReason(dish, filter);
    if (reason) leftOut[reason].push(dish);
    return reason === null;
  };
  const filteredSections = sections.map(({ items, ...section }) => ({
    ...section,
    items: items.filter(suits),
    all: items,
  }));
  const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);
  const count = sum(filteredSections.map(({ items }) => items.length));
  return { sections: filteredSections, count, of: sum(filteredSections.map(({ all }) => all.length)), leftOut };
}
