import { taken } from '../../forms/form-answer.ts';
import { type AnsweredForm, answeredForm, keyOfForm } from '../../forms/posted-form.ts';
import type { SendForm } from '../../forms/use-sent-form.ts';
import { type ApiClient, postForm } from '../../platform/api/api-client.ts';
import { uploadClient } from '../../platform/api/browser-api.ts';
import { requestCaptchaToken } from '../../platform/captcha/captcha-token.ts';
import type { ApplicationAnswer } from '../contracts/application.ts';
import { typedIn } from '../contracts/application-fields.ts';
import { failureWords } from './failure-words.ts';

export const APPLICATION_FORM = 'application';
export type ApplicationSent = { reference: string };

/** The request of a form. A browser sends an empty file where none was chosen. */
function bodyOf(form: FormData, jobId: string): FormData {
  const body = new FormData();
  for (const [name, value] of form) if (typeof value === 'string' || value.name !== '') body.append(name, value);
  body.set('jobId', jobId);
  return body;
}

const post = (client: Pick<ApiClient, 'send'>, body: FormData) =>
  postForm<ApplicationAnswer>(client, '/api/jobs/application', body);

/** Sends an application; throws NotTaken. */
export const sendApplication =
  (jobId: string): SendForm<ApplicationSent> =>
  async (form) => {
    const body = bodyOf(form, jobId);
    const token = await requestCaptchaToken();
    if (token) body.set('captchaToken', token);
    const { applicationReference } = taken(await post(uploadClient, body));
    return { reference: applicationReference };
  };

/** Sends the form as browsers post it to its page without JavaScript. */
export async function answerApplication(
  network: Pick<ApiClient, 'send'>,
  form: FormData,
  jobId: string,
): Promise<AnsweredForm<ApplicationSent>> {
  const body = bodyOf(form, jobId);
  body.set('idempotencyKey', await keyOfForm(body));
  const result = await post(network, body);
  const { answer, status } = answeredForm(APPLICATION_FORM, form, result, ({ applicationReference: reference }) => ({
    reference,
  }));
  if (result.ok) return { answer, status };
  const problem = answer.problem ?? failureWords(result.error);
  return { answer: { ...answer, problem, typed: typedIn(form) }, status };
}
