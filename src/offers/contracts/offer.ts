import { href } from 'react-router';
import { z } from 'zod';
import { linkUrl } from '../../values/link.ts';
import { imageRef } from '../../values/picture.ts';
import { isoDate, wallTime, weekdays } from '../../values/time/week.ts';

/** A code tills accept. */
export const offerCode = z
  .string()
  .regex(/^[A-Z\d][A-Z\d-]{2,22}[A-Z\d]$/, 'a code of 4 to 24 capitals, digits and hyphens');

const total = z.int().min(1).describe('How many vouchers there are; absent means no limit.').optional();

/** Codes are generated for each voucher, taken from an external list, or shared by all. */
const codes = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('generated'), total }),
  z.strictObject({ kind: z.literal('pool') }).describe('One of the codes of the CSV file of the same name, each once.'),
  z.strictObject({ kind: z.literal('shared'), code: offerCode, total }),
]);

const SLUG = z.string().regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'small letters, digits and hyphens');

const isInOrder = ({ from, until }: { from: string; until: string }) => from <= until;

/** content/offers/{slug}.json: an offer claimed as a voucher (product 6.1). */
export const offer = z
  .strictObject({
    slug: SLUG,
    title: z.string().trim().min(1).max(80),
    /** Printed large on the stub: £10.95, Free, 2 for 1. */
    price: z.string().min(1).max(20).optional(),
    description: z.string().trim().min(1).max(400),
    validityText: z.string().trim().min(1).max(120).describe('When it holds, as one would say it.'),
    termAndConditions: z.array(z.string().trim().min(1).max(600)).min(1),
    image: imageRef.optional(),
    /** After a claim: a button, or a page instead of the thanks. */
    successButtonText: z.string().trim().min(1).max(40).default('Find a table'),
    successButtonUrl: linkUrl.default(href('/find-us')),
    overrideSuccessUrl: linkUrl.optional(),
    restaurants: z.union([z.literal('all'), z.array(z.string()).min(1)]).describe('All, or slugs.'),
    /** First and last day for claiming and using it, inclusive. */
    from: isoDate,
    until: isoDate,
    days: z.array(z.enum(weekdays)).min(1).optional().describe('Days on which it can be used; absent means any.'),
    times: z
      .strictObject({ from: wallTime, until: wallTime })
      .refine(isInOrder, 'from before until')
      .optional()
      .describe('Times of the day between which it can be used.'),
    /** A voucher ends this many days after it was issued, if before the offer ends. */
    voucherDays: z.int().min(1).max(400).optional(),
    /** Whether it is listed and anyone can claim it; others are sent by us, such as after a sign-up. */
    listed: z.boolean().default(true),
    /** Why an unrequested e-mail was sent, for its footer. */
    emailReason: z.string().trim().min(1).max(300).optional(),
    /** Minimum age, if not `offers.minimumAge` of the settings. */
    minimumAge: z.int().min(13).max(25).optional(),
    codes,
  })
  .refine(isInOrder, { path: ['until'], error: 'a day not before from' });
export type Offer = z.infer<typeof offer>;

/** Codes of a pool, from content/offers/{slug}.csv. */
export type OfferPool = { slug: string; codes: string[] };
