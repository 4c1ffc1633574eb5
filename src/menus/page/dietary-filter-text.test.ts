import { expect, test } from 'vitest';
import type { DietaryFilter } from '../allergen-filter.ts';
import { leftOutText, shownText } from './dietary-filter-text.ts';

test.each<[number, number, DietaryFilter, string]>([
  [23, 65, { without: ['milk'], diets: [] }, '23 of 65 dishes have no milk in the recipe.'],
  [1, 65, { without: ['eggs', 'milk'], diets: [] }, '1 of 65 dishes has no eggs or milk in the recipe.'],
  [0, 1, { without: [], diets: ['vg'] }, '0 of 1 dish are marked vegan.'],
  [
    4,
    65,
    { without: ['cereals containing gluten', 'fish'], diets: ['v'] },
    '4 of 65 dishes have no fish or cereals containing gluten in the recipe, and are marked vegetarian.',
  ],
])('the summary for %i of %i dishes and %j', (count, of, filter, words) =>
  expect(shownText(count, of, filter)).toBe(words),
);

test('the reasons for leaving out dishes are given, naming those without a declaration', () => {
  const dishesOf = (...names: string[]) => names.map((name) => ({ name }));
  const leftOut = {
    contains: dishesOf('a', 'b'),
    'may-contain': dishesOf('c'),
    unknown: dishesOf('Amaro', 'Sour'),
    diet: dishesOf('d'),
  };
  expect(leftOutText(leftOut, ['eggs', 'milk'])).toBe(
    'Left out: 2 dishes with eggs or milk, 1 dish that may contain eggs or milk and 1 dish without the mark. ' +
      'Left out because a supplier hasn’t told us about eggs or milk yet: Amaro and Sour.',
  );
  expect(leftOutText({ ...leftOut, contains: [], 'may-contain': [], diet: [] }, ['milk'])).toBe(
    'Left out because a supplier hasn’t told us about milk yet: Amaro and Sour.',
  );
  expect(leftOutText({ contains: [], 'may-contain': [], unknown: [], diet: [] }, [])).toBe('');
});
