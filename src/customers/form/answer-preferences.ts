import { type AnsweredForm, answeredForm } from '../../forms/posted-form.ts';
import type { ApiClient, ApiResult } from '../../platform/api/api-client.ts';
import { typedClient } from '../../platform/api/endpoints.ts';
import type { CustomerDataEndpoints } from '../api/customer-data.server.ts';
import { birthdayProblemsOf, preferencesBodyOf } from './preferences-body.ts';

export const preferenceForms = {
  save: 'preferences',
  leave: 'leave-everything',
  forget: 'be-forgotten',
  link: 'preferences-link',
} as const;
export type PreferenceForm = (typeof preferenceForms)[keyof typeof preferenceForms];

type Done = { message: 'Success' };
/** What is shown after sending; for the link form, the address it went to. */
export type PreferencesSent = Done & { emailAddress?: string };
const preferencesSent = (form: FormData, outcome: Done): PreferencesSent => ({
  ...outcome,
  emailAddress: String(form.get('emailAddress') ?? '').trim(),
});
/** The page's key, and the interests to choose from. */
export type PageOf = { guid: string; interests: readonly string[] };
type Posted = { form: FormData; of: PageOf; today: string };

/** Saves preferences. Errors in the birthday are reported by part, together with all others. */
async function save(network: ApiClient, { form, of, today }: Posted): Promise<ApiResult<Done>> {
  const { post } = typedClient<CustomerDataEndpoints>(network);
  const body = preferencesBodyOf(form, { ...of, today });
  const result = await post('/api/customer-data/updateCustomerPreferences', { body });
  if (result.ok || !result.error.fields) return result;
  const { birthDate, ...otherFields } = result.error.fields;
  const parts = birthdayProblemsOf(form, today);
  const birthday = birthDate && Object.keys(parts).length === 0 ? { 'birthday.day': birthDate } : parts;
  return { ...result, error: { ...result.error, fields: { ...otherFields, ...birthday } } };
}

function call(network: ApiClient, formType: PreferenceForm, submission: Posted): Promise<ApiResult<Done>> {
  const { form, of } = submission;
  const { post } = typedClient<CustomerDataEndpoints>(network);
  const body = { guid: of.guid };
  switch (formType) {
    case preferenceForms.save:
      return save(network, submission);
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

/** Submits a form posted to the page; null if it belongs to another room. */
export async function answerPreferences(
  network: ApiClient,
  submission: Posted,
): Promise<AnsweredForm<PreferencesSent> | null> {
  const formType = Object.values(preferenceForms).find((candidate) => candidate === submission.form.get('formType'));
  if (!formType) return null;
  return answeredForm(formType, submission.form, await call(network, formType, submission), (outcome) =>
    preferencesSent(submission.form, outcome),
  );
}
