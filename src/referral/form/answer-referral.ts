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

/** The link and its owner's address, which is missing from thanks stored by an earlier build. */
export type ReferSent = ReferralLink & { emailAddress?: string };
/** The flag of product 6.2, and the values needed to correct the address. */
export type FriendSent = { voucherGenerated: true; typed: FriendTyped };
/** The form's values, and the token to correct the last claim's address. */
export type FriendTyped = { from: string; emailAddress: string; acceptTerms: string; corrects: string };

const text = (form: FormData, name: string) => String(form.get(name) ?? '');
const optional = (form: FormData, name: string) => text(form, name) || undefined;

const callLink = (booking: ApiClient, form: FormData) =>
  typedClient<ReferralEndpoints>(booking).post('/api/referral/link', {
    body: { emailAddress: text(form, 'emailAddress'), captchaToken: optional(form, 'captchaToken') },
  });

/** The endpoint reports missing fields. `key`: for a form without one. */
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

function friendThanks(form: FormData, correction: string): FriendSent {
  const { from, emailAddress } = claimBodyOf(form);
  return { voucherGenerated: true, typed: { from, emailAddress, acceptTerms: 'on', corrects: correction } };
}

/** Without JavaScript, the button that returns to the form with its values. */
export const MEND_BUTTON = 'mend';

/** The form with its values, to correct the address. */
function formAgain(form: FormData): AnsweredForm<FriendSent> {
  const values = friendThanks(form, text(form, 'corrects')).typed;
  return { answer: unsent(FRIEND_FORM, values), status: 200 };
}

/** Uses a key derived from the values, so that reloading the thanks isn't a second claim, which would be refused. */
async function answerClaim(booking: ApiClient, form: FormData): Promise<AnsweredForm<FriendSent>> {
  const result = await callClaim(booking, form, await keyOfForm(form));
  return answeredForm(FRIEND_FORM, form, result, ({ correction }) => friendThanks(form, correction));
}

/** Submits one of the two forms posted to its page; null if it is another form. */
export async function answerReferral(
  { booking }: ServerApi,
  form: FormData,
): Promise<AnsweredForm<ReferSent> | AnsweredForm<FriendSent> | null> {
  switch (form.get('formType')) {
    case REFER_FORM:
      return answeredForm(REFER_FORM, form, await callLink(booking, form), (link) => referSent(form, link));
    case FRIEND_FORM:
      return form.has(MEND_BUTTON) ? formAgain(form) : answerClaim(booking, form);
    default:
      return null;
  }
}
