import { z } from '@hono/zod-openapi';
import { formParts } from '../../forms/form-parts.ts';
import { emailAddress } from '../../values/email/email-address.ts';
import { firstName } from '../../values/person-name.ts';
import { optionalPhoneNumber } from '../../values/phone/phone-number.ts';

export const EMAIL_MISSING = 'Please give your e-mail address.';
export const RESTAURANT_MISSING = 'Please choose your favourite restaurant.';
export const TERMS_MISSING = 'Please tick this box, so that we may write to you.';

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

/** POST /api/signup */
export const signUpBody = z.object({
  ...parts,
  email: emailAddress(EMAIL_MISSING),
  firstName,
  favouriteRestaurant: z.string(RESTAURANT_MISSING).describe('A storeId.'),
  phoneNumber: optionalPhoneNumber,
  birthday,
  acceptTerms: z.literal(true, TERMS_MISSING),
  acceptSmsTerms: z.boolean().default(false),
  source,
});
export type SignUpRequest = z.output<typeof signUpBody>;

/** POST /api/v1/signup/subscribe: the second interface, for the same list. */
export const subscribeBody = z.object({
  ...parts,
  emailAddress: emailAddress(EMAIL_MISSING),
  name: firstName,
  restaurantId: z.string().default('').describe('A storeId.'),
  mobile: optionalPhoneNumber,
  dateOfBirth: z
    .union([z.literal(''), z.iso.date('Please give the birthday as a day of the calendar.')])
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
