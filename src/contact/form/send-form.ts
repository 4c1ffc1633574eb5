import { type ApiResult, postForm } from '../../platform/api/api-client.ts';
import { networkCalls, uploadClient } from '../../platform/api/browser-api.ts';
import { requestCaptchaToken } from '../../platform/captcha/captcha-token.ts';
import type { ContactEndpoints } from '../api/contact-api.server.ts';
import type { ContactAnswer } from '../contracts/message.ts';
import type { ContactContent } from '../contracts/reasons.ts';
import { type FormAnswer, GROUP_NEXT } from './form-answer.ts';
import { groupBodyOf } from './group-body.ts';

/** Why a form was not taken. */
export class NotTaken extends Error {
  readonly result: Extract<ApiResult<unknown>, { ok: false }>;
  constructor(result: Extract<ApiResult<unknown>, { ok: false }>) {
    super(result.error.message);
    this.result = result;
  }
}

type Sent = NonNullable<FormAnswer['sent']>;
export type SendForm = (form: FormData) => Promise<Sent>;

async function withCaptcha(form: FormData): Promise<FormData> {
  const token = await requestCaptchaToken();
  if (token) form.set('captchaToken', token);
  return form;
}

function taken<T>(result: ApiResult<T>): T {
  if (!result.ok) throw new NotTaken(result);
  return result.data;
}

/** Sends a contact form; throws NotTaken. */
export const sendContact: SendForm = async (form) => {
  const result = await postForm<ContactAnswer>(uploadClient, '/api/contact/sendemail', await withCaptcha(form));
  const { reference, answer } = taken(result);
  return { reference, words: answer };
};

/** Sends a group form; throws NotTaken. */
export const sendGroup =
  ({ restaurants }: ContactContent): SendForm =>
  async (form) => {
    const body = groupBodyOf(await withCaptcha(form), restaurants);
    const { reference } = taken(await networkCalls<ContactEndpoints>().post('/api/contact/group-booking', { body }));
    return { reference, words: GROUP_NEXT };
  };
