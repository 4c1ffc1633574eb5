import type { Context, TypedResponse } from 'hono';
import { apiError } from '../platform/api.ts';
import type { ErrorBody } from '../platform/error-catalogue.ts';
import type { Refusal } from './admission.ts';

type Refused = Response & TypedResponse<ErrorBody, 403 | 404 | 422 | 503, 'json'>;

/** The catalogue's answer to a refusal. */
export const refuse = (c: Context, { code, message }: Omit<Refusal, 'ok'>) => apiError(c, code, message) as Refused;
