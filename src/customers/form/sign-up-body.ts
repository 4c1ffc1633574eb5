import type { z } from 'zod';
import type { ExpectedPath } from '../../values/pages/expected-pages.ts';
import { DEFAULT_BIRTH_YEAR } from '../constants.ts';
import type { signUpBody, subscribeBody } from '../contracts/sign-up.ts';

/** The form's fields, in order; a birthday has three. */
export const SIGN_UP_FIELDS = [
  'email',
  'firstName',
  'favouriteRestaurant',
  'birthday.month',
  'birthday.day',
  'birthday.year',
  'phoneNumber',
  'acceptTerms',
  'acceptSmsTerms',
] as const;
type SignUpField = (typeof SIGN_UP_FIELDS)[number];

export const SIGN_UP_THANKS = '/signup-thanks' satisfies ExpectedPath;

export type SignUpInterface = 'signup' | 'subscribe';

/** The form's fields by their names in the second interface. */
const NAMES_OF_SUBSCRIBE: Record<string, SignUpField> = {
  emailAddress: 'email',
  name: 'firstName',
  restaurantId: 'favouriteRestaurant',
  dateOfBirth: 'birthday.day',
  mobile: 'phoneNumber',
  marketingEmail: 'acceptTerms',
  marketingSms: 'acceptSmsTerms',
};

/** Errors from the second interface, by form field. */
export const inFormFields = (fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).map(([name, words]) => [NAMES_OF_SUBSCRIBE[name] ?? name, words]));

const text = (form: FormData, name: string) => String(form.get(name) ?? '');
const number = (input: string) => (/^\d{1,2}$/.test(input) ? Number(input) : null);
/** A year without four digits is sent as an invalid one. */
const yearOf = (input: string) => (input === '' ? null : /^\d{4}$/.test(input) ? Number(input) : 0);

type TypedBirthday = { day: number | null; month: number | null; year: number | null };

export function birthdayOfForm(form: FormData): TypedBirthday | undefined {
  const [day, month, year] = (['day', 'month', 'year'] as const).map((part) => text(form, `birthday.${part}`).trim());
  if (!day && !month && !year) return undefined;
  return { day: number(day ?? ''), month: number(month ?? ''), year: yearOf(year ?? '') };
}

const twoDigits = (value: number | null) => String(value ?? 0).padStart(2, '0');
const isoOf = ({ day, month, year }: TypedBirthday) =>
  `${String(year ?? DEFAULT_BIRTH_YEAR).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`;

const optional = (form: FormData, name: string) => text(form, name) || undefined;
const isTicked = (form: FormData, name: SignUpField) => form.has(name) as true;

/** A sign-up form's request. The endpoint reports missing fields. */
export const signUpBodyOf = (form: FormData) =>
  ({
    email: text(form, 'email'),
    firstName: text(form, 'firstName'),
    favouriteRestaurant: text(form, 'favouriteRestaurant'),
    phoneNumber: text(form, 'phoneNumber'),
    birthday: birthdayOfForm(form),
    acceptTerms: isTicked(form, 'acceptTerms'),
    acceptSmsTerms: isTicked(form, 'acceptSmsTerms'),
    source: text(form, 'source'),
    captchaToken: optional(form, 'captchaToken'),
    idempotencyKey: optional(form, 'idempotencyKey'),
  }) satisfies z.input<typeof signUpBody>;

/** The same for the second interface. */
export function subscribeBodyOf(form: FormData) {
  const birthday = birthdayOfForm(form);
  return {
    emailAddress: text(form, 'email'),
    name: text(form, 'firstName'),
    restaurantId: text(form, 'favouriteRestaurant'),
    mobile: text(form, 'phoneNumber'),
    dateOfBirth: birthday ? isoOf(birthday) : '',
    marketingEmail: isTicked(form, 'acceptTerms'),
    marketingSms: isTicked(form, 'acceptSmsTerms'),
    tile: text(form, 'source'),
    captchaToken: optional(form, 'captchaToken'),
    idempotencyKey: optional(form, 'idempotencyKey'),
  } satisfies z.input<typeof subscribeBody>;
}
