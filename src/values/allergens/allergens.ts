/** The 14 allergens that UK law requires a kitchen to declare. No schema here, so that pages needn't load zod. */
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

export const declarationWords: readonly [AllergenStatus, string][] = [
  ['contains', 'Contains'],
  ['may-contain', 'May contain'],
  ['unknown', 'Our supplier hasn’t told us about'],
  ['free', 'Not in the recipe'],
];

/** Kinds of two allergens, which UK law requires to be named; spelt and khorasan are wheats. */
export const allergenKinds = {
  'cereals containing gluten': ['wheat', 'rye', 'barley', 'oats'],
  'tree nuts': ['almonds', 'Brazil nuts', 'cashews', 'hazelnuts', 'macadamias', 'pecans', 'pistachios', 'walnuts'],
} as const satisfies Partial<Record<Allergen, readonly string[]>>;
export type AllergenKinds = { [Name in keyof typeof allergenKinds]?: (typeof allergenKinds)[Name][number][] };

const inAddresses: Partial<Record<Allergen, string>> = {
  'cereals containing gluten': 'gluten',
  'sulphur dioxide and sulphites': 'sulphites',
};

/** The name in URLs, 'tree-nuts'. Displayed text uses only the legal name. */
export const allergenSlug = (allergen: Allergen): string => inAddresses[allergen] ?? allergen.replaceAll(' ', '-');

/** Allergens as a query value: 'milk,tree-nuts'. */
export const allergensForAddress = (names: readonly Allergen[]): string => names.map(allergenSlug).join(',');

/** The allergens in a query value, in canonical order; unknown ones are ignored. */
export function allergensOfAddress(text: string): Allergen[] {
  const slugs = text.split(',');
  return allergens.filter((name) => slugs.includes(allergenSlug(name)));
}

const kindsOf = (kinds: AllergenKinds, allergen: Allergen): readonly string[] =>
  kinds[allergen as keyof AllergenKinds] ?? [];

/** The allergen with its named kinds: 'tree nuts (almonds, walnuts)'. */
export function allergenText(allergen: Allergen, kinds: AllergenKinds = {}): string {
  const names = kindsOf(kinds, allergen);
  return names.length > 0 ? `${allergen} (${names.join(', ')})` : allergen;
}

/** Allergens by status, with the named kinds of those contained or possible. */
export type DeclaredAllergens = Record<AllergenStatus, string[]>;
export function declaredAllergens(
  statement: Record<Allergen, AllergenStatus>,
  kinds: AllergenKinds = {},
): DeclaredAllergens {
  const withStatus = (status: AllergenStatus) => allergens.filter((name) => statement[name] === status);
  const withKinds = (status: AllergenStatus) => withStatus(status).map((name) => allergenText(name, kinds));
  return {
    contains: withKinds('contains'),
    'may-contain': withKinds('may-contain'),
    unknown: withStatus('unknown'),
    free: withStatus('free'),
  };
}
