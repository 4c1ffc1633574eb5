import { z } from 'zod';
import { captchaToken, idempotencyKey, storeId } from '../contract.ts';
import { customer, writing } from '../customer.ts';

const MESSAGE_LIMIT = 2000;
const MISSING = 'Please write your message.';

/** A message about booking: to a restaurant, or to the brand without a store id. Named as in a booking. */
export const sendEnquiryBody = z.object({
  idempotencyKey,
  storeId: storeId.nullable().default(null),
  customer: customer.pick({ firstName: true, lastName: true, email: true, phoneNumber: true }),
  message: writing(MESSAGE_LIMIT, {
    missing: MISSING,
    tooLong: `Please keep your message to ${MESSAGE_LIMIT} characters.`,
    wrong: 'Please use plain text in your message.',
  }),
  captchaToken,
});
export const sendEnquiryAnswer = z.object({ success: z.literal(true) });
export type SendEnquiryBody = z.input<typeof sendEnquiryBody>;
export type SendEnquiryRequest = z.output<typeof sendEnquiryBody>;
