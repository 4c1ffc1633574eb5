import type { z } from 'zod';
import type { voucherClaimBody } from '../contracts/offer-answers.ts';

export const VOUCHER_FORM = 'voucher';

/** The request body made from the form. The endpoint reports what is missing. */
export function voucherBodyOf(form: FormData, offerId: string) {
  const optional = (name: string) => String(form.get(name) ?? '') || undefined;
  return {
    offerId,
    emailAddress: String(form.get('emailAddress') ?? ''),
    acceptTerms: form.has('acceptTerms') as true,
    restaurant: optional('restaurant'),
    captchaToken: optional('captchaToken'),
    idempotencyKey: optional('idempotencyKey'),
  } satisfies z.input<typeof voucherClaimBody>;
}
