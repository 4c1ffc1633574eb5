import { inFormNames, taken } from '../../forms/form-answer.ts';
import type { FormEvents } from '../../forms/form-events.ts';
import type { SendForm } from '../../forms/use-sent-form.ts';
import { networkCalls, uploadClient } from '../../platform/api/browser-api.ts';
import { typedClient } from '../../platform/api/endpoints.ts';
import { requestCaptchaToken } from '../../platform/captcha/captcha-token.ts';
import type { ContactEndpoints } from '../api/contact-api.server.ts';
import { problemOfSizes } from '../contracts/files.ts';
import type { ContactContent } from '../contracts/reasons.ts';
import { groupBodyOf, inGroupFields } from './group-body.ts';
import { messageFormOf } from './message-form.ts';

/** What is said once it is sent, and the address that an e-mail says it to. */
export type ContactSent = { reference: string; words: string; email: string };
export const contactSent = (form: FormData, { reference, words }: Omit<ContactSent, 'email'>): ContactSent => ({
  reference,
  words,
  email: String(form.get('email') ?? '').trim(),
});
export type SendContact = SendForm<ContactSent>;

async function withCaptcha(form: FormData): Promise<FormData> {
  const token = await requestCaptchaToken('network');
  if (token) form.set('captchaToken', token);
  return form;
}

export const leadEvents = (form: 'contact' | 'group-booking'): FormEvents => ({
  taken: { event: 'generate_lead', form },
  refused: { event: 'lead_failed', form },
});

/**
 * Sends a contact form; throws NotTaken. Files that are too large or too many stay here: an empty one goes in their place, so that
 * the message is not taken, and what else is wrong is told with them.
 */
export const sendContact: SendContact = async (form) => {
  const message = messageFormOf(await withCaptcha(form));
  const problem = problemOfSizes([message.uploadedFiles ?? []].flat());
  if (problem) message.uploadedFiles = [new File([], 'not sent')];
  const result = await typedClient<ContactEndpoints>(uploadClient).post('/api/contact/sendemail', { form: message });
  if (problem && !result.ok && result.error.fields) result.error.fields.uploadedFiles = problem;
  const { reference, answer } = taken(result);
  return contactSent(form, { reference, words: answer });
};

/** Sends a group form; throws NotTaken. */
export const sendGroup =
  ({ restaurants, groupBooking }: ContactContent): SendContact =>
  async (form) => {
    const body = groupBodyOf(await withCaptcha(form), restaurants);
    const result = await networkCalls<ContactEndpoints>().post('/api/contact/group-booking', { body });
    const { reference } = taken(inFormNames(result, inGroupFields));
    return contactSent(form, { reference, words: groupBooking.answer });
  };
