import { type AllergenStatus, allergens } from '../../values/allergens/allergens.ts';
import type { MenuAnswer, PublicDish } from '../contract.ts';

/** One dish's row: its status for each of the fourteen allergens, in their order, and the kinds of cereals and nuts. */
export type MatrixRow = { id: string; name: string; nameLang?: string; said: AllergenStatus[]; kinds: string[] };
export type Matrix = { id: string; name: string; nameLang?: string; rows: MatrixRow[] }[];

/** An undeclared allergen counts as unknown, never as free. */
const rowOf = ({ id, name, nameLang, allergens: declarations, allergenKinds = {} }: PublicDish): MatrixRow => ({
  id,
  name,
  ...(nameLang && { nameLang }),
  said: allergens.map((allergen) => declarations[allergen] ?? 'unknown'),
  kinds: Object.values(allergenKinds).flat(),
});

/** Every dish of the menu against the fourteen allergens, by section. */
export function allergenMatrix({ sections }: Pick<MenuAnswer, 'sections'>): Matrix {
  return sections.map(({ id, name, nameLang, items }) => ({
    id,
    name,
    ...(nameLang && { nameLang }),
    rows: items.map(rowOf),
  }));
}
