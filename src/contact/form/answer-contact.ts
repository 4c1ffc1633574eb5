import { inFormNames } from '../../forms/form-answer.ts';
import { type AnsweredForm, answeredForm, keyOfForm } from '../../forms/posted-form.ts';
import { typedClient } from '../../platform/api/endpoints.ts';
import type { ServerApi } from '../../platform/api/server-api.server.ts';
import type { ContactEndpoints } from '../api/contact-api.server.ts';
import type { ContactSent } from './contact-sent.ts';
import { groupBodyOf, inGroupFields } from './group-body.ts';
import { messageFormOf } from './message-form.ts';

const contactSent = (form: FormData, { reference, words }: Omit<ContactSent, 'email'>): ContactSent => ({
  reference,
  words,
  email: String(form.get('email') ?? '').trim(),
});

async function answerContact({ network }: ServerApi, form: FormData): Promise<AnsweredForm<ContactSent>> {
  const { post } = typedClient<ContactEndpoints>(network);
  const message = messageFormOf(form);
  message.idempotencyKey ||= await keyOfForm(form);
  const result = await post('/api/contact/sendemail', { form: message });
  return answeredForm('contact', form, result, ({ reference, answer }) =>
    contactSent(form, { reference, words: answer }),
  );
}

async function answerGroup({ network }: ServerApi, form: FormData): Promise<AnsweredForm<ContactSent>> {
  const { get, post } = typedClient<ContactEndpoints>(network);
  const content = await get('/api/contact/content');
  const result = content.ok
    ? await post('/api/contact/group-booking', { body: groupBodyOf(form, content.data.restaurants) })
    : content;
  const words = content.ok ? content.data.groupBooking.answer : '';
  return answeredForm('group-booking', form, inFormNames(result, inGroupFields), ({ reference }) =>
    contactSent(form, { reference, words }),
  );
}

/** Handles a form posted to its page; null if the form belongs to another room. */
export async function answerForm(api: ServerApi, form: FormData): Promise<AnsweredForm<ContactSent> | null> {
  const formType = form.get('formType');
  if (formType === 'contact') return answerContact(api, form);
  return formType === 'group-booking' ? answerGroup(api, form) : null;
}
