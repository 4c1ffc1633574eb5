import type { ErrorBody } from '../../platform/error-catalogue.ts';

type Issues = { issues: readonly { path: PropertyKey[]; message: string }[] };

/** What a schema found, as an error answer names it: the first word on each field, by the body's path. */
export function checkFields(error: Issues): ErrorBody {
  const fields: Record<string, string> = {};
  for (const { path, message } of error.issues) fields[path.join('.')] ??= message;
  return { code: 400, title: 'Invalid', message: 'Please check the marked fields.', fields };
}
