import type { Diet, Reason, Wishes } from './allergen-filter.ts';
import { type Allergen, shortName } from './allergens.ts';

export const dietWords: Record<Diet, string> = { v: 'vegetarian', vg: 'vegan', gf: 'gluten-free' };

/** Made on the first wish: a phone takes longer over it than over all the rest of a menu's code. */
function joiner(type: 'conjunction' | 'disjunction'): (words: string[]) => string {
  let list: Intl.ListFormat | undefined;
  return (words) => {
    list ??= new Intl.ListFormat('en-GB', { type });
    return list.format(words);
  };
}
const and = joiner('conjunction');
const or = joiner('disjunction');
const dishes = (count: number) => (count === 1 ? '1 dish' : `${count} dishes`);

/** 'declared free from eggs and milk, and marked vegetarian'. */
export function wishWords({ without, diets }: Wishes): string {
  return [
    without.length > 0 && `declared free from ${and(without.map(shortName))}`,
    diets.length > 0 && `marked ${and(diets.map((diet) => dietWords[diet]))}`,
  ]
    .filter(Boolean)
    .join(', and ');
}

/** '23 of 65 dishes are declared free from milk.' */
export function shownWords(shown: number, of: number, wishes: Wishes): string {
  return `${shown} of ${dishes(of)} ${shown === 1 ? 'is' : 'are'} ${wishWords(wishes)}.`;
}

/** Why the others are left out; what no supplier has told us is never kept back. */
export function leftOutWords(leftOut: Record<Reason, readonly { name: string }[]>, without: readonly Allergen[]) {
  const them = or(without.map(shortName));
  const { contains, 'may-contain': may, unknown, diet } = leftOut;
  const counted = [
    contains.length > 0 && `${dishes(contains.length)} with ${them}`,
    may.length > 0 && `${dishes(may.length)} that may contain ${them}`,
    diet.length > 0 && `${dishes(diet.length)} without the mark`,
  ].filter((words) => words !== false);
  const untold = and(unknown.map(({ name }) => name));
  return [
    counted.length > 0 && `Left out: ${and(counted)}.`,
    unknown.length > 0 && `Unknown, so left out too: ${untold}. A supplier has not told us about ${them} yet.`,
  ]
    .filter((sentence) => sentence !== false)
    .join(' ');
}
