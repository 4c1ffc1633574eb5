import type { Context, TypedResponse } from 'hono';
import { apiError, invalid } from '../../../platform/api/api.ts';
import type { ErrorBody } from '../../../values/error-catalogue.ts';
import type { BAD_REQUEST, FORBIDDEN, NOT_FOUND, UNAVAILABLE, UNPROCESSABLE } from '../../../values/http-status.ts';
import type { RefusalReason } from '../../rules/eligibility.ts';

type Refused = Response &
  TypedResponse<
    ErrorBody,
    typeof BAD_REQUEST | typeof FORBIDDEN | typeof NOT_FOUND | typeof UNPROCESSABLE | typeof UNAVAILABLE,
    'json'
  >;

export const refuse = (c: Context, reason: RefusalReason) =>
  ('fields' in reason ? invalid(c, reason.fields) : apiError(c, reason.code, reason.message)) as Refused;
