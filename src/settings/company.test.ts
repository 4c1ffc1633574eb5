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
])('the company %j reads %s', (company, words) => expect(companyText(company)).toBe(words));

describe("the company's numbers are validated", () => {
  test.each([
    ['registeredNumber', '1234567'],
    ['registeredNumber', '123456789'],
    ['registeredNumber', 'sc123456'],
    ['vatNumber', '123456789'],
    ['vatNumber', 'GB12345678'],
    ['vatNumber', 'GB 123 4567 89'],
    ['registeredIn', 'England'],
  ])("the %s %s is refused as one that isn't issued", (name, value) =>
    expect(companySettings.safeParse({ ...company, [name]: value }).success).toBe(false),
  );

  test('valid company numbers are accepted', () => expect(companySettings.parse(company)).toEqual(company));
});
