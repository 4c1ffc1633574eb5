import type { z } from '@hono/zod-openapi';
import { errorResponse, json } from '../../../platform/api/api.ts';

export const tags = ['Booking'];
export const answer = <Schema extends z.ZodType>(description: string, schema: Schema) => ({
  200: { description, ...json(schema) },
  400: errorResponse('The request does not fit; `fields` says where'),
  403: errorResponse('No online booking here: code 1, 10, 11, 19 or 20'),
  404: errorResponse('Code 3: no such restaurant'),
  422: errorResponse('Code 4, 5, 6, 17 or 18'),
  503: errorResponse('Code 2: the restaurant’s rules do not go together'),
});
/** The answer to too many forms without a captcha token, or too many messages to one address. */
export const checkedSender = {
  429: errorResponse(
    'More without a captcha token than one caller may send, or more to one e-mail address than we send',
  ),
};
/** The answers to a booking, an enquiry and an event. */
export const submitResponses = <Schema extends z.ZodType>(description: string, schema: Schema) => ({
  ...checkedSender,
  ...answer(description, schema),
  409: errorResponse('The idempotency key was used for another booking'),
});
