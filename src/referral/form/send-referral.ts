import type { z } from 'zod';
import { taken } from '../../forms/form-answer.ts';
import type { FormEvents } from '../../forms/form-events.ts';
import { type AnsweredForm, answeredForm } from '../../forms/posted-form.ts';
import type { SendForm } from '../../forms/use-sent-form.ts';
import type { ApiClient } from '../../platform/api/api-client.ts';
import { bookingClient } from '../../platform/api/browser-api.ts';
import { typedClient } from '../../platform/api/endpoints.ts';
import type { ServerApi } from '../../platform/api/server-api.server.ts';
import { requestCaptchaToken } from '../../platform/captcha/captcha-token.ts';
import type { ReferralEndpoints } from '../api/referral-api.server.ts';
import type { ReferralLink, referralClaimBody } from '../contracts/referral.ts';

export const REFER_FORM = 'refer-a-friend';
export const FRIEND_FORM = 'referral';

export type FriendSent = { voucherGenerated: true };

const text = (form: FormData, name: string) => String(form.get(name) ?? '');
const optional = (form: FormData, name: string) => text(form, name) || undefined;

const callLink = (booking: ApiClient, form: FormData) =>
  typedClient<ReferralEndpoints>(booking).post('/api/referral/link', {
    body: { emailAddress: text(form, 'emailAddress'), captchaToken: optional(form, 'captchaToken') },
  });

/** What is missing is left to the endpoint to ask for. */
const claimBodyOf = (form: FormData) =>
  ({
    from: text(form, 'from'),
    emailAddress: text(form, 'emailAddress'),
    acceptTerms: form.has('acceptTerms') as true,
    captchaToken: optional(form, 'captchaToken'),
    idempotencyKey: optional(form, 'idempotencyKey'),
  }) satisfies z.input<typeof referralClaimBody>;

const callClaim = (booking: ApiClient, form: FormData) =>
  typedClient<ReferralEndpoints>(booking).post('/api/referral/claim', { body: claimBodyOf(form) });

async function withCaptcha(form: FormData): Promise<FormData> {
  const token = await requestCaptchaToken();
  if (token) form.set('captchaToken', token);
  return form;
}

export const referEvents: FormEvents = {
  taken: { event: 'referral_link' },
  refused: { event: 'referral_link_failed' },
};

/** Asks for the personal link; throws NotTaken. */
export const sendRefer: SendForm<ReferralLink> = async (form) =>
  taken(await callLink(bookingClient, await withCaptcha(form)));

/** Claims the friend's voucher; throws NotTaken. */
export const sendFriend: SendForm<FriendSent> = async (form) => {
  taken(await callClaim(bookingClient, await withCaptcha(form)));
  return { voucherGenerated: true };
};

/** Sends one of the two forms that was posted to the page it stands on; null when it is neither. */
export async function answerReferral(
  { booking }: ServerApi,
  form: FormData,
): Promise<AnsweredForm<ReferralLink> | AnsweredForm<FriendSent> | null> {
  switch (form.get('formType')) {
    case REFER_FORM:
      return answeredForm(REFER_FORM, form, await callLink(booking, form), (link) => link);
    case FRIEND_FORM:
      return answeredForm(FRIEND_FORM, form, await callClaim(booking, form), () => ({ voucherGenerated: true }));
    default:
      return null;
  }
}
