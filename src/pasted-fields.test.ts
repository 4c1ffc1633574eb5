import { expect, test } from 'vitest';
import { customerFields } from './booking/contracts/customer.ts';
import { sendEnquiryBody } from './booking/contracts/message.ts';
import { applicationBody } from './careers/contracts/application.ts';
import { groupBookingBody } from './contact/contracts/group-booking.ts';
import { contactBody, contactJson } from './contact/contracts/message.ts';
import { preferencesLinkBody, updatePreferencesBody } from './customers/contracts/preferences.ts';
import { signUpBody, subscribeBody } from './customers/contracts/sign-up.ts';
import { voucherClaimBody } from './offers/contracts/offer-answers.ts';
import { typedCode } from './offers/rules/voucher-code.ts';
import { submitBody } from './payments/contract.ts';
import { referralClaimBody, referralLinkBody } from './referral/contracts/referral.ts';
import { geoSearchRequest } from './restaurants/geo-contract.ts';
import { readPlace } from './restaurants/search/position.ts';

type Shape = Record<string, { safeParse: (value: unknown) => { data?: unknown } }>;
const contracts = {
  customer: customerFields.shape,
  messageToRestaurant: { ...sendEnquiryBody.shape.customer.shape, message: sendEnquiryBody.shape.message },
  contact: contactBody.shape,
  contactJson: contactJson.shape,
  group: groupBookingBody.shape,
  signUp: signUpBody.def.out.shape,
  subscribe: subscribeBody.shape,
  preferences: updatePreferencesBody.shape,
  preferencesLink: preferencesLinkBody.shape,
  voucher: voucherClaimBody.shape,
  referralLink: referralLinkBody.shape,
  referralClaim: referralClaimBody.shape,
  application: applicationBody.shape,
  card: submitBody.shape,
} as unknown as Record<string, Shape>;

/** The field names of each kind, a value, and a pasted variant of it. */
const kinds: { names: RegExp; pasted: string; value: string }[] = [
  {
    names: /^email(Address)?$/,
    pasted: '\u2066\ufeffann\u200b@\u00a0example.co.uk\u2069 \u00a0',
    value: 'ann@example.co.uk',
  },
  {
    names: /^(phone|phoneNumber|telephone|telephoneNumber|mobile)$/,
    pasted: '\u202a07700\u00a0900\u200b123\u202c',
    value: '07700 900123',
  },
  { names: /^(firstName|lastName|secondName|name)$/, pasted: '\u200eZoë\u2003\u00a0Lee\u200f ', value: 'Zoë Lee' },
  { names: /^(message|specialRequest)$/, pasted: ' One\r\n\u202eTwo\u200d ', value: 'One\nTwo\u200d' },
];
const fields = Object.entries(contracts).flatMap(([contract, shape]) =>
  Object.keys(shape).flatMap((field) =>
    kinds.filter(({ names }) => names.test(field)).map((kind) => ({ contract, field, ...kind })),
  ),
);

test('every contract has a field to test', () => {
  expect(new Set(fields.map(({ contract }) => contract))).toEqual(new Set(Object.keys(contracts)));
});

test.each(fields)(
  '$contract: $field is tidied before validation',
  ({ contract, field, pasted: pastedValue, value }) => {
    expect(contracts[contract]?.[field]?.safeParse(pastedValue).data).toBe(value);
  },
);

test("an application's lines and answers are tidied", () => {
  const { experience, questionAnswers } = applicationBody.shape;
  expect(experience.parse([{ employer: '\u200bPizzeria\u00a0Gino', jobTitle: 'Chef\ufeff' }])).toMatchObject([
    { employer: 'Pizzeria Gino', jobTitle: 'Chef' },
  ]);
  expect(questionAnswers.parse([{ id: 'why', answer: 'The oven,\r\nof course.' }])).toEqual([
    { id: 'why', answer: ['The oven,\nof course.'] },
  ]);
});

test('a place and a voucher code are tidied', () => {
  expect(readPlace(new URLSearchParams({ q: '\u2066LS1\u00a0 4\ufeffDY\u2069' }))).toBe('LS1 4DY');
  expect(geoSearchRequest.params.parse({ query: ' \ufeffLS1\u00a04DY' })).toEqual({ query: 'LS1 4DY' });
  expect(typedCode('\u200bhatch\u206010\u00a0')).toBe('HATCH10');
});
