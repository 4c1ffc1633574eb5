import { isChosenFile } from '../../forms/chosen-file.ts';
import { taken } from '../../forms/form-answer.ts';
import { type AnsweredForm, answeredForm, keyOfForm } from '../../forms/posted-form.ts';
import type { SendForm } from '../../forms/use-sent-form.ts';
import type { ApiClient } from '../../platform/api/api-client.ts';
import { uploadClient } from '../../platform/api/browser-api.ts';
import { typedClient } from '../../platform/api/endpoints.ts';
import { requestCaptchaToken } from '../../platform/captcha/captcha-token.ts';
import type { ApplicationEndpoints } from '../api/application.server.ts';
import type { ApplicationFormFields } from '../contracts/application.ts';
import { numberedFieldsIn, typedIn } from '../contracts/application-fields.ts';
import { APPLICATION_FORM } from './apply-history.ts';
import { failureWords } from './failure-words.ts';

/** The address is that of the e-mail with the reference; thanks that an earlier version of the page kept have none. */
export type ApplicationSent = { reference: string; email?: string };

const applicationSent = (form: FormData, reference: string): ApplicationSent => ({
  reference,
  email: String(form.get('email') ?? '').trim(),
});

/** The request of a form. What is missing is left to the endpoint to ask for. */
function applicationFormOf(form: FormData, jobId: string): ApplicationFormFields {
  const text = (name: keyof ApplicationFormFields) => String(form.get(name) ?? '');
  const person = {
    jobId,
    firstName: text('firstName'),
    secondName: text('secondName'),
    email: text('email'),
    telephone: text('telephone'),
    captchaToken: text('captchaToken') || undefined,
    idempotencyKey: text('idempotencyKey') || undefined,
  } satisfies ApplicationFormFields;
  return { ...numberedFieldsIn(form), ...person, resume: [...form.values()].filter(isChosenFile) };
}

const post = (client: Pick<ApiClient, 'post'>, form: ApplicationFormFields) =>
  typedClient<ApplicationEndpoints, 'post'>(client).post('/api/jobs/application', { form });

/** Sends an application; throws NotTaken. */
export const sendApplication =
  (jobId: string): SendForm<ApplicationSent> =>
  async (form) => {
    const token = await requestCaptchaToken('network');
    if (token) form.set('captchaToken', token);
    const { applicationReference } = taken(await post(uploadClient, applicationFormOf(form, jobId)));
    return applicationSent(form, applicationReference);
  };

/** Sends the form as browsers post it to its page without JavaScript. */
export async function answerApplication(
  network: Pick<ApiClient, 'post'>,
  form: FormData,
  jobId: string,
): Promise<AnsweredForm<ApplicationSent>> {
  const idempotencyKey = await keyOfForm([...form, ['jobId', jobId]]);
  const result = await post(network, { ...applicationFormOf(form, jobId), idempotencyKey });
  const { answer, status } = answeredForm(APPLICATION_FORM, form, result, ({ applicationReference }) =>
    applicationSent(form, applicationReference),
  );
  if (result.ok) return { answer, status };
  const problem = answer.problem ?? failureWords(result.error);
  return { answer: { ...answer, problem, typed: typedIn(form) }, status };
}
