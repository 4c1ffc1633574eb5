import { expect, test } from 'vitest';
import { fillIn, placeholdersIn } from './fill-in.ts';

test.each([
  ['The menus at {title}.', 'The menus at Leeds $& Co.'],
  ['{title}, {title}', 'Leeds $& Co, Leeds $& Co'],
  ['{site} and {toString} stay', '{site} and {toString} stay'],
  ['Menus', 'Menus'],
])('the text %s is filled in', (text, output) => expect(fillIn(text, { title: 'Leeds $& Co' })).toBe(output));

test('the placeholders of a text are found', () => {
  expect(placeholdersIn('{title}: only at {site}, { not this } {}')).toEqual(['title', 'site']);
});
