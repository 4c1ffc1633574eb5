import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { checkKinds, namedKinds } from './allergen-statement.ts';
import { type AllergenKinds, type AllergenStatus, allergens, allergenText, declaredAllergens } from './allergens.ts';

const statement = (said: Record<string, AllergenStatus>) =>
  Object.fromEntries(allergens.map((name) => [name, said[name] ?? 'free'])) as Parameters<typeof declaredAllergens>[0];

describe('an allergen in words', () => {
  test.each<[Parameters<typeof allergenText>, string]>([
    [['milk'], 'milk'],
    [['tree nuts'], 'tree nuts'],
    [['tree nuts', { 'tree nuts': ['almonds', 'walnuts'] }], 'tree nuts (almonds, walnuts)'],
    [['milk', { 'tree nuts': ['almonds'] }], 'milk'],
  ])('%j is %s', (asked, words) => {
    expect(allergenText(...asked)).toBe(words);
  });

  test('those declared, by status, with their kinds where they are or may be in it', () => {
    const said = statement({ milk: 'contains', 'cereals containing gluten': 'may-contain', 'tree nuts': 'unknown' });
    expect(declaredAllergens(said, { 'cereals containing gluten': ['oats'] })).toMatchObject({
      contains: ['milk'],
      'may-contain': ['cereals containing gluten (oats)'],
      unknown: ['tree nuts'],
    });
  });
});

describe('cereals and nuts are named by kind', () => {
  const said = z.object({ allergens: z.any(), allergenKinds: namedKinds.optional() }).superRefine(checkKinds);

  test.each<[Record<string, AllergenStatus>, AllergenKinds | undefined, boolean]>([
    [{ milk: 'contains' }, undefined, true],
    [{ 'tree nuts': 'contains' }, undefined, false],
    [{ 'tree nuts': 'contains' }, { 'tree nuts': ['pecans'] }, true],
    [{ 'tree nuts': 'contains' }, { 'cereals containing gluten': ['rye'] }, false],
    [{ 'tree nuts': 'may-contain' }, undefined, true],
    [{ 'cereals containing gluten': 'may-contain' }, { 'cereals containing gluten': ['wheat'] }, true],
    [{ 'cereals containing gluten': 'unknown' }, { 'cereals containing gluten': ['wheat'] }, false],
    [{}, { 'tree nuts': ['almonds'] }, false],
  ])('%j with %j: %s', (statuses, allergenKinds, valid) => {
    expect(said.safeParse({ allergens: statement(statuses), allergenKinds }).success).toBe(valid);
  });

  test('nothing that is not eaten names any', () => {
    expect(said.safeParse({ allergens: null }).success).toBe(true);
    expect(said.safeParse({ allergens: null, allergenKinds: { 'tree nuts': ['almonds'] } }).success).toBe(false);
  });
});
