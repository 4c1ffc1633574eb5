import { z } from 'zod';
import { freeText } from '../../values/free-text.ts';
import { captchaToken, idempotencyKey, storeId } from './booking.ts';
import { customerFields } from './customer.ts';

const MESSAGE_LIMIT = 2000;
const MISSING = 'Write your message.';

/** A message to a restaurant, or to the brand without a store id. Field names as in a booking. */
export const sendEnquiryBody = z.object({
  idempotencyKey,
  storeId: storeId.nullable().default(null),
  customer: customerFields.pick({ firstName: true, lastName: true, email: true, phoneNumber: true }),
  message: freeText(MESSAGE_LIMIT, {
    missing: MISSING,
    tooLong: `Keep your message to ${MESSAGE_LIMIT} characters.`,
    wrong: 'Use plain text in your message.',
  }),
  captchaToken,
});
export const sendEnquiryAnswer = z.object({ success: z.literal(true) });
export type SendEnquiryBody = z.input<typeof sendEnquiryBody>;
export type SendEnquiryRequest = z.output<typeof sendEnquiryBody>;
