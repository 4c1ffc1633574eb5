import type { ErrorBody } from './error-catalogue.ts';
import { BAD_REQUEST } from './http-status.ts';

type Issues = { issues: readonly { path: readonly PropertyKey[]; message: string }[] };

/** Whether a schema's author wrote the message for people; the library's own have no full stop. */
const isSentence = (message: string) => /^\p{Lu}.*[.!?]$/u.test(message);

const valueAt = (given: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce((value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key], given);

/** The last name of a path in words: storeId is “store id”. */
function inWords(path: readonly PropertyKey[]): string {
  const name = path.findLast((key) => typeof key === 'string') ?? 'body';
  return String(name).replaceAll(/(?<=[a-z])[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
}

/**
 * The dotted path of each invalid field with its first message; 'body' for a problem of the whole. With what was given,
 * fields that are missing from it are named in words.
 */
export function fieldMessages({ issues }: Issues, given?: unknown): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { path, message } of issues) {
    const isMissing = given !== undefined && !isSentence(message) && valueAt(given, path) === undefined;
    fields[path.join('.') || 'body'] ??= isMissing ? `The field “${inWords(path)}” is missing.` : message;
  }
  return fields;
}

/** 400: the request is invalid; `fields` has a message for each invalid field. */
export const invalidRequest = (fields: Record<string, string>): ErrorBody => ({
  code: BAD_REQUEST,
  title: 'Invalid request',
  message: 'Please check the marked fields.',
  fields,
});
