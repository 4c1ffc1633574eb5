import { describe, expect, test } from 'vitest';
import { companySettings, companyText } from './company.ts';

const company = {
  registeredName: 'Osteria Due Limited',
  registeredNumber: 'SC123456',
  registeredIn: 'Scotland' as const,
  registeredOffice: '1 High Street, Perth PH1 5AA',
  vatNumber: 'GB123456789',
};

test.each([
  [
    company,
    'Osteria Due Limited, registered in Scotland, number SC123456. Registered office: 1 High Street, Perth PH1 5AA. VAT number GB\u00a0123\u00a04567\u00a089.',
  ],
  [
    { ...company, vatNumber: undefined, registeredIn: undefined, registeredOffice: undefined },
    'Osteria Due Limited, number SC123456.',
  ],
  [{ vatNumber: 'GB123456789' }, 'VAT number GB\u00a0123\u00a04567\u00a089.'],
  [{}, ''],
])('%j is %s', (given, words) => expect(companyText(given)).toBe(words));

describe('a number that no register or HMRC gives is refused', () => {
  test.each([
    ['registeredNumber', '1234567'],
    ['registeredNumber', '123456789'],
    ['registeredNumber', 'sc123456'],
    ['vatNumber', '123456789'],
    ['vatNumber', 'GB12345678'],
    ['vatNumber', 'GB 123 4567 89'],
    ['registeredIn', 'England'],
  ])('%s %s', (name, value) => expect(companySettings.safeParse({ ...company, [name]: value }).success).toBe(false));

  test('the right ones are taken', () => expect(companySettings.parse(company)).toEqual(company));
});
