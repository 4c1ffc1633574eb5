import { expect, it } from 'vitest';
import { type Allergen, type AllergenStatus, allergens } from '../../values/allergens/allergens.ts';
import type { PublicDish } from '../contract.ts';
import { allergenMatrix } from './matrix.ts';

function dish(said: Partial<Record<Allergen, AllergenStatus>>, ...forgotten: Allergen[]): PublicDish {
  const statements = allergens
    .filter((name) => !forgotten.includes(name))
    .toReversed()
    .map((name) => [name, said[name] ?? 'free']);
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
const saidOf = (one: PublicDish) =>
  allergenMatrix({ sections: [{ id: 'a', name: 'A', items: [one] }] })[0]?.rows[0]?.said;

it('puts each declaration under its allergen, in whatever order it was written', () => {
  const said = saidOf(dish({ celery: 'contains', milk: 'may-contain', 'tree nuts': 'unknown' }));
  expect(said).toHaveLength(14);
  expect([said?.[0], said?.[6], said?.[13]]).toEqual(['contains', 'may-contain', 'unknown']);
  expect(said?.filter((status) => status === 'free')).toHaveLength(11);
});

it('is unknown where nothing is declared', () => {
  expect(saidOf(dish({}, 'lupin'))?.[5]).toBe('unknown');
});
