import type { z } from 'zod';

export type FormProblems = Record<string, string>;

type ReadForm<Value> =
  | { ok: true; value: Value }
  | { ok: false; problems: FormProblems; given: Record<string, string> };

/** What a form sent, by its schema; or the first problem of each field, with what was typed. */
export async function readForm<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<ReadForm<z.output<Schema>>> {
  const fields = [...(await request.formData().catch(() => new FormData()))].filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  );
  const given = Object.fromEntries(fields);
  const parsed = schema.safeParse(given);
  if (parsed.success) return { ok: true, value: parsed.data };
  const problems: FormProblems = {};
  for (const { path, message } of parsed.error.issues) problems[String(path[0] ?? '')] ??= message;
  return { ok: false, problems, given };
}
