import type { z } from 'zod';
import { unsent } from '../../forms/form-answer.ts';
import type { FormEvents } from '../../forms/form-events.ts';
import { type AnsweredForm, answeredForm, keyOfForm } from '../../forms/posted-form.ts';
import type { ApiClient } from '../../platform/api/api-client.ts';
import { typedClient } from '../../platform/api/endpoints.ts';
import type { ServerApi } from '../../platform/api/server-api.server.ts';
import type { ReferralEndpoints } from '../api/referral-api.server.ts';
import type { ReferralLink, referralClaimBody } from '../contracts/referral.ts';

export const REFER_FORM = 'refer-a-friend';
export const FRIEND_FORM = 'referral';

/** The link, and whose it is: not in what an earlier build kept. */
export type ReferSent = ReferralLink & { emailAddress?: string };
/** Whether a voucher was generated: the flag of product 6.2; and what is needed to put the address right. */
export type FriendSent = { voucherGenerated: true; typed: FriendTyped };
/** The fields of the form, and the answer to the last claim when its address was wrong. */
export type FriendTyped = { from: string; emailAddress: string; acceptTerms: string; corrects: string };

const text = (form: FormData, name: string) => String(form.get(name) ?? '');
const optional = (form: FormData, name: string) => text(form, name) || undefined;

const callLink = (booking: ApiClient, form: FormData) =>
  typedClient<ReferralEndpoints>(booking).post('/api/referral/link', {
    body: { emailAddress: text(form, 'emailAddress'), captchaToken: optional(form, 'captchaToken') },
  });

/** What is missing is left to the endpoint to ask for. `key`: of a form that brings none. */
const claimBodyOf = (form: FormData, key?: string) =>
  ({
    from: text(form, 'from'),
    emailAddress: text(form, 'emailAddress'),
    acceptTerms: form.has('acceptTerms') as true,
    corrects: optional(form, 'corrects'),
    captchaToken: optional(form, 'captchaToken'),
    idempotencyKey: optional(form, 'idempotencyKey') ?? key,
  }) satisfies z.input<typeof referralClaimBody>;

const callClaim = (booking: ApiClient, form: FormData, key?: string) =>
  typedClient<ReferralEndpoints>(booking).post('/api/referral/claim', { body: claimBodyOf(form, key) });

export const referEvents: FormEvents = {
  taken: { event: 'referral_link' },
  refused: { event: 'referral_link_failed' },
};

const referSent = (form: FormData, link: ReferralLink): ReferSent => ({
  ...link,
  emailAddress: text(form, 'emailAddress').trim(),
});

function friendSent(form: FormData, correction: string): FriendSent {
  const { from, emailAddress } = claimBodyOf(form);
  return { voucherGenerated: true, typed: { from, emailAddress, acceptTerms: 'on', corrects: correction } };
}

/** The button, without JavaScript, that brings the form back with what was typed. */
export const MEND_BUTTON = 'mend';

/** The form again as it was typed, to put the address right. */
function mended(form: FormData): AnsweredForm<FriendSent> {
  const typed = friendSent(form, text(form, 'corrects')).typed;
  return { answer: unsent(FRIEND_FORM, typed), status: 200 };
}

/** Claims by a key of what was typed: thanks that are loaded again, whenever, are no second claim, which would be refused. */
async function answerClaim(booking: ApiClient, form: FormData): Promise<AnsweredForm<FriendSent>> {
  const result = await callClaim(booking, form, await keyOfForm(form));
  return answeredForm(FRIEND_FORM, form, result, ({ correction }) => friendSent(form, correction));
}

/** Sends one of the two forms that was posted to the page it stands on; null when it is neither. */
export async function answerReferral(
  { booking }: ServerApi,
  form: FormData,
): Promise<AnsweredForm<ReferSent> | AnsweredForm<FriendSent> | null> {
  switch (form.get('formType')) {
    case REFER_FORM:
      return answeredForm(REFER_FORM, form, await callLink(booking, form), (link) => referSent(form, link));
    case FRIEND_FORM:
      return form.has(MEND_BUTTON) ? mended(form) : answerClaim(booking, form);
    default:
      return null;
  }
}
