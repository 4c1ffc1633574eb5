import { data } from 'react-router';
import type { z } from 'zod';
import { BAD_REQUEST } from '../../values/http-status.ts';
import { isDate } from '../../values/time/wall-time.ts';

export type FormProblems = Record<string, string>;

export type RefusedForm = { problems: FormProblems; given: Record<string, string> };

type ReadForm<Value> = { ok: true; value: Value; given: RefusedForm['given'] } | ({ ok: false } & RefusedForm);

/** Fields by their schema; or the first problem of each, with what was typed. */
export function readFields<Schema extends z.ZodType>(
  given: Record<string, string>,
  schema: Schema,
): ReadForm<z.output<Schema>> {
  const parsed = schema.safeParse(given);
  if (parsed.success) return { ok: true, value: parsed.data, given };
  const problems: FormProblems = {};
  for (const { path, message } of parsed.error.issues) problems[String(path[0] ?? '')] ??= message;
  return { ok: false, problems, given };
}

/** What a form sent. */
export async function readForm<Schema extends z.ZodType>(request: Request, schema: Schema) {
  const fields = [...(await request.formData().catch(() => new FormData()))].filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  );
  return readFields(Object.fromEntries(fields), schema);
}

/** What a form with nothing to fill in sent. */
export async function readWholeForm<Schema extends z.ZodType>(request: Request, schema: Schema) {
  const form = await readForm(request, schema);
  if (!form.ok) throw data('That didn’t reach us in one piece. Please try again.', { status: BAD_REQUEST });
  return form.value;
}

/** The date in a page's address; another where it has none. */
export function requestedDate({ url }: Request, otherwise: string): string {
  const date = new URL(url).searchParams.get('date') ?? '';
  return isDate(date) ? date : otherwise;
}
