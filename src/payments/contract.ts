import { z } from '@hono/zod-openapi';
import { emailAddress } from '../values/email/email-address.ts';
import { firstName, lastName } from '../values/person-name.ts';

const ONCE_MORE = 'Enter your card details again.';
const CARD_NUMBER = /^\d{12,19}$/;

export const clientTokenAnswer = z
  .object({ clientToken: z.string() })
  .openapi('CardClientToken', { description: 'What the browser needs to take a card; valid for one page' });

export const submitBody = z
  .object({
    nonce: z
      .string({ error: ONCE_MORE })
      .regex(/^[\w-]{1,200}$/, ONCE_MORE)
      // A card number must never be sent here; if one is, it is refused and goes no further.
      .refine((nonce) => !CARD_NUMBER.test(nonce), ONCE_MORE)
      .openapi({ description: 'Represents the card; created in the browser by the card provider' }),
    firstName: firstName.optional(),
    lastName: lastName.optional(),
    email: emailAddress('Enter your e-mail address.').optional(),
  })
  .openapi('CardSubmission');
export type SubmitBody = z.infer<typeof submitBody>;

export const submitAnswer = z
  .object({ customerId: z.string() })
  .openapi('CardCustomer', { description: 'Goes with the booking as `braintreeCustomerId`, within an hour' });
