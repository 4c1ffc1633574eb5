import type { Allergen } from '../../values/allergens/allergens.ts';
import { listInWords } from '../../values/text.ts';
import type { Diet, DietaryFilter, Reason } from '../allergen-filter.ts';

export const dietWords: Record<Diet, string> = { v: 'vegetarian', vg: 'vegan', gf: 'no gluten ingredients' };

const and = (words: readonly string[]) => listInWords(words, 'and');
const or = (words: readonly string[]) => listInWords(words, 'or');
const dishes = (count: number) => (count === 1 ? '1 dish' : `${count} dishes`);

const GLUTEN: Allergen = 'cereals containing gluten';
/** Gluten comes last: “cereals containing gluten or milk” is ambiguous. */
const allergenWords = (without: readonly Allergen[]) =>
  or(without.includes(GLUTEN) ? [...without.filter((name) => name !== GLUTEN), GLUTEN] : without);

/** '23 of 65 dishes have no eggs or milk in the recipe, and are marked vegetarian.' */
export function shownText(count: number, of: number, { without, diets }: DietaryFilter): string {
  const [has, is] = count === 1 ? ['has', 'is'] : ['have', 'are'];
  const clauses = [
    without.length > 0 && `${has} no ${allergenWords(without)} in the recipe`,
    diets.length > 0 && `${is} marked ${and(diets.map((diet) => dietWords[diet]))}`,
  ];
  return `${count} of ${dishes(of)} ${clauses.filter(Boolean).join(', and ')}.`;
}

/** Why dishes are left out; names those whose suppliers declared nothing. */
export function leftOutText(leftOut: Record<Reason, readonly { name: string }[]>, without: readonly Allergen[]) {
  const allergenText = allergenWords(without);
  const { contains, 'may-contain': may, unknown, diet } = leftOut;
  const counts = [
    contains.length > 0 && `${dishes(contains.length)} with ${allergenText}`,
    may.length > 0 && `${dishes(may.length)} that may contain ${allergenText}`,
    diet.length > 0 && `${dishes(diet.length)} without the mark`,
  ].filter((words) => words !== false);
  const undeclaredNames = and(unknown.map(({ name }) => name));
  return [
    counts.length > 0 && `Left out: ${and(counts)}.`,
    unknown.length > 0 && `Left out because a supplier hasn’t told us about ${allergenText} yet: ${undeclaredNames}.`,
  ]
    .filter((sentence) => sentence !== false)
    .join(' ');
}
