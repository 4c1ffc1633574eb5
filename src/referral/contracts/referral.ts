import { z } from '@hono/zod-openapi';
import { formParts } from '../../forms/form-parts.ts';
import { emailAddress } from '../../values/email/email-address.ts';

/**
 * Why a friend gets no voucher. Told only by e-mail, since the page would tell anyone whether an address has eaten
 * with us.
 */
export type UntoldReason = 'own-link' | 'referred-already' | 'eaten-before';

/** POST /api/referral/link */
export const referralLinkBody = z.object({
  emailAddress: emailAddress('Enter your e-mail address so we can send your own voucher.'),
  captchaToken: formParts.captchaToken,
});
export const referralLinkAnswer = z.object({
  url: z.string().describe('The personal link, the same each time.'),
  qr: z
    .object({ size: z.int(), path: z.string() })
    .describe('The link as a QR code: an SVG path, and the side of its square.'),
});
export type ReferralLink = z.infer<typeof referralLinkAnswer>;

/** POST /api/referral/claim */
export const referralClaimBody = z.object({
  from: z.string().max(100).describe('The code in the link.'),
  emailAddress: emailAddress('Enter your e-mail address so we can send the voucher.'),
  acceptTerms: z.literal(true, 'Tick this box to accept the terms.'),
  corrects: z
    .string()
    .max(700)
    .optional()
    .describe('The `correction` of an earlier answer, whose address was wrong: its voucher goes to this one instead.'),
  captchaToken: formParts.captchaToken,
  /** Without one, identical claims within ten minutes count as one. */
  idempotencyKey: formParts.idempotencyKey.optional(),
});
export type ReferralClaimRequest = z.output<typeof referralClaimBody>;
export const referralClaimAnswer = z.object({
  success: z.literal(true),
  correction: z.string().describe('Lets the sender put the address right: the next claim names it as `corrects`.'),
});
