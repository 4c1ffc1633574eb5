import type { ApiResult } from '../platform/api/api-client.ts';
import { BAD_GATEWAY } from '../values/http-status.ts';
import { type FormAnswer, failed, unsent } from './form-answer.ts';

/** The form a browser posted to a page; an empty one where the body is no form, so that what is missing is asked for. */
export const formIn = (request: Request): Promise<FormData> => request.formData().catch(() => new FormData());

/** Whether the page's script sent the form: it gives each a key, and follows the answer by itself. */
export const isScripted = (form: FormData): boolean => form.has('idempotencyKey');

/** A posted form as it then stands, and the status of the page that says so. */
export type AnsweredForm<Sent = unknown> = { answer: FormAnswer<Sent>; status: number };

/** What was typed, by field, several values a line each; of a file, which no page may choose again, its name. */
function typedIn(form: FormData): Record<string, string> {
  const names = [...new Set(form.keys())].filter((name) => name !== 'formType');
  const texts = (name: string) => form.getAll(name).map((value) => (typeof value === 'string' ? value : value.name));
  return Object.fromEntries(names.map((name) => [name, texts(name).join('\n')]));
}

async function digest(bytes: BufferSource): Promise<string> {
  return Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex');
}

/**
 * The key of a form that brought none: its page is the same for everyone, so the key is made of what was sent. A second
 * press sends the same, and so is the same message.
 */
export async function keyOfForm(form: Iterable<[string, FormDataEntryValue]>): Promise<string> {
  const parts = [...form].map(async ([name, value]) => [
    name,
    typeof value === 'string' ? value : await digest(await value.arrayBuffer()),
  ]);
  return digest(new TextEncoder().encode(JSON.stringify(await Promise.all(parts))));
}

/** The answer to a form that was posted to its page, from that of the call made for it. */
export function answeredForm<T, Sent>(
  formType: string,
  form: FormData,
  result: ApiResult<T>,
  sent: (data: T) => Sent,
): AnsweredForm<Sent> {
  const before = unsent(formType, typedIn(form));
  if (!result.ok) return { answer: failed(before, result), status: result.status || BAD_GATEWAY };
  return { answer: { ...unsent(formType), sent: sent(result.data) }, status: 200 };
}
