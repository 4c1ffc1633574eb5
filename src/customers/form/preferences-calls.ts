import { taken } from '../../forms/form-answer.ts';
import { type AnsweredForm, answeredForm } from '../../forms/posted-form.ts';
import type { SendForm } from '../../forms/use-sent-form.ts';
import type { ApiClient, ApiResult } from '../../platform/api/api-client.ts';
import { networkClient } from '../../platform/api/browser-api.ts';
import { typedClient } from '../../platform/api/endpoints.ts';
import { requestCaptchaToken } from '../../platform/captcha/captcha-token.ts';
import { invalidRequest } from '../../values/field-messages.ts';
import { BAD_REQUEST } from '../../values/http-status.ts';
import type { CustomerDataEndpoints } from '../api/customer-data.server.ts';
import { birthdayProblemsOf, preferencesBodyOf } from './preferences-body.ts';

/** The forms of the preferences page. */
export const preferenceForms = {
  save: 'preferences',
  leave: 'leave-everything',
  forget: 'be-forgotten',
  link: 'preferences-link',
} as const;
export type PreferenceForm = (typeof preferenceForms)[keyof typeof preferenceForms];

export type Done = { message: 'Success' };
/** Whose page it is, and what one can be interested in. */
export type PageOf = { guid: string; interests: readonly string[] };

function call(network: ApiClient, formType: PreferenceForm, form: FormData, of: PageOf): Promise<ApiResult<Done>> {
  const { post } = typedClient<CustomerDataEndpoints>(network);
  const body = { guid: of.guid };
  switch (formType) {
    case preferenceForms.save:
      return post('/api/customer-data/updateCustomerPreferences', { body: preferencesBodyOf(form, of) });
    case preferenceForms.leave:
      return post('/api/customer-data/leave', { body });
    case preferenceForms.forget:
      return post('/api/customer-data/forget', { body });
    case preferenceForms.link: {
      const captchaToken = String(form.get('captchaToken') ?? '') || undefined;
      const emailAddress = String(form.get('emailAddress') ?? '');
      return post('/api/customer-data/sendpreferenceslink', { body: { emailAddress, captchaToken } });
    }
  }
}

/** Sends one of the forms from the browser; throws NotTaken. */
export const sendPreferences =
  (formType: PreferenceForm, of: PageOf): SendForm<Done> =>
  async (form) => {
    const token = formType === preferenceForms.link ? await requestCaptchaToken() : null;
    if (token) form.set('captchaToken', token);
    return taken(await call(networkClient, formType, form, of));
  };

type Posted = { form: FormData; of: PageOf; today: string };

/** Sends one of the forms that was posted to the page; null when it is none of them. */
export async function answerPreferences(
  network: ApiClient,
  { form, of, today }: Posted,
): Promise<AnsweredForm<Done> | null> {
  const formType = Object.values(preferenceForms).find((one) => one === form.get('formType'));
  if (!formType) return null;
  const fields = formType === preferenceForms.save ? birthdayProblemsOf(form, today) : {};
  const result = await callUnless(fields, () => call(network, formType, form, of));
  return answeredForm(formType, form, result, (data) => data);
}

/** The call, unless something is known to be wrong already. */
function callUnless(fields: Record<string, string>, send: () => Promise<ApiResult<Done>>): Promise<ApiResult<Done>> {
  if (Object.keys(fields).length === 0) return send();
  return Promise.resolve({ ok: false, status: BAD_REQUEST, error: invalidRequest(fields) });
}
