import { expect, test } from 'vitest';
import { inFormFields, signUpBodyOf, subscribeBodyOf } from './sign-up-body.ts';

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

const values = { email: 'ann@example.co.uk', firstName: 'Ann', favouriteRestaurant: '1013', acceptTerms: 'on' };

test.each([
  [{}, undefined, ''],
  [{ 'birthday.day': '29', 'birthday.month': '2' }, { day: 29, month: 2, year: null }, '1904-02-29'],
  [
    { 'birthday.day': '7', 'birthday.month': '5', 'birthday.year': '1984' },
    { day: 7, month: 5, year: 1984 },
    '1984-05-07',
  ],
  [{ 'birthday.month': '5' }, { day: null, month: 5, year: null }, '1904-05-00'],
  [{ 'birthday.day': '7', 'birthday.month': '5', 'birthday.year': '84' }, { day: 7, month: 5, year: 0 }, '0000-05-07'],
  [{ 'birthday.day': '7', 'birthday.month': '5', 'birthday.year': 'x' }, { day: 7, month: 5, year: 0 }, '0000-05-07'],
])('the birthday %j is read from the form', (birthday, object, iso) => {
  const form = formOf({ ...values, ...birthday });
  expect(signUpBodyOf(form).birthday).toEqual(object);
  expect(subscribeBodyOf(form).dateOfBirth).toBe(iso);
});

test('a ticked box is true in both interfaces', () => {
  expect(signUpBodyOf(formOf(values))).toMatchObject({ acceptTerms: true, acceptSmsTerms: false });
  expect(subscribeBodyOf(formOf({ ...values, acceptSmsTerms: 'on' }))).toMatchObject({
    marketingEmail: true,
    marketingSms: true,
  });
});

test("errors from either interface appear at the form's fields", () => {
  expect(inFormFields({ mobile: 'a', firstName: 'b', dateOfBirth: 'c' })).toEqual({
    phoneNumber: 'a',
    firstName: 'b',
    'birthday.day': 'c',
  });
});
