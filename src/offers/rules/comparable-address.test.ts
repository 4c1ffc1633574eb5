import { expect, test } from 'vitest';
import { comparableAddress } from './comparable-address.ts';

test.each([
  ['Ann@Example.co.uk', 'ann@example.co.uk'],
  ['a.n.n@gmail.com', 'ann@gmail.com'],
  ['ann+pizza@gmail.com', 'ann@gmail.com'],
  ['A.nn+x+y@GoogleMail.com', 'ann@gmail.com'],
  ['ann+pizza@outlook.com', 'ann@outlook.com'],
  ['a.nn@outlook.com', 'a.nn@outlook.com'],
  ['a.nn+pizza@icloud.com', 'a.nn@icloud.com'],
  ['a.nn+pizza@proton.me', 'ann@proton.me'],
  ['a.nn+pizza@example.co.uk', 'a.nn+pizza@example.co.uk'],
  ['+pizza@gmail.com', '+pizza@gmail.com'],
])('%s is compared as %s', (email, compared) => {
  expect(comparableAddress(email)).toBe(compared);
});
