import { expect, test } from 'vitest';
import { fillIn, placeholdersIn } from './fill-in.ts';

test.each([
  ['The menus at {title}.', 'The menus at Leeds $& Co.'],
  ['{title}, {title}', 'Leeds $& Co, Leeds $& Co'],
  ['{site} and {toString} stay', '{site} and {toString} stay'],
  ['Menus', 'Menus'],
])('%s', (text, filled) => expect(fillIn(text, { title: 'Leeds $& Co' })).toBe(filled));

test('what stands in braces', () => {
  expect(placeholdersIn('{title}: only at {site}, { not this } {}')).toEqual(['title', 'site']);
});
