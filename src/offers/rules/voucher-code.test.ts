import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isWholeCode, newVoucherCode, typedCode } from './voucher-code.ts';

const fresh = () => newVoucherCode(randomInt);
const LETTERS = 'CDFGHJKMNPQRTWX34679';

test('a voucher code has three groups of four unambiguous letters', () => {
  for (let attempt = 0; attempt < 200; attempt += 1)
    expect(fresh()).toMatch(/^([CDFGHJKMNPQRTWX34679]{4}-){2}[CDFGHJKMNPQRTWX34679]{4}$/);
});

test('ten thousand voucher codes are all different', () => {
  expect(new Set(Array.from({ length: 10_000 }, fresh)).size).toBe(10_000);
});

test('a voucher code detects any single mistyped letter', () => {
  const code = fresh();
  for (const at of [...code].keys())
    for (const letter of LETTERS) {
      if (code[at] === '-' || code[at] === letter) continue;
      expect(isWholeCode(`${code.slice(0, at)}${letter}${code.slice(at + 1)}`)).toBe(false);
    }
});

test('a voucher code detects swapped neighbours, except the first and last letters of the alphabet', () => {
  const digits = fc.array(fc.integer({ min: 0, max: 19 }), { minLength: 11, maxLength: 11 });
  fc.assert(
    fc.property(digits, fc.integer({ min: 0, max: 10 }), (values, at) => {
      const queue = [...values];
      const letters = newVoucherCode(() => queue.shift() as number).replaceAll('-', '');
      const [left, right] = [letters[at], letters[at + 1]] as [string, string];
      fc.pre(left !== right && [left, right].sort().join('') !== '9C');
      const transposed = letters.slice(0, at) + right + left + letters.slice(at + 2);
      return isWholeCode(letters) && !isWholeCode(transposed);
    }),
  );
});

test.each([
  ['small letters and spaces', (code: string) => code.toLowerCase().replaceAll('-', ' ')],
  ['no hyphens', (code: string) => code.replaceAll('-', '')],
  ['as printed', (code: string) => ` ${code} `],
])('a voucher code is recognised when typed with %s', (_, retype) => {
  const code = fresh();
  expect(typedCode(retype(code))).toBe(code);
});

test("a till's own code stays as it is", () => {
  expect(typedCode('tav-0001')).toBe('TAV-0001');
});
