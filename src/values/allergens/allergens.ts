/**
 * The 14 allergens that UK law obliges a kitchen to declare. No schema here, so that pages need not load its library.
 */
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

/** The words before the allergens of each status. */
export const declarationWords: readonly [AllergenStatus, string][] = [
  ['contains', 'Contains'],
  ['may-contain', 'May contain'],
  ['unknown', 'Our supplier hasn’t told us about'],
  ['free', 'Not in the recipe'],
];

/** The kinds of two allergens, which UK law wants named; spelt and khorasan are wheats. */
export const allergenKinds = {
  'cereals containing gluten': ['wheat', 'rye', 'barley', 'oats'],
  'tree nuts': ['almonds', 'Brazil nuts', 'cashews', 'hazelnuts', 'macadamias', 'pecans', 'pistachios', 'walnuts'],
} as const satisfies Partial<Record<Allergen, readonly string[]>>;
export type AllergenKinds = { [Name in keyof typeof allergenKinds]?: (typeof allergenKinds)[Name][number][] };

const inAddresses: Partial<Record<Allergen, string>> = {
  'cereals containing gluten': 'gluten',
  'sulphur dioxide and sulphites': 'sulphites',
};

/** The name in addresses: 'tree-nuts'. What is read has the name in the law alone. */
export const allergenSlug = (allergen: Allergen): string => inAddresses[allergen] ?? allergen.replaceAll(' ', '-');

/** Allergens as an address has them: 'milk,tree-nuts'. */
export const allergensForAddress = (names: readonly Allergen[]): string => names.map(allergenSlug).join(',');

/** The allergens that an address has, in their order; what is none is left out. */
export function allergensOfAddress(text: string): Allergen[] {
  const slugs = text.split(',');
  return allergens.filter((name) => slugs.includes(allergenSlug(name)));
}

const kindsOf = (kinds: AllergenKinds, allergen: Allergen): readonly string[] =>
  kinds[allergen as keyof AllergenKinds] ?? [];

/** The allergen with its kinds where they are named: 'tree nuts (almonds, walnuts)'. */
export function allergenText(allergen: Allergen, kinds: AllergenKinds = {}): string {
  const named = kindsOf(kinds, allergen);
  return named.length > 0 ? `${allergen} (${named.join(', ')})` : allergen;
}

/** Every allergen by what is declared of it, the kinds named beside those that are or may be in it. */
export type DeclaredAllergens = Record<AllergenStatus, string[]>;
export function declaredAllergens(
  statement: Record<Allergen, AllergenStatus>,
  kinds: AllergenKinds = {},
): DeclaredAllergens {
  const named = (status: AllergenStatus) => allergens.filter((name) => statement[name] === status);
  const withKinds = (status: AllergenStatus) => named(status).map((name) => allergenText(name, kinds));
  return {
    contains: withKinds('contains'),
    'may-contain': withKinds('may-contain'),
    unknown: named('unknown'),
    free: named('free'),
  };
}
