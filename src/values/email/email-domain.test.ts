import { expect, test } from 'vitest';
import { emailDomain } from './email-domain.ts';

test.each([
  ['hello@tavola.example', 'tavola.example'],
  ['"a@b"@tavola.example', 'tavola.example'],
])('the domain of %s is %s', (email, domain) => expect(emailDomain(email)).toBe(domain));
