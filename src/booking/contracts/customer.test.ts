import { expect, it } from 'vitest';
import { PHONE_FOR_TEXTS } from '../../values/phone/phone.ts';
import { checkCustomerField, customer, SPECIAL_REQUEST_LIMIT } from './customer.ts';

it.each([
  ['firstName', 'Zoë', true, true],
  ['firstName', ' ', false, false],
  ['firstName', '1234', true, false],
  ['lastName', "O'Brien-Łuczak", true, true],
  ['lastName', 'x'.repeat(61), true, false],
  ['email', '', false, false],
  ['email', 'zoe@example.co.uk', true, true],
  ['email', 'zoe@example', true, false],
  ['email', 'zoe example@example.com', true, false],
  ['email', "o'brien+pizza@mail.example.museum", true, true],
  ['email', 'zoe@xn--80ak6aa92e.xn--p1ai', true, true],
  ['email', 'zoe..z@example.com', true, false],
  ['email', '.zoe@example.com', true, false],
  ['email', 'zoe.@example.com', true, false],
  ['email', 'zoe@example..com', true, false],
  ['email', 'zoe@example.c', true, false],
  ['email', 'zoe@10.0.0.1', true, false],
  ['email', 'zoe@-example.com', true, false],
  ['email', 'zoe@example.com, bob@example.com', true, false],
  ['email', `${'z'.repeat(64)}@example.com`, true, true],
  ['email', `${'z'.repeat(65)}@example.com`, true, false],
  ['email', `zoe@${'example.'.repeat(32)}com`, true, false],
  ['firstName', 'Zoë\nBcc: all@example.com', true, false],
  ['firstName', 'Zoë\ud83d', true, false],
  ['specialRequest', 'Hello \ud83d', true, false],
  ['phoneNumber', '', false, true],
  ['phoneNumber', '0113 496 0100', true, true],
  ['phoneNumber', '+44 7911 123456', true, true],
  ['phoneNumber', '+39 06 6982 1234', true, true],
  ['phoneNumber', '07700 900123', true, true],
  ['phoneNumber', '12345', true, false],
  ['phoneNumber', 'call me', true, false],
  ['specialRequest', '', false, true],
  ['specialRequest', 'One of us is coeliac.\nThank you', true, true],
  ['specialRequest', 'x'.repeat(SPECIAL_REQUEST_LIMIT), true, true],
  ['specialRequest', 'x'.repeat(SPECIAL_REQUEST_LIMIT + 1), true, false],
  ['specialRequest', 'a\u0000b', true, false],
] as const)('%s %j is present: %s, and valid: %s', (field, value, present, valid) => {
  const check = checkCustomerField(field, value);
  expect(check).toMatchObject({ present, valid });
  expect(check.message === null).toBe(valid);
});

it('customer fields are trimmed and consent defaults to off', () => {
  const parsed = customer.parse({ firstName: ' Ann ', lastName: 'Baker', email: ' ann@example.co.uk ' });
  expect(parsed).toEqual({
    firstName: 'Ann',
    lastName: 'Baker',
    email: 'ann@example.co.uk',
    phoneNumber: '',
    specialRequest: '',
    shouldReceivePromotions: false,
    shouldReceiveSms: false,
  });
});

it.each([
  [{ shouldReceiveSms: true }, false],
  [{ shouldReceiveSmsPromotions: true }, false],
  [{ shouldReceiveSms: true, phoneNumber: '07700 900123' }, true],
  [{ shouldReceiveSms: false, shouldReceiveSmsPromotions: false }, true],
])('text messages need a number: %j is valid: %s', (optIns, valid) => {
  const parsed = customer.safeParse({ firstName: 'Ann', lastName: 'Baker', email: 'ann@example.co.uk', ...optIns });
  expect(parsed.success).toBe(valid);
  if (!valid) expect(parsed.error?.issues).toMatchObject([{ path: ['phoneNumber'], message: PHONE_FOR_TEXTS }]);
});

it('the phone number’s error is shown at its field', () => {
  const check = checkCustomerField('phoneNumber', ' ', { byText: true });
  expect(check).toEqual({ present: false, valid: false, message: PHONE_FOR_TEXTS });
  expect(checkCustomerField('phoneNumber', ' ').valid).toBe(true);
  expect(checkCustomerField('firstName', 'Ann', { byText: true }).valid).toBe(true);
});
