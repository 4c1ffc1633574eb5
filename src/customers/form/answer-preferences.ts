import { type AnsweredForm, answeredForm } from '../../forms/posted-form.ts';
import type { ApiClient, ApiResult } from '../../platform/api/api-client.ts';
import { typedClient } from '../../platform/api/endpoints.ts';
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

type Done = { message: 'Success' };
/** What is said once a form is sent; of one for the link, the address it goes to. */
export type PreferencesSent = Done & { emailAddress?: string };
const preferencesSent = (form: FormData, done: Done): PreferencesSent => ({
  ...done,
  emailAddress: String(form.get('emailAddress') ?? '').trim(),
});
/** Whose page it is, and what one can be interested in. */
export type PageOf = { guid: string; interests: readonly string[] };
type Posted = { form: FormData; of: PageOf; today: string };

/** Saves preferences; what is wrong with the birthday is told at its parts, together with all else. */
async function save(network: ApiClient, { form, of, today }: Posted): Promise<ApiResult<Done>> {
  const { post } = typedClient<CustomerDataEndpoints>(network);
  const body = preferencesBodyOf(form, { ...of, today });
  const result = await post('/api/customer-data/updateCustomerPreferences', { body });
  if (result.ok || !result.error.fields) return result;
  const { birthDate, ...others } = result.error.fields;
  const parts = birthdayProblemsOf(form, today);
  const birthday = birthDate && Object.keys(parts).length === 0 ? { 'birthday.day': birthDate } : parts;
  return { ...result, error: { ...result.error, fields: { ...others, ...birthday } } };
}

function call(network: ApiClient, formType: PreferenceForm, posted: Posted): Promise<ApiResult<Done>> {
  const { form, of } = posted;
  const { post } = typedClient<CustomerDataEndpoints>(network);
  const body = { guid: of.guid };
  switch (formType) {
    case preferenceForms.save:
      return save(network, posted);
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

/** Sends one of the forms that was posted to the page; null when it is none of them. */
export async function answerPreferences(
  network: ApiClient,
  posted: Posted,
): Promise<AnsweredForm<PreferencesSent> | null> {
  const formType = Object.values(preferenceForms).find((one) => one === posted.form.get('formType'));
  if (!formType) return null;
  return answeredForm(formType, posted.form, await call(network, formType, posted), (done) =>
    preferencesSent(posted.form, done),
  );
}
