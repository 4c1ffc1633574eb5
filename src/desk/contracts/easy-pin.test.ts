import { expect, test } from 'vitest';
import { isEasyPin } from './easy-pin.ts';

test.each([
  ['0000', true],
  ['1234', true],
  ['87654321', true],
  ['1233', false],
  ['2580', false],
  ['9012', false],
])('PIN %s is easy to guess: %s', (digits, expected) => expect(isEasyPin(digits)).toBe(expected));
