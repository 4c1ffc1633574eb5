import { z } from '@hono/zod-openapi';
import { MAX_TOKEN } from '../../platform/captcha/constants.ts';
import { emailAddress } from '../../values/email/email-address.ts';
import { picture } from '../../values/picture.ts';
import { isoDate, wallTime, weekdays } from '../../values/time/week.ts';

export const offerState = z.enum(['not-begun', 'running', 'ended', 'gone']);
export type OfferState = z.infer<typeof offerState>;

/** An offer as visitors see it. */
export const offerAnswer = z.object({
  id: z.string().describe('What a claim names: its slug.'),
  slug: z.string(),
  title: z.string(),
  price: z.string().optional(),
  description: z.string(),
  validityText: z.string(),
  termAndConditions: z.array(z.string()),
  successButtonText: z.string(),
  successButtonUrl: z.string(),
  overrideSuccessUrl: z.string().nullable(),
  picture: picture.optional(),
  restaurants: z
    .array(z.object({ storeId: z.string(), slug: z.string(), title: z.string() }))
    .nullable()
    .describe('Null: all of them.'),
  from: isoDate,
  until: isoDate,
  days: z.array(z.enum(weekdays)).optional(),
  times: z.object({ from: wallTime, until: wallTime }).optional(),
  voucherDays: z
    .int()
    .optional()
    .describe('A voucher ends so many days after it was given, if the offer does not before.'),
  state: offerState,
  fewLeft: z.boolean().describe('Whether it is nearly gone.'),
});
export type OfferAnswer = z.infer<typeof offerAnswer>;

export const offersAnswer = z.object({ offers: z.array(offerAnswer) });

const VOUCHER_EMAIL_MISSING = 'Enter your e-mail address so we can send the voucher.';
const TERMS = 'Tick this box to accept the terms.';

/** POST /api/offer/getcode */
export const voucherClaimBody = z.object({
  offerId: z.string().max(120),
  emailAddress: emailAddress(VOUCHER_EMAIL_MISSING),
  acceptTerms: z.literal(true, TERMS),
  restaurant: z
    .string()
    .max(120)
    .optional()
    .describe('The slug of the restaurant it is wanted for: the e-mail leads to a table there.'),
  captchaToken: z.string().max(MAX_TOKEN).optional(),
  /** Without one, identical claims within ten minutes count as one. */
  idempotencyKey: z
    .string()
    .regex(/^[\w.:-]{8,100}$/, 'a key of 8 to 100 letters, digits or . : - _')
    .optional(),
});
export type VoucherClaimRequest = z.output<typeof voucherClaimBody>;

export const voucherClaimAnswer = z.object({ success: z.literal(true) });
