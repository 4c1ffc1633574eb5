import type { MenuAnswer, PublicDish } from '../pages/content-contract.ts';
import { type AllergenStatus, allergens } from './allergens.ts';

/** One dish's line: what is declared of each of the fourteen, in their order. */
export type MatrixRow = { id: string; name: string; said: AllergenStatus[] };
export type Matrix = { id: string; name: string; rows: MatrixRow[] }[];

/** What is not declared is unknown, never free. */
const rowOf = ({ id, name, allergens: said }: PublicDish): MatrixRow => ({
  id,
  name,
  said: allergens.map((allergen) => said[allergen] ?? 'unknown'),
});

/** Every dish of the menu against the fourteen allergens, section by section. */
export function allergenMatrix({ sections }: Pick<MenuAnswer, 'sections'>): Matrix {
  return sections.map(({ id, name, items }) => ({ id, name, rows: items.map(rowOf) }));
}
