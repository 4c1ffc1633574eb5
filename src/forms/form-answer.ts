import { createContext } from 'react';
import type { ApiResult } from '../platform/api/api-client.ts';

/** How a form stands: sent, with what it was answered, or with what is wrong and what was typed. */
export type FormAnswer<Sent = unknown> = {
  /** Which form of the page it is. */
  formType: string;
  sent: Sent | null;
  /** Messages by field. */
  fields: Record<string, string>;
  /** What is wrong with the whole. */
  problem: string | null;
  typed: Record<string, string>;
  /** The status of the call that did not take it; null where none was made, or it was taken. */
  status: number | null;
};

/** The answer to a form that was posted to the page, without JavaScript. */
export const PostedForm = createContext<FormAnswer | null>(null);

const NOT_SENT = 'That didn’t reach us. Nothing you’ve typed is lost, so please try again in a moment.';

/** An unanswered form. */
export const unsent = (formType: string, typed: Record<string, string> = {}): FormAnswer<never> => ({
  formType,
  typed,
  sent: null,
  fields: {},
  problem: null,
  status: null,
});

export type Failure = Extract<ApiResult<unknown>, { ok: false }>;

/** A failed call as the form shows it; the captcha has no field of its own. */
export function failed<Sent>(before: FormAnswer<Sent>, { error, status }: Failure): FormAnswer<Sent> {
  const { captchaToken, idempotencyKey: _, ...fields } = error.fields ?? {};
  const isMarked = Object.keys(fields).length > 0;
  return { ...before, status, fields, problem: captchaToken ?? (isMarked ? null : error.message || NOT_SENT) };
}

/** The same result with its errors under the names of the form's fields, where an endpoint gives them others. */
export function inFormNames<T>(
  result: ApiResult<T>,
  named: (fields: Record<string, string>) => Record<string, string>,
): ApiResult<T> {
  if (result.ok || !result.error.fields) return result;
  return { ...result, error: { ...result.error, fields: named(result.error.fields) } };
}
