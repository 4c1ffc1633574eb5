import { inFormNames } from '../../forms/form-answer.ts';
import type { FormEvents } from '../../forms/form-events.ts';
import { type AnsweredForm, answeredForm } from '../../forms/posted-form.ts';
import type { ApiClient } from '../../platform/api/api-client.ts';
import { typedClient } from '../../platform/api/endpoints.ts';
import type { ServerApi } from '../../platform/api/server-api.server.ts';
import type { SignUpEndpoints } from '../api/sign-up.server.ts';
import type { SignUpStatus } from '../contracts/sign-up.ts';
import { inFormFields, type SignUpInterface, signUpBodyOf, subscribeBodyOf } from './sign-up-body.ts';

export const SIGN_UP_FORM = 'sign-up';

export type SignedUp = { status: SignUpStatus; email: string };

/** The address of the last sign-up, for the thanks page: kept out of the URL, lost on reload. */
let writtenTo = '';
export const signedUpAs = () => writtenTo;
export const signUpSentTo = (address: string): void => {
  writtenTo = address;
};

async function callSignUp(network: ApiClient, by: SignUpInterface, form: FormData) {
  const { post } = typedClient<SignUpEndpoints>(network);
  if (by === 'signup') return post('/api/signup', { body: signUpBodyOf(form) });
  return inFormNames(await post('/api/v1/signup/subscribe', { body: subscribeBodyOf(form) }), inFormFields);
}

export const signUpEvents = (method: SignUpInterface): FormEvents => ({
  taken: { event: 'sign_up', method },
  refused: { event: 'sign_up_failed', method },
});

/** Submits a sign-up form posted to its page; null if it is another form. */
export async function answerSignUp({ network }: ServerApi, form: FormData): Promise<AnsweredForm<SignedUp> | null> {
  if (form.get('formType') !== SIGN_UP_FORM) return null;
  const by = form.get('by') === 'subscribe' ? 'subscribe' : 'signup';
  return answeredForm(SIGN_UP_FORM, form, await callSignUp(network, by, form), ({ data }) => ({
    ...data,
    email: String(form.get('email') ?? '').trim(),
  }));
}
