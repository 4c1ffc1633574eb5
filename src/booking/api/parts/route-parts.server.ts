import type { z } from '@hono/zod-openapi';
import { errorResponse, json } from '../../../platform/api/api.ts';
import {
  BAD_REQUEST,
  CONFLICT,
  FORBIDDEN,
  NOT_FOUND,
  TOO_MANY_REQUESTS,
  UNAVAILABLE,
  UNPROCESSABLE,
} from '../../../values/http-status.ts';

export const tags = ['Booking'];
export const answer = <Schema extends z.ZodType>(description: string, schema: Schema) => ({
  200: { description, ...json(schema) },
  [BAD_REQUEST]: errorResponse('Invalid request; `fields` says where'),
  [FORBIDDEN]: errorResponse('No online booking here: code 1, 10, 11, 19 or 20'),
  [NOT_FOUND]: errorResponse('Code 3: restaurant not found'),
  [UNPROCESSABLE]: errorResponse('Code 4, 5, 6, 17 or 18'),
  [UNAVAILABLE]: errorResponse('Code 2: the restaurant’s rules contradict each other'),
});
/** Responses to too many forms without a captcha token or too many messages to one address. */
export const checkedSender = {
  [TOO_MANY_REQUESTS]: errorResponse(
    'More without a captcha token than one caller may send, or more to one e-mail address than we send',
  ),
};
/** Responses to a booking, an enquiry or an event. */
export const submitResponses = <Schema extends z.ZodType>(description: string, schema: Schema) => ({
  ...checkedSender,
  ...answer(description, schema),
  [CONFLICT]: errorResponse('The idempotency key was used for another booking'),
});
