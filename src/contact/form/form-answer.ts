import { createContext } from 'react';
import type { ApiResult } from '../../platform/api/api-client.ts';

export type ContactFormType = 'contact' | 'group-booking';

/** How a form stands: sent, or with what is wrong and what was typed. */
export type FormAnswer = {
  formType: ContactFormType;
  sent: { reference: string; words: string } | null;
  /** Messages by field. */
  fields: Record<string, string>;
  /** What is wrong with the whole. */
  problem: string | null;
  typed: Record<string, string>;
};

/** The answer to a form that was posted to the page, without JavaScript. */
export const PostedForm = createContext<FormAnswer | null>(null);

export const GROUP_NEXT =
  'A person at the restaurant writes to you within two working days. Nothing is booked until they have confirmed it.';

const NOT_SENT = 'That did not reach us. Nothing you typed is lost: please try again in a moment.';

/** An unanswered form. */
export const unsent = (formType: ContactFormType, typed: Record<string, string> = {}): FormAnswer => ({
  ...{ formType, typed, sent: null, fields: {}, problem: null },
});

/** A failed call as the form shows it; the captcha has no field of its own. */
export function failed(before: FormAnswer, { error }: Extract<ApiResult<unknown>, { ok: false }>): FormAnswer {
  const { captchaToken, idempotencyKey: _, ...fields } = error.fields ?? {};
  const isMarked = Object.keys(fields).length > 0;
  return { ...before, fields, problem: captchaToken ?? (isMarked ? null : error.message || NOT_SENT) };
}
