import { data } from 'react-router';
import type { ApiResult } from '../../../platform/api/api-client.ts';
import { BAD_GATEWAY } from '../../../values/http-status.ts';
import type { DetailsRequest, ManagedBooking } from '../../contracts/manage.ts';
import type { ManageCalls } from './manage-calls.ts';
import type { CompletedAction } from './manage-query.ts';
import { refusalInWords } from './managed-words.ts';

/** A form of a booking's page; `pageAfter`: the page's address after a success. */
export type SentForm = {
  calls: ManageCalls;
  booking: ManagedBooking;
  form: FormData;
  pageAfter: (done: CompletedAction) => string;
};

/** The details as typed, with their errors. */
export type TypedDetails = DetailsRequest & { errors: Record<string, string> };

/** The response to a refused form: its page again, with these words or the details as typed. */
export const formRefusal = (words: string | null, status: number, details: TypedDetails | null = null) =>
  data({ refusal: words, details }, { status });

export const failedCall = (
  { error, status }: Extract<ApiResult<unknown>, { ok: false }>,
  details: TypedDetails | null = null,
) => formRefusal(refusalInWords(error), status || BAD_GATEWAY, details);
