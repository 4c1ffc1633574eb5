import { expect, test } from 'vitest';
import type { Wishes } from './allergen-filter.ts';
import { leftOutWords, shownWords } from './wish-words.ts';

test.each<[number, number, Wishes, string]>([
  [23, 65, { without: ['milk'], diets: [] }, '23 of 65 dishes are declared free from milk.'],
  [1, 65, { without: ['eggs', 'milk'], diets: [] }, '1 of 65 dishes is declared free from eggs and milk.'],
  [0, 1, { without: [], diets: ['vg'] }, '0 of 1 dish are marked vegan.'],
  [
    4,
    65,
    { without: ['cereals containing gluten', 'fish'], diets: ['v'] },
    '4 of 65 dishes are declared free from gluten and fish, and marked vegetarian.',
  ],
])('%i of %i, %j', (shown, of, wishes, words) => expect(shownWords(shown, of, wishes)).toBe(words));

test('says why dishes are left out, and names those nobody can vouch for', () => {
  const named = (...names: string[]) => names.map((name) => ({ name }));
  const leftOut = {
    contains: named('a', 'b'),
    'may-contain': named('c'),
    unknown: named('Amaro', 'Sour'),
    diet: named('d'),
  };
  expect(leftOutWords(leftOut, ['eggs', 'milk'])).toBe(
    'Left out: 2 dishes with eggs or milk, 1 dish that may contain eggs or milk and 1 dish without the mark. ' +
      'Unknown, so left out too: Amaro and Sour. A supplier has not told us about eggs or milk yet.',
  );
  expect(leftOutWords({ ...leftOut, contains: [], 'may-contain': [], diet: [] }, ['milk'])).toBe(
    'Unknown, so left out too: Amaro and Sour. A supplier has not told us about milk yet.',
  );
  expect(leftOutWords({ contains: [], 'may-contain': [], unknown: [], diet: [] }, [])).toBe('');
});
