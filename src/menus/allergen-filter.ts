import type { Allergen, AllergenStatus } from './allergens.ts';

/** The marks one can ask for. The others of the dietary key are no diet. */
export const diets = ['v', 'vg', 'gf'] as const;
export type Diet = (typeof diets)[number];

/** What a diner asks of every dish: allergens it must be declared free from, marks it must carry. */
export type Wishes = { without: readonly Allergen[]; diets: readonly Diet[] };

/** Each allergen under what is declared of it. One that stands nowhere has not been declared. */
type Declared = {
  allergens: Record<AllergenStatus, readonly Allergen[]>;
  marks: readonly { name: string }[];
};

/** Why a dish is left out; the first that holds. */
export type Reason = 'contains' | 'may-contain' | 'unknown' | 'diet';

export const asksNothing = ({ without, diets }: Wishes): boolean => without.length + diets.length === 0;

/** Null when the dish may be shown: only when every allergen is declared free and every mark is printed. */
export function whyNot({ allergens, marks }: Declared, wishes: Wishes): Reason | null {
  const said = (status: AllergenStatus) => wishes.without.some((name) => allergens[status].includes(name));
  if (said('contains')) return 'contains';
  if (said('may-contain')) return 'may-contain';
  if (!wishes.without.every((name) => allergens.free.includes(name))) return 'unknown';
  return wishes.diets.every((diet) => marks.some(({ name }) => name === diet)) ? null : 'diet';
}

type Section = { items: readonly Declared[] };
type DishOf<S extends Section> = S['items'][number];
export type Sifted<S extends Section> = {
  sections: (Omit<S, 'items'> & { items: DishOf<S>[]; of: number })[];
  shown: number;
  of: number;
  leftOut: Record<Reason, DishOf<S>[]>;
};

/** The menu with no other dishes than those that suit; its sections all stay, each with how many dishes it has. */
export function sift<S extends Section>(sections: readonly S[], wishes: Wishes): Sifted<S> {
  const leftOut: Sifted<S>['leftOut'] = { contains: [], 'may-contain': [], unknown: [], diet: [] };
  const suits = (dish: DishOf<S>): boolean => {
    const reason = whyNot(dish, wishes);
    if (reason) leftOut[reason].push(dish);
    return reason === null;
  };
  const sifted = sections.map(({ items, ...section }) => ({
    ...section,
    items: items.filter(suits),
    of: items.length,
  }));
  const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);
  const shown = sum(sifted.map(({ items }) => items.length));
  return { sections: sifted, shown, of: sum(sifted.map(({ of }) => of)), leftOut };
}
