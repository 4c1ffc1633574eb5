/** The 14 allergens that UK law asks a kitchen to declare. No schema here: pages take them without its library. */
export const allergens = [
  'celery',
  'cereals containing gluten',
  'crustaceans',
  'eggs',
  'fish',
  'lupin',
  'milk',
  'molluscs',
  'mustard',
  'peanuts',
  'sesame',
  'soybeans',
  'sulphur dioxide and sulphites',
  'tree nuts',
] as const;
export type Allergen = (typeof allergens)[number];

export const allergenStatuses = ['contains', 'may-contain', 'free', 'unknown'] as const;
export type AllergenStatus = (typeof allergenStatuses)[number];

const short: Partial<Record<Allergen, string>> = {
  'cereals containing gluten': 'gluten',
  'sulphur dioxide and sulphites': 'sulphites',
};

/** The allergen in a word or two, as people ask for it: 'gluten'. */
export const shortName = (allergen: Allergen): string => short[allergen] ?? allergen;

/** The allergen as an address names it: 'tree-nuts'. */
export const allergenSlug = (allergen: Allergen): string => shortName(allergen).replaceAll(' ', '-');

/** 'Eggs' for the start of a line. */
export const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
