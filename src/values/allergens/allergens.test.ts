import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { checkKinds, namedKinds } from './allergen-statement.ts';
import { type AllergenKinds, type AllergenStatus, allergens, allergenText, declaredAllergens } from './allergens.ts';

const statement = (statuses: Record<string, AllergenStatus>) =>
  Object.fromEntries(allergens.map((name) => [name, statuses[name] ?? 'free'])) as Parameters<
    typeof declaredAllergens
  >[0];

describe('allergens in words', () => {
  test.each<[Parameters<typeof allergenText>, string]>([
    [['milk'], 'milk'],
    [['tree nuts'], 'tree nuts'],
    [['tree nuts', { 'tree nuts': ['almonds', 'walnuts'] }], 'tree nuts (almonds, walnuts)'],
    [['milk', { 'tree nuts': ['almonds'] }], 'milk'],
  ])('the allergens %j read %s', (args, words) => {
    expect(allergenText(...args)).toBe(words);
  });

  test('declared allergens are grouped by status, with kinds for those contained or possible', () => {
    const declaration = statement({
      milk: 'contains',
      'cereals containing gluten': 'may-contain',
      'tree nuts': 'unknown',
    });
    expect(declaredAllergens(declaration, { 'cereals containing gluten': ['oats'] })).toMatchObject({
      contains: ['milk'],
      'may-contain': ['cereals containing gluten (oats)'],
      unknown: ['tree nuts'],
    });
  });
});

describe('cereals and nuts are named by kind', () => {
  const schema = z.object({ allergens: z.any(), allergenKinds: namedKinds.optional() }).superRefine(checkKinds);

  test.each<[Record<string, AllergenStatus>, AllergenKinds | undefined, boolean]>([
    [{ milk: 'contains' }, undefined, true],
    [{ 'tree nuts': 'contains' }, undefined, false],
    [{ 'tree nuts': 'contains' }, { 'tree nuts': ['pecans'] }, true],
    [{ 'tree nuts': 'contains' }, { 'cereals containing gluten': ['rye'] }, false],
    [{ 'tree nuts': 'may-contain' }, undefined, true],
    [{ 'cereals containing gluten': 'may-contain' }, { 'cereals containing gluten': ['wheat'] }, true],
    [{ 'cereals containing gluten': 'unknown' }, { 'cereals containing gluten': ['wheat'] }, false],
    [{}, { 'tree nuts': ['almonds'] }, false],
  ])('the kinds %j with %j are valid: %s', (statuses, allergenKinds, valid) => {
    expect(schema.safeParse({ allergens: statement(statuses), allergenKinds }).success).toBe(valid);
  });

  test("an extra that isn't food names no kinds", () => {
    expect(schema.safeParse({ allergens: null }).success).toBe(true);
    expect(schema.safeParse({ allergens: null, allergenKinds: { 'tree nuts': ['almonds'] } }).success).toBe(false);
  });
});
