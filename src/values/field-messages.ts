import type { ErrorBody } from './error-catalogue.ts';
import { BAD_REQUEST } from './http-status.ts';

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

/** The unit of a value that is too small or too large; numbers have none. */
const COUNTED: Record<string, string> = { string: ' characters', array: ' items', set: ' items' };

/** A plain message for an issue without one of our own. */
function ownWords({ code, message, format, ...issue }: Issue): string {
  const unit = COUNTED[issue.origin ?? ''] ?? '';
  if (code === 'invalid_type') return `This should be a different type: ${issue.expected}.`;
  if (code === 'too_small') return `This should be ${issue.minimum} or more${unit}.`;
  if (code === 'too_big') return `This should be ${issue.maximum} or fewer${unit}.`;
  if (code === 'invalid_value') return `This should be one of: ${issue.values?.join(', ')}.`;
  // A rule's own message says what it is: 'a token'.
  if (format === 'regex' || code === 'custom' || code === 'invalid_union')
    return message.startsWith('Invalid') ? 'This isn’t in the right format.' : `This should be ${message}.`;
  if (code === 'invalid_format') return `This isn’t a valid ${format}.`;
  if (code === 'unrecognized_keys') return `Unknown field: ${issue.keys?.join(', ')}.`;
  return message;
}

/** Whether a message was written for people; the library's own have no full stop. */
const isSentence = (message: string) => /^\p{Lu}.*[.!?]$/u.test(message);

const valueAt = (body: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce((value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key], body);

/** The last name of a path in words: storeId is “store id”. */
function inWords(path: readonly PropertyKey[]): string {
  const name = path.findLast((key) => typeof key === 'string') ?? 'body';
  return String(name).replaceAll(/(?<=[a-z])[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
}

/**
 * Each invalid field's dotted path with its first message; 'body' for the whole. Given the body, missing fields are
 * named in words.
 */
export function fieldMessages({ issues }: Issues, body?: unknown): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    const { path, message } = issue;
    const field = path.join('.') || 'body';
    if (isSentence(message)) fields[field] ??= message;
    else if (body !== undefined && valueAt(body, path) === undefined)
      fields[field] ??= `The field “${inWords(path)}” is missing.`;
    else fields[field] ??= ownWords(issue);
  }
  return fields;
}

export const invalidRequest = (fields: Record<string, string>): ErrorBody => ({
  code: BAD_REQUEST,
  title: 'Invalid request',
  message: 'Please check the marked fields.',
  fields,
});
