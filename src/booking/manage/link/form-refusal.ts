import { data } from 'react-router';
import type { ApiResult } from '../../../platform/api/api-client.ts';
import { BAD_GATEWAY } from '../../../values/http-status.ts';
import type { DetailsRequest, ManagedBooking } from '../../contracts/manage.ts';
import type { ManageCalls } from './manage-calls.ts';
import type { WhatWasDone } from './manage-query.ts';
import { refusalInWords } from './managed-words.ts';

/** A form sent from the page of a booking; `pageAfter`: its address once something was done. */
export type SentForm = {
  calls: ManageCalls;
  booking: ManagedBooking;
  form: FormData;
  pageAfter: (done: WhatWasDone) => string;
};

/** The details as they were typed, and what is wrong with them. */
export type TypedDetails = DetailsRequest & { errors: Record<string, string> };

/**
 * The answer to a form that was not carried out: its page is shown again, with these words or with the details as they
 * were typed.
 */
export const formRefusal = (words: string | null, status: number, details: TypedDetails | null = null) =>
  data({ refusal: words, details }, { status });

/** The same for a call that failed. */
export const failedCall = (
  { error, status }: Extract<ApiResult<unknown>, { ok: false }>,
  details: TypedDetails | null = null,
) => formRefusal(refusalInWords(error), status || BAD_GATEWAY, details);
