import type { ApiResult } from '../platform/api/api-client.ts';
import { BAD_GATEWAY } from '../values/http-status.ts';
import { type FormAnswer, failed, unsent } from './form-answer.ts';

/** The form posted to a page; empty if the body isn't a form, so that missing fields are reported. */
export const formIn = (request: Request): Promise<FormData> => request.formData().catch(() => new FormData());

/** Whether the page's script sent the form: it adds a key, and follows the response itself. */
export const isScripted = (form: FormData): boolean => form.has('idempotencyKey');

/** A posted form's outcome, and the status of the page that shows it. */
export type AnsweredForm<Sent = unknown> = { answer: FormAnswer<Sent>; status: number };

/** The values by field, several on a line each; for a file, which can't be chosen again, its name. */
function fieldValues(form: FormData): Record<string, string> {
  const names = [...new Set(form.keys())].filter((name) => name !== 'formType');
  const texts = (name: string) => form.getAll(name).map((value) => (typeof value === 'string' ? value : value.name));
  return Object.fromEntries(names.map((name) => [name, texts(name).join('\n')]));
}

async function digest(bytes: BufferSource): Promise<string> {
  return Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex');
}

/**
 * A key for a form without one: the page is the same for everyone, so the key is derived from the values. A second
 * submission sends the same, and so counts as the same.
 */
export async function keyOfForm(form: Iterable<[string, FormDataEntryValue]>): Promise<string> {
  const parts = [...form].map(async ([name, value]) => [
    name,
    typeof value === 'string' ? value : await digest(await value.arrayBuffer()),
  ]);
  return digest(new TextEncoder().encode(JSON.stringify(await Promise.all(parts))));
}

/** The outcome of a posted form, from the result of its call. */
export function answeredForm<T, Sent>(
  formType: string,
  form: FormData,
  result: ApiResult<T>,
  sentOf: (data: T) => Sent,
): AnsweredForm<Sent> {
  const before = unsent(formType, fieldValues(form));
  if (!result.ok) return { answer: failed(before, result), status: result.status || BAD_GATEWAY };
  return { answer: { ...unsent(formType), sent: sentOf(result.data) }, status: 200 };
}
