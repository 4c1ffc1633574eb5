import { z } from 'zod';
import { PHONE_FOR_TEXTS } from '../../values/phone/phone.ts';
import { isWithin } from '../../values/time/time-window.ts';
import { wallTime } from '../../values/time/week.ts';
import { captchaToken, cardCustomerId, cardGuarantee, createAnswer, tableRequest, token } from './booking.ts';
import { customerFields } from './customer.ts';

const contact = customerFields.pick({ firstName: true, lastName: true, email: true, phoneNumber: true });

/**
 * Joins the waitlist for `time` or any time from `from` to `to`. Without `notifyBy`, offers go by text if there is a
 * phone number, and by e-mail.
 */
export const waitlistBody = tableRequest
  .safeExtend({
    from: wallTime.optional(),
    to: wallTime.optional(),
    customer: contact,
    notifyBy: z.enum(['email', 'sms']).optional(),
    captchaToken,
  })
  .refine(({ notifyBy, customer: { phoneNumber } }) => notifyBy !== 'sms' || phoneNumber !== '', {
    path: ['customer.phoneNumber'],
    error: PHONE_FOR_TEXTS,
  })
  .refine(({ time, from = time, to = time }) => isWithin({ from, to }, time), {
    path: ['to'],
    error: 'Choose times either side of the one you wanted.',
  });
/**
 * `position` 1 is first among those waiting for the same times. Repeats the entry for the same session; any other
 * session gets its own, so that the answer doesn't reveal who is waiting. Null only from other backends.
 */
export const waitlistAnswer = z.object({ waitlistReference: z.string().nullable(), position: z.int().nullable() });

export const waitlistParams = z.object({ waitlistToken: token });
/** An entry for its page. */
export const waitlistEntry = z.object({
  reference: z.string(),
  status: z.enum(['waiting', 'offered', 'booked', 'lapsed', 'left']),
  position: z.int().nullable(),
  /** ISO instant until which the table is held, while status is 'offered'. */
  offeredUntil: z.string().nullable(),
  /** Whether a table was ever held for the entry. Absent from other backends. */
  wasOffered: z.boolean().optional(),
  storeId: z.string(),
  slug: z.string(),
  title: z.string(),
  phone: z.string(),
  date: z.string(),
  /** The offered or booked time, else the requested one. */
  time: z.string(),
  /** The ends of the window; both are `time` without one. */
  from: z.string(),
  to: z.string(),
  adultCovers: z.int(),
  childCovers: z.int(),
  /** Absent from other backends. */
  occasionId: z.string().optional(),
  occasionName: z.string(),
  menuName: z.string(),
  areaName: z.string().nullable(),
  firstName: z.string(),
  /** Whether a table is held while its card is added, outside the waitlist. Absent from other backends. */
  cardLater: z.boolean().optional(),
  /** The card guarantee required to claim the table; null where none is. */
  cardGuarantee: cardGuarantee.nullable(),
  /** The resulting booking, with its manage token. Absent from other backends. */
  booking: z.object({ reference: z.string(), manageToken: token }).nullable().optional(),
});
export const waitlistEntryAnswer = z.object({ entry: waitlistEntry });
export const claimBody = z.object({ braintreeCustomerId: cardCustomerId.optional() });
export const claimAnswer = createAnswer;
export const leaveAnswer = z.object({ left: z.literal(true) });
export type WaitlistBody = z.input<typeof waitlistBody>;
export type NotifyBy = NonNullable<WaitlistBody['notifyBy']>;
export type WaitlistRequest = z.output<typeof waitlistBody>;
export type WaitlistAnswer = z.infer<typeof waitlistAnswer>;
export type WaitlistEntry = z.infer<typeof waitlistEntry>;
export type WaitlistEntryAnswer = z.infer<typeof waitlistEntryAnswer>;
export type ClaimBody = z.input<typeof claimBody>;
