import { data } from 'react-router';
import { expect, test } from 'vitest';
import { errorWords } from './error-words.ts';

test.each([
  ['words', 'It broke.', 'It broke.'],
  ['nothing', undefined, 'undefined'],
  ['a loader’s message', data('Menu not found.', { status: 404 }), '404 Menu not found.'],
  [
    'the router’s response',
    { status: 405, statusText: 'Method Not Allowed', data: 'No.' },
    '405 Method Not Allowed No.',
  ],
  ['another object', { reason: 'flour' }, '{"reason":"flour"}'],
])('%s is logged readably', (_, thrown, words) => expect(errorWords(thrown)).toBe(words));

test('an error is logged with its stack', () => {
  expect(errorWords(new Error('burnt'))).toMatch(/^Error: burnt\n +at /);
});
