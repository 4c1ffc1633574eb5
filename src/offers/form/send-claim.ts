import { taken } from '../../forms/form-answer.ts';
import type { FormEvents } from '../../forms/form-events.ts';
import type { SendForm } from '../../forms/use-sent-form.ts';
import { bookingClient } from '../../platform/api/browser-api.ts';
import { typedClient } from '../../platform/api/endpoints.ts';
import { requestCaptchaToken } from '../../platform/captcha/captcha-token.ts';
import type { OfferEndpoints } from '../api/offers-api.server.ts';
import { voucherBodyOf } from './voucher-body.ts';

/** Whether a voucher was generated: the specification's flag; where it was sent; and for which restaurant, by slug. */
export type VoucherSent = { voucherGenerated: true; emailAddress: string; restaurant?: string };

export const claimEvents = (offer: string): FormEvents => ({
  taken: { event: 'voucher_generated', offer },
  refused: { event: 'voucher_failed', offer },
});

/** Claims a voucher; throws NotTaken. */
export const sendClaim =
  (offerId: string): SendForm<VoucherSent> =>
  async (form) => {
    const token = await requestCaptchaToken();
    if (token) form.set('captchaToken', token);
    const body = voucherBodyOf(form, offerId);
    taken(await typedClient<OfferEndpoints>(bookingClient).post('/api/offer/getcode', { body }));
    const { emailAddress, restaurant } = body;
    return { voucherGenerated: true, emailAddress, restaurant };
  };
