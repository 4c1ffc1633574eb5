import { expect, test } from 'vitest';
import { capitalise, listInWords, withArticle } from './text.ts';

test.each([
  ['friday', 'Friday'],
  ['tree nuts', 'Tree nuts'],
  ['Eggs', 'Eggs'],
  ['', ''],
])('%j is capitalised as %j', (text, expected) => expect(capitalise(text)).toBe(expected));

test.each([
  ['Italian restaurant', 'an'],
  ['Uzbek restaurant', 'an'],
  ['European restaurant', 'a'],
  ['Ukrainian restaurant', 'a'],
  ['restaurant', 'a'],
])('%s has the article %s', (noun, article) => expect(withArticle(noun)).toBe(`${article} ${noun}`));

test.each([0, 1, 2, 3, 14])('%i words are listed like Intl.ListFormat', (count) => {
  const words = Array.from({ length: count }, (_, at) => `word ${at}`);
  const intlList = (type: 'conjunction' | 'disjunction') => new Intl.ListFormat('en-GB', { type }).format(words);
  expect(listInWords(words, 'and')).toBe(intlList('conjunction'));
  expect(listInWords(words, 'or')).toBe(intlList('disjunction'));
});
