import { type ApiResult, postForm } from '../../platform/api/api-client.ts';
import { typedClient } from '../../platform/api/endpoints.ts';
import type { ServerApi } from '../../platform/api/server-api.server.ts';
import { BAD_GATEWAY } from '../../values/http-status.ts';
import type { ContactEndpoints } from '../api/contact-api.server.ts';
import type { ContactAnswer } from '../contracts/message.ts';
import { type ContactFormType, type FormAnswer, failed, GROUP_NEXT, unsent } from './form-answer.ts';
import { groupBodyOf } from './group-body.ts';

type Answered = { answer: FormAnswer; status: number };

function typedIn(form: FormData): Record<string, string> {
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(texts.filter(([name]) => name !== 'formType'));
}

async function digest(bytes: BufferSource): Promise<string> {
  return Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex');
}

/**
 * The key of a form that brought none: its page is the same for everyone, so the key is made of what was sent. A second
 * press sends the same, and so is the same message.
 */
async function keyOf(form: FormData): Promise<string> {
  const parts = [...form].map(async ([name, value]) => [
    name,
    typeof value === 'string' ? value : await digest(await value.arrayBuffer()),
  ]);
  return digest(new TextEncoder().encode(JSON.stringify(await Promise.all(parts))));
}

function toAnswer<T>(
  formType: ContactFormType,
  form: FormData,
  result: ApiResult<T>,
  sent: (data: T) => NonNullable<FormAnswer['sent']>,
): Answered {
  const before = unsent(formType, typedIn(form));
  if (!result.ok) return { answer: failed(before, result), status: result.status || BAD_GATEWAY };
  return { answer: { ...unsent(formType), sent: sent(result.data) }, status: 200 };
}

async function answerContact({ network }: ServerApi, form: FormData): Promise<Answered> {
  const body = new FormData();
  // A browser sends an empty file where none was chosen.
  for (const [name, value] of form) if (typeof value === 'string' || value.size > 0) body.append(name, value);
  body.set('idempotencyKey', await keyOf(form));
  const result = await postForm<ContactAnswer>(network, '/api/contact/sendemail', body);
  return toAnswer('contact', form, result, ({ reference, answer }) => ({ reference, words: answer }));
}

async function answerGroup({ network }: ServerApi, form: FormData): Promise<Answered> {
  const { get, post } = typedClient<ContactEndpoints>(network);
  const content = await get('/api/contact/content');
  const result = content.ok
    ? await post('/api/contact/group-booking', { body: groupBodyOf(form, content.data.restaurants) })
    : content;
  return toAnswer('group-booking', form, result, ({ reference }) => ({ reference, words: GROUP_NEXT }));
}

/** Sends a form that was posted to the page it stands on; null when it is none of ours. */
export async function answerForm(api: ServerApi, form: FormData): Promise<Answered | null> {
  const formType = form.get('formType');
  if (formType === 'contact') return answerContact(api, form);
  return formType === 'group-booking' ? answerGroup(api, form) : null;
}
