import type { z } from 'zod';
import type { FormEvents } from '../../forms/form-events.ts';
import type { voucherClaimBody } from '../contracts/offer-answers.ts';

export const VOUCHER_FORM = 'voucher';

/** The form's request. The endpoint reports missing fields. */
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

/** The flag of product 6.2, where the voucher was sent, and the restaurant it is for, by slug. */
export type VoucherSent = { voucherGenerated: true; emailAddress: string; restaurant?: string };

export const claimEvents = (offer: string): FormEvents => ({
  taken: { event: 'voucher_generated', offer },
  refused: { event: 'voucher_failed', offer },
});
