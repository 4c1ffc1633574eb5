import { redirect } from 'react-router';
import { fieldMessages } from '../../../values/field-messages.ts';
import { BAD_REQUEST, SEE_OTHER } from '../../../values/http-status.ts';
import { type DetailsRequest, detailsBody } from '../../contracts/manage.ts';
import { needsOfForm } from '../../rules/needs.ts';
import { failedCall, formRefusal, type SentForm } from '../link/form-refusal.ts';
import { detailsFields } from './details-fields.ts';

/** As typed, unchecked. */
function typedDetails(form: FormData): DetailsRequest {
  const customer = Object.fromEntries(detailsFields.map((name) => [name, String(form.get(name) ?? '')]));
  const version = String(form.get('version') ?? '') || undefined;
  return { customer: customer as DetailsRequest['customer'], needs: needsOfForm(form), version };
}

export async function editDetailsFromForm({ calls, form, pageAfter }: SentForm) {
  const typed = typedDetails(form);
  const refuse = (errors: Record<string, string>) => formRefusal(null, BAD_REQUEST, { ...typed, errors });
  const body = detailsBody.safeParse(typed);
  if (!body.success) return refuse(fieldMessages(body.error));
  const answer = await calls.edit(body.data);
  if (!answer.ok && answer.error.fields) return refuse(answer.error.fields);
  if (!answer.ok) return failedCall(answer, { ...typed, errors: {} });
  const { changed, confirmationSent } = answer.data;
  return redirect(pageAfter(confirmationSent ? 'sent' : changed ? 'edited' : 'unchanged'), SEE_OTHER);
}
