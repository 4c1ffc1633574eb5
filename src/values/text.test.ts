import { expect, test } from 'vitest';
import { capitalise, listInWords, withArticle } from './text.ts';

test.each([
  ['friday', 'Friday'],
  ['tree nuts', 'Tree nuts'],
  ['Eggs', 'Eggs'],
  ['', ''],
])('%j is %j at the start of a line', (text, capitalised) => expect(capitalise(text)).toBe(capitalised));

test.each([
  ['Italian restaurant', 'an'],
  ['Uzbek restaurant', 'an'],
  ['European restaurant', 'a'],
  ['Ukrainian restaurant', 'a'],
  ['restaurant', 'a'],
])('%s has the article %s', (noun, article) => expect(withArticle(noun)).toBe(`${article} ${noun}`));

test.each([0, 1, 2, 3, 14])('%i words are listed as the language has it', (count) => {
  const words = Array.from({ length: count }, (_, at) => `word ${at}`);
  const formatted = (type: 'conjunction' | 'disjunction') => new Intl.ListFormat('en-GB', { type }).format(words);
  expect(listInWords(words, 'and')).toBe(formatted('conjunction'));
  expect(listInWords(words, 'or')).toBe(formatted('disjunction'));
});
