import { z } from 'zod';
import { PHONE_FOR_TEXTS } from '../../values/phone/phone.ts';
import { isWithin } from '../../values/time/time-window.ts';
import { wallTime } from '../../values/time/week.ts';
import { captchaToken, cardCustomerId, cardGuarantee, createAnswer, tableRequest, token } from './booking.ts';
import { customerFields } from './customer.ts';

const contact = customerFields.pick({ firstName: true, lastName: true, email: true, phoneNumber: true });

/**
 * A request to join the waitlist, for `time` or any time from `from` to `to`. Without `notifyBy`, an offer is sent by
 * text message, and by e-mail, where a phone number is given.
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
 * `position` 1 is first among those who wait for the same times. The same session asking again has its entry; any other
 * has one of its own, so that nobody is told whether an address waits. Null only from other backends.
 */
export const waitlistAnswer = z.object({ waitlistReference: z.string().nullable(), position: z.int().nullable() });

export const waitlistParams = z.object({ waitlistToken: token });
/** A waitlist entry as its link shows it. */
export const waitlistEntry = z.object({
  reference: z.string(),
  status: z.enum(['waiting', 'offered', 'booked', 'lapsed', 'left']),
  position: z.int().nullable(),
  /** ISO instant until which the table is held for them, while status is 'offered'. */
  offeredUntil: z.string().nullable(),
  /** Whether a table was ever kept for them. Other backends leave it out. */
  wasOffered: z.boolean().optional(),
  storeId: z.string(),
  slug: z.string(),
  title: z.string(),
  phone: z.string(),
  date: z.string(),
  /** The time of the table that was offered or booked, else the one asked for. */
  time: z.string(),
  /** The first and the last time that would do; both are `time` where only that would. */
  from: z.string(),
  to: z.string(),
  adultCovers: z.int(),
  childCovers: z.int(),
  /** Other backends leave it out. */
  occasionId: z.string().optional(),
  occasionName: z.string(),
  menuName: z.string(),
  areaName: z.string().nullable(),
  firstName: z.string(),
  /**
   * True for a table that is kept while its card is given here, which is no place in the waitlist. Other backends leave
   * it out.
   */
  cardLater: z.boolean().optional(),
  /** The card guarantee required to claim the table; null where none is. */
  cardGuarantee: cardGuarantee.nullable(),
  /** The booking it has become, with the key to managing it. Other backends leave it out. */
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
