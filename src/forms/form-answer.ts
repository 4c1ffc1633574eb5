import { createContext } from 'react';
import type { ApiResult } from '../platform/api/api-client.ts';

/** A form's state: sent, with the outcome, or with its errors and values. */
export type FormAnswer<Sent = unknown> = {
  /** Which of the page's forms it is. */
  formType: string;
  sent: Sent | null;
  /** Errors by field. */
  fields: Record<string, string>;
  /** The error of the whole form. */
  problem: string | null;
  typed: Record<string, string>;
  /** The status of a failed call; null without a call, or after success. */
  status: number | null;
};

/** The outcome of a form posted to the page without JavaScript. */
export const PostedForm = createContext<FormAnswer | null>(null);

const NOT_SENT = 'That didn’t reach us. Nothing you’ve typed is lost, so please try again in a moment.';

export const unsent = (formType: string, typed: Record<string, string> = {}): FormAnswer<never> => ({
  formType,
  typed,
  sent: null,
  fields: {},
  problem: null,
  status: null,
});

export type Failure = Extract<ApiResult<unknown>, { ok: false }>;

/** A failed call as a form's state; the captcha has no field of its own. */
export function failed<Sent>(before: FormAnswer<Sent>, { error, status }: Failure): FormAnswer<Sent> {
  const { captchaToken, idempotencyKey: _, ...fields } = error.fields ?? {};
  const isMarked = Object.keys(fields).length > 0;
  return { ...before, status, fields, problem: captchaToken ?? (isMarked ? null : error.message || NOT_SENT) };
}

/** The same result with errors renamed to the form's fields, if an endpoint names them differently. */
export function inFormNames<T>(
  result: ApiResult<T>,
  renameFields: (fields: Record<string, string>) => Record<string, string>,
): ApiResult<T> {
  if (result.ok || !result.error.fields) return result;
  return { ...result, error: { ...result.error, fields: renameFields(result.error.fields) } };
}
