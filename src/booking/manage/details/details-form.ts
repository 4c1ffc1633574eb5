import { redirect } from 'react-router';
import { suggestedAddress } from '../../../ui/forms/email-typo.ts';
import { fieldMessages } from '../../../values/field-messages.ts';
import { BAD_REQUEST, SEE_OTHER } from '../../../values/http-status.ts';
import { type DetailsRequest, detailsBody } from '../../contracts/manage.ts';
import { chosenEmail } from '../../flow/typed-form.ts';
import { needsOfForm } from '../../rules/needs.ts';
import { failedCall, formRefusal, type SentForm, type TypedDetails } from '../link/form-refusal.ts';
import { detailsFields } from './details-fields.ts';

/** The details as typed, unchecked. */
function typedDetails(form: FormData): DetailsRequest {
  const customer = Object.fromEntries(detailsFields.map((name) => [name, String(form.get(name) ?? '')]));
  return { customer: customer as DetailsRequest['customer'], needs: needsOfForm(form) };
}

const refused = (typed: DetailsRequest, what: Partial<Omit<TypedDetails, keyof DetailsRequest>>) =>
  formRefusal(null, BAD_REQUEST, { ...typed, errors: {}, suggestion: null, ...what });

/** Edits the details to what the form says. A new address that looks mistyped is asked about once. */
export async function editDetailsFromForm({ calls, booking, form, pageAfter }: SentForm) {
  const typed = typedDetails(form);
  const chosen = chosenEmail(form);
  const wanted = chosen ? { ...typed, customer: { ...typed.customer, email: chosen } } : typed;
  const body = detailsBody.safeParse(wanted);
  if (!body.success) return refused(wanted, { errors: fieldMessages(body.error) });
  const { email } = body.data.customer;
  const suggestion = chosen || email === booking.email ? null : await suggestedAddress(email);
  if (suggestion) return refused(wanted, { suggestion });
  const answer = await calls.edit(body.data);
  if (!answer.ok && answer.error.fields) return refused(wanted, { errors: answer.error.fields });
  if (!answer.ok) return failedCall(answer, { ...wanted, errors: {}, suggestion: null });
  return redirect(pageAfter(answer.data.confirmationSent ? 'sent' : 'edited'), SEE_OTHER);
}
