import { taken } from '../../forms/form-answer.ts';
import type { SendForm } from '../../forms/use-sent-form.ts';
import { bookingClient } from '../../platform/api/browser-api.ts';
import { typedClient } from '../../platform/api/endpoints.ts';
import { requestCaptchaToken } from '../../platform/captcha/captcha-token.ts';
import { pushToDataLayer } from '../../platform/data-layer.ts';
import type { OfferEndpoints } from '../api/offers-api.server.ts';
import { voucherBodyOf } from './voucher-body.ts';

/** Whether a voucher was generated: the specification's flag. */
export type VoucherSent = { voucherGenerated: true };

/** Claims a voucher, and tells the tag manager how that went; throws NotTaken. */
export const sendClaim =
  (offerId: string): SendForm<VoucherSent> =>
  async (form) => {
    const token = await requestCaptchaToken();
    if (token) form.set('captchaToken', token);
    const body = voucherBodyOf(form, offerId);
    const result = await typedClient<OfferEndpoints>(bookingClient).post('/api/offer/getcode', { body });
    if (result.ok) pushToDataLayer({ event: 'voucher_generated', offer: offerId });
    else pushToDataLayer({ event: 'voucher_failed', offer: offerId, status: result.status });
    taken(result);
    return { voucherGenerated: true };
  };
