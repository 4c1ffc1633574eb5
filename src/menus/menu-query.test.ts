import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allergenSlug, allergens } from '../values/allergens/allergens.ts';
import { diets } from './allergen-filter.ts';
import { isRareQuery, menuSearch, readMenuQuery } from './menu-query.ts';

const readQuery = (search: string) => readMenuQuery(new URLSearchParams(search));
const tidy = (search: string) => menuSearch(readQuery(search));

describe('menu addresses are normalised', () => {
  test.each([
    ['', ''],
    ['without=milk', '?without=milk'],
    ['without=milk&without=eggs', '?without=eggs,milk'],
    ['without=milk,eggs,milk', '?without=eggs,milk'],
    ['without=Tree+Nuts,GLUTEN, sulphites', '?without=gluten,sulphites,tree-nuts'],
    ['without=', ''],
    ['diet=vg&diet=v', '?diet=v,vg'],
    ['diet=v&without=fish&utm_source=x', '?without=fish&diet=v'],
    ['restaurant=leeds-greek-street&without=fish', '?restaurant=leeds-greek-street&without=fish'],
    ['restaurant=../../etc', ''],
    ['restaurant=', ''],
  ])('the menu address %s is normalised', (search, normalised) => expect(tidy(search)).toBe(normalised));
});

describe('unreadable filters are reported', () => {
  test.each([
    ['without=peanut', true],
    ['without=milk,nuts', true],
    ['diet=keto', true],
    ['without=peanuts', false],
    ['', false],
    [`without=${'milk,'.repeat(41)}fish`, true],
  ])('the unreadable filter in %s is reported', (search, misread) => expect(readQuery(search).misread).toBe(misread));

  test('an unreadable filter stays in the normalised address', () =>
    expect(tidy('without=peanut,milk')).toBe('?without=milk,other'));
});

test.each([
  ['', false],
  ['without=milk', false],
  ['restaurant=leeds-greek-street', false],
  ['without=milk,eggs', true],
  ['without=milk&diet=v', true],
  ['without=milk&restaurant=leeds-greek-street', true],
])('the menu query %s counts as rare: %s', (search, rarely) => expect(isRareQuery(readQuery(search))).toBe(rarely));

test('every dietary filter survives its address', () => {
  fc.assert(
    fc.property(fc.subarray([...allergens]), fc.subarray([...diets]), (without, dietNames) => {
      const filter = { without, diets: dietNames };
      expect(readQuery(menuSearch({ filter })).filter).toEqual(filter);
    }),
  );
});

test('normalising an address twice changes nothing more', () => {
  const word = fc.oneof(fc.string(), fc.constantFrom(...allergens.map(allergenSlug), ...diets, ',', 'other'));
  const query = fc.array(fc.tuple(fc.constantFrom('without', 'diet', 'restaurant', 'x'), word), { maxLength: 50 });
  fc.assert(
    fc.property(query, (pairs) => {
      const once = menuSearch(readMenuQuery(new URLSearchParams(pairs)));
      expect(tidy(once)).toBe(once);
    }),
  );
});
