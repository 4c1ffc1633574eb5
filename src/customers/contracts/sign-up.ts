import { z } from '@hono/zod-openapi';
import { formParts } from '../../forms/form-parts.ts';
import { emailAddress } from '../../values/email/email-address.ts';
import { firstName } from '../../values/person-name.ts';
import { optionalPhoneNumber } from '../../values/phone/phone-number.ts';
import { NO_FAVOURITE, RESTAURANT_MISSING } from './favourite.ts';

export const EMAIL_MISSING = 'Enter your e-mail address.';
export const TERMS_MISSING = 'Tick this box so we can e-mail you.';

const restaurant = z.string(RESTAURANT_MISSING).describe(`A storeId, or '${NO_FAVOURITE}'.`);

/** What a sign-up form and the API send beside the fields; without a key, the same form is the same sign-up. */
const parts = { ...formParts, idempotencyKey: formParts.idempotencyKey.optional() };
const source = z
  .string()
  .regex(/^[\w-]{0,60}$/, 'up to 60 letters, digits, - or _')
  .default('')
  .describe('The tile or campaign it came from.');

type GivenBirthday = { day?: number | null; month?: number | null; year?: number | null };
/** None is given by null, nor by an object without any of its parts. */
export const hasBirthday = <Given extends GivenBirthday>(given: Given | null | undefined): given is Given =>
  [given?.day, given?.month, given?.year].some((part) => part !== null && part !== undefined);

/** Day, month and year are checked together, by birthdayProblems. */
const birthday = z
  .object({ day: z.number().nullish(), month: z.number().nullish(), year: z.number().nullish() })
  .nullish()
  .transform((given) => (hasBirthday(given) ? given : undefined))
  .openapi({ example: { day: 17, month: 5 } });

/** Fields of ours in the names of the second interface (product 7.1); its acceptHoseasons is ignored as unknown. */
const OUR_NAMES: Record<string, string> = { emailAddress: 'email', acceptSMSTerms: 'acceptSmsTerms' };

/** A sign-up in our names, which win where both are sent. */
export function inOurNames<Given>(given: Given): Given {
  if (typeof given !== 'object' || given === null) return given;
  const renamed = Object.entries(given).map(([name, value]) => [OUR_NAMES[name] ?? name, value]);
  return { ...Object.fromEntries(renamed), ...given };
}

/** Problems of a sign-up by the names it was sent in. */
export function inSentNames(problems: Record<string, string>, sent: object): Record<string, string> {
  const sentAs = (name: string) => Object.keys(sent).find((one) => OUR_NAMES[one] === name);
  return Object.fromEntries(
    Object.entries(problems).map(([name, words]) => [name in sent ? name : (sentAs(name) ?? name), words]),
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

/** POST /api/v1/signup/subscribe: the second interface, for the same list. */
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

/** The answer of both, the same whether the address was known. */
export const signUpAnswer = z.object({ data: z.object({ status: signUpStatus }) });

/** What the link in the e-mail shows and does. */
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
