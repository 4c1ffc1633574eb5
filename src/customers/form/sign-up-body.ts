import type { z } from 'zod';
import type { ExpectedPath } from '../../values/pages/expected-pages.ts';
import { DEFAULT_BIRTH_YEAR } from '../constants.ts';
import type { signUpBody, subscribeBody } from '../contracts/sign-up.ts';

/** The fields of the form, in order; a birthday is one of three. */
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

/** Where a sign-up leads. */
export const SIGN_UP_THANKS = '/signup-thanks' satisfies ExpectedPath;

/** Which of the two interfaces a form speaks. */
export type SignUpInterface = 'signup' | 'subscribe';

/** The form's fields by the names that the second interface gives them. */
const NAMES_OF_SUBSCRIBE: Record<string, SignUpField> = {
  emailAddress: 'email',
  name: 'firstName',
  restaurantId: 'favouriteRestaurant',
  dateOfBirth: 'birthday.day',
  mobile: 'phoneNumber',
  marketingEmail: 'acceptTerms',
  marketingSms: 'acceptSmsTerms',
};

/** The problems the second interface reports, by the form's own fields. */
export const inFormFields = (fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).map(([name, words]) => [NAMES_OF_SUBSCRIBE[name] ?? name, words]));

const text = (form: FormData, name: string) => String(form.get(name) ?? '');
const number = (typed: string) => (/^\d{1,2}$/.test(typed) ? Number(typed) : null);
/** What is no year of four digits is sent as one that is refused. */
const yearOf = (typed: string) => (typed === '' ? null : /^\d{4}$/.test(typed) ? Number(typed) : 0);

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
const ticked = (form: FormData, name: SignUpField) => form.has(name) as true;

/** The request of a sign-up form. What is missing is left to the endpoint to ask for. */
export const signUpBodyOf = (form: FormData) =>
  ({
    email: text(form, 'email'),
    firstName: text(form, 'firstName'),
    favouriteRestaurant: text(form, 'favouriteRestaurant'),
    phoneNumber: text(form, 'phoneNumber'),
    birthday: birthdayOfForm(form),
    acceptTerms: ticked(form, 'acceptTerms'),
    acceptSmsTerms: ticked(form, 'acceptSmsTerms'),
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
    marketingEmail: ticked(form, 'acceptTerms'),
    marketingSms: ticked(form, 'acceptSmsTerms'),
    tile: text(form, 'source'),
    captchaToken: optional(form, 'captchaToken'),
    idempotencyKey: optional(form, 'idempotencyKey'),
  } satisfies z.input<typeof subscribeBody>;
}
