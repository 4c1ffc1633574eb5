import type { ErrorBody } from './error-catalogue.ts';
import { BAD_REQUEST } from './http-status.ts';

/** What a validator found, with what it expected. */
type Issue = {
  path: readonly PropertyKey[];
  message: string;
  code?: string;
  expected?: string;
  format?: string;
  origin?: string;
  minimum?: number | bigint;
  maximum?: number | bigint;
  values?: readonly unknown[];
  keys?: readonly string[];
};
type Issues = { issues: readonly Issue[] };

/** What is counted of a value that is too small or too large; a number is itself. */
const COUNTED: Record<string, string> = { string: ' characters', array: ' items', set: ' items' };

/** Words for what a validator found where the schema's author wrote none. */
function ownWords({ code, message, format, ...found }: Issue): string {
  const counted = COUNTED[found.origin ?? ''] ?? '';
  if (code === 'invalid_type') return `This should be a different type: ${found.expected}.`;
  if (code === 'too_small') return `This should be ${found.minimum} or more${counted}.`;
  if (code === 'too_big') return `This should be ${found.maximum} or fewer${counted}.`;
  if (code === 'invalid_value') return `This should be one of: ${found.values?.join(', ')}.`;
  // A rule's own words say what it is: 'a token'.
  if (format === 'regex' || code === 'custom' || code === 'invalid_union')
    return message.startsWith('Invalid') ? 'This isn’t in the right format.' : `This should be ${message}.`;
  if (code === 'invalid_format') return `This isn’t a valid ${format}.`;
  if (code === 'unrecognized_keys') return `Unknown field: ${found.keys?.join(', ')}.`;
  return message;
}

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
  for (const issue of issues) {
    const { path, message } = issue;
    const field = path.join('.') || 'body';
    if (isSentence(message)) fields[field] ??= message;
    else if (given !== undefined && valueAt(given, path) === undefined)
      fields[field] ??= `The field “${inWords(path)}” is missing.`;
    else fields[field] ??= ownWords(issue);
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
