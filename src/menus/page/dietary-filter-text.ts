import type { Allergen } from '../../values/allergens/allergens.ts';
import { listInWords } from '../../values/text.ts';
import type { Diet, DietaryFilter, Reason } from '../allergen-filter.ts';

export const dietWords: Record<Diet, string> = { v: 'vegetarian', vg: 'vegan', gf: 'no gluten ingredients' };

const and = (words: readonly string[]) => listInWords(words, 'and');
const or = (words: readonly string[]) => listInWords(words, 'or');
const dishes = (count: number) => (count === 1 ? '1 dish' : `${count} dishes`);

/** The filter as text: 'without eggs or milk in the recipe, and marked vegetarian'. */
function filterText({ without, diets }: DietaryFilter): string {
  return [
    without.length > 0 && `without ${or(without)} in the recipe`,
    diets.length > 0 && `marked ${and(diets.map((diet) => dietWords[diet]))}`,
  ]
    .filter(Boolean)
    .join(', and ');
}

/** '23 of 65 dishes are without milk in the recipe.' */
export function shownText(shown: number, of: number, filter: DietaryFilter): string {
  return `${shown} of ${dishes(of)} ${shown === 1 ? 'is' : 'are'} ${filterText(filter)}.`;
}

/** Why dishes are left out; those whose suppliers declared nothing are named. */
export function leftOutText(leftOut: Record<Reason, readonly { name: string }[]>, without: readonly Allergen[]) {
  const them = or(without);
  const { contains, 'may-contain': may, unknown, diet } = leftOut;
  const counted = [
    contains.length > 0 && `${dishes(contains.length)} with ${them}`,
    may.length > 0 && `${dishes(may.length)} that may contain ${them}`,
    diet.length > 0 && `${dishes(diet.length)} without the mark`,
  ].filter((words) => words !== false);
  const undeclared = and(unknown.map(({ name }) => name));
  return [
    counted.length > 0 && `Left out: ${and(counted)}.`,
    unknown.length > 0 && `Left out because a supplier hasn’t told us about ${them} yet: ${undeclared}.`,
  ]
    .filter((sentence) => sentence !== false)
    .join(' ');
}
