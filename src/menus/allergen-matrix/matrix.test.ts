import { expect, it } from 'vitest';
import { type Allergen, type AllergenStatus, allergens } from '../../values/allergens/allergens.ts';
import type { PublicDish } from '../contract.ts';
import { allergenMatrix } from './matrix.ts';

function dish(declarations: Partial<Record<Allergen, AllergenStatus>>, ...forgotten: Allergen[]): PublicDish {
  const statements = allergens
    .filter((name) => !forgotten.includes(name))
    .toReversed()
    .map((name) => [name, declarations[name] ?? 'free']);
  return {
    id: 'x',
    name: 'X',
    description: '',
    price: 1,
    kcal: 1,
    dietaryTags: [],
    allergens: Object.fromEntries(statements) as PublicDish['allergens'],
  };
}
const statusesOf = (item: PublicDish) =>
  allergenMatrix({ sections: [{ id: 'a', name: 'A', items: [item] }] })[0]?.rows[0]?.said;

it('each declaration goes under its allergen, in any order', () => {
  const statuses = statusesOf(dish({ celery: 'contains', milk: 'may-contain', 'tree nuts': 'unknown' }));
  expect(statuses).toHaveLength(14);
  expect([statuses?.[0], statuses?.[6], statuses?.[13]]).toEqual(['contains', 'may-contain', 'unknown']);
  expect(statuses?.filter((status) => status === 'free')).toHaveLength(11);
});

it('an allergen without a declaration is unknown', () => {
  expect(statusesOf(dish({}, 'lupin'))?.[5]).toBe('unknown');
});
