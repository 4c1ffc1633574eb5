import { z } from '@hono/zod-openapi';
import { formParts } from '../../forms/form-parts.ts';
import { emailAddress } from '../../values/email/email-address.ts';
import { firstName } from '../../values/person-name.ts';
import { optionalPhoneNumber } from '../../values/phone/phone-number.ts';
import { NO_FAVOURITE, RESTAURANT_MISSING } from './favourite.ts';

export const EMAIL_MISSING = 'Enter your e-mail address.';
export const TERMS_MISSING = 'Tick this box so we can e-mail you.';

const restaurant = z.string(RESTAURANT_MISSING).describe(`A storeId, or '${NO_FAVOURITE}'.`);

/** Fields of every sign-up. Without a key, identical forms count as one sign-up. */
const parts = { ...formParts, idempotencyKey: formParts.idempotencyKey.optional() };
const source = z
  .string()
  .regex(/^[\w-]{0,60}$/, 'up to 60 letters, digits, - or _')
  .default('')
  .describe('The tile or campaign it came from.');

type GivenBirthday = { day?: number | null; month?: number | null; year?: number | null };
/** Null and an empty object mean no birthday. */
export const hasBirthday = <Given extends GivenBirthday>(birthday: Given | null | undefined): birthday is Given =>
  [birthday?.day, birthday?.month, birthday?.year].some((part) => part !== null && part !== undefined);

/** Day, month and year are validated together by birthdayProblems. */
const birthday = z
  .object({ day: z.number().nullish(), month: z.number().nullish(), year: z.number().nullish() })
  .nullish()
  .transform((birthday) => (hasBirthday(birthday) ? birthday : undefined))
  .openapi({ example: { day: 17, month: 5 } });

/** Our fields by their names in the second interface (product 7.1); its acceptHoseasons is ignored as unknown. */
const OUR_NAMES: Record<string, string> = { emailAddress: 'email', acceptSMSTerms: 'acceptSmsTerms' };

/** A sign-up under our field names, which take precedence. */
export function inOurNames<Given>(input: Given): Given {
  if (typeof input !== 'object' || input === null) return input;
  const entries = Object.entries(input).map(([name, value]) => [OUR_NAMES[name] ?? name, value]);
  return { ...Object.fromEntries(entries), ...input };
}

/** Errors under the field names that were sent. */
export function inSentNames(problems: Record<string, string>, input: object): Record<string, string> {
  const sentAs = (name: string) => Object.keys(input).find((candidate) => OUR_NAMES[candidate] === name);
  return Object.fromEntries(
    Object.entries(problems).map(([name, words]) => [name in input ? name : (sentAs(name) ?? name), words]),
  );
}

const signUpFields = z.object({
  ...parts,
  email: emailAddress(EMAIL_MISSING).describe('Or `emailAddress`.'),
  firstName,
  favouriteRestaurant: restaurant,
  phoneNumber: optionalPhoneNumber,
  birthday,
  acceptTerms: z.literal(true, TERMS_MISSING),
  acceptSmsTerms: z.boolean().default(false).describe('Or `acceptSMSTerms`.'),
  source,
});
/** POST /api/signup */
export const signUpBody = z.preprocess<unknown, typeof signUpFields, z.input<typeof signUpFields>>(
  inOurNames,
  signUpFields,
);
export type SignUpRequest = z.output<typeof signUpBody>;

/** POST /api/v1/signup/subscribe: a second interface to the same list. */
export const subscribeBody = z.object({
  ...parts,
  emailAddress: emailAddress(EMAIL_MISSING),
  name: firstName,
  restaurantId: restaurant,
  mobile: optionalPhoneNumber,
  dateOfBirth: z
    .union([z.literal(''), z.iso.date('Enter a real date, with a four-digit year.')])
    .default('')
    .describe('In the year 1904 where no year was told.'),
  marketingEmail: z.literal(true, TERMS_MISSING),
  marketingSms: z.boolean().default(false),
  tile: source,
});
export type SubscribeRequest = z.output<typeof subscribeBody>;

const signUpStatus = z.enum(['pending', 'confirmed']);
export type SignUpStatus = z.infer<typeof signUpStatus>;

/** The response of both interfaces, the same whether or not the address is known. */
export const signUpAnswer = z.object({ data: z.object({ status: signUpStatus }) });

export const signUpLinkAnswer = z.object({
  data: z.object({
    status: z.enum([...signUpStatus.options, 'left']).describe('Left: confirmed once, and no channel stands any more.'),
    channels: z
      .array(z.enum(['email', 'sms']))
      .describe('What pressing the button would give; once it is confirmed, what stands now.'),
    welcomeVoucher: z
      .boolean()
      .optional()
      .describe('When it has just been confirmed: whether the e-mail that follows brings a voucher.'),
  }),
});
export type SignUpLink = z.infer<typeof signUpLinkAnswer>['data'];
