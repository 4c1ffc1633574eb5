import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isWholeCode, newVoucherCode, typedCode } from './voucher-code.ts';

const fresh = () => newVoucherCode(randomInt);
const LETTERS = 'CDFGHJKMNPQRTWX34679';

test('a code has three groups of four letters, none of which is taken for another', () => {
  for (let one = 0; one < 200; one += 1)
    expect(fresh()).toMatch(/^([CDFGHJKMNPQRTWX34679]{4}-){2}[CDFGHJKMNPQRTWX34679]{4}$/);
});

test('no two of ten thousand are the same', () => {
  expect(new Set(Array.from({ length: 10_000 }, fresh)).size).toBe(10_000);
});

test('any one letter mistyped is found', () => {
  const code = fresh();
  for (const at of [...code].keys())
    for (const letter of LETTERS) {
      if (code[at] === '-' || code[at] === letter) continue;
      expect(isWholeCode(`${code.slice(0, at)}${letter}${code.slice(at + 1)}`)).toBe(false);
    }
});

test('two neighbours swapped are found, but for the first and last letters of the alphabet', () => {
  const digits = fc.array(fc.integer({ min: 0, max: 19 }), { minLength: 11, maxLength: 11 });
  fc.assert(
    fc.property(digits, fc.integer({ min: 0, max: 10 }), (values, at) => {
      const given = [...values];
      const letters = newVoucherCode(() => given.shift() as number).replaceAll('-', '');
      const [one, other] = [letters[at], letters[at + 1]] as [string, string];
      fc.pre(one !== other && [one, other].sort().join('') !== '9C');
      const swapped = letters.slice(0, at) + other + one + letters.slice(at + 2);
      return isWholeCode(letters) && !isWholeCode(swapped);
    }),
  );
});

test.each([
  ['small letters and spaces', (code: string) => code.toLowerCase().replaceAll('-', ' ')],
  ['no hyphens', (code: string) => code.replaceAll('-', '')],
  ['as printed', (code: string) => ` ${code} `],
])('is read when typed with %s', (_, typed) => {
  const code = fresh();
  expect(typedCode(typed(code))).toBe(code);
});

test('a till’s own code stays as it is', () => {
  expect(typedCode('tav-0001')).toBe('TAV-0001');
});
