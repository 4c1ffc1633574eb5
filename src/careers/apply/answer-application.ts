import { isChosenFile } from '../../forms/chosen-file.ts';
import { type AnsweredForm, answeredForm, keyOfForm } from '../../forms/posted-form.ts';
import type { ApiClient } from '../../platform/api/api-client.ts';
import { typedClient } from '../../platform/api/endpoints.ts';
import type { ApplicationEndpoints } from '../api/application.server.ts';
import type { ApplicationFormFields } from '../contracts/application.ts';
import { numberedFieldsIn, valuesIn } from '../contracts/application-fields.ts';
import { APPLICATION_FORM } from './apply-history.ts';
import { failureWords } from './failure-words.ts';

/** The e-mail address to which the reference was sent; missing from thanks stored by earlier versions. */
export type ApplicationSent = { reference: string; email?: string };

const applicationSent = (form: FormData, reference: string): ApplicationSent => ({
  reference,
  email: String(form.get('email') ?? '').trim(),
});

/** A form's request. The endpoint reports missing fields. */
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

/** Submits the application posted to its page. */
export async function answerApplication(
  network: Pick<ApiClient, 'post'>,
  form: FormData,
  jobId: string,
): Promise<AnsweredForm<ApplicationSent>> {
  const application = applicationFormOf(form, jobId);
  application.idempotencyKey ??= await keyOfForm([...form, ['jobId', jobId]]);
  const result = await post(network, application);
  const { answer, status } = answeredForm(APPLICATION_FORM, form, result, ({ applicationReference }) =>
    applicationSent(form, applicationReference),
  );
  if (result.ok) return { answer, status };
  const problem = answer.problem ?? failureWords(result.error);
  return { answer: { ...answer, problem, typed: valuesIn(form) }, status };
}
