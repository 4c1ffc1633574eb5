import { z } from 'zod';
import { captchaToken, cardCustomerId, cardGuarantee, createAnswer, tableWish, token } from '../contract.ts';
import { customer } from '../customer.ts';

const contact = customer.pick({ firstName: true, lastName: true, email: true, phoneNumber: true });

/** Who waits and for what. By text message only with a phone number. */
export const waitlistBody = tableWish
  .safeExtend({ customer: contact, notifyBy: z.enum(['email', 'sms']).default('email'), captchaToken })
  .refine(({ notifyBy, customer: { phoneNumber } }) => notifyBy === 'email' || phoneNumber !== '', {
    path: ['customer.phoneNumber'],
    error: 'Please give a phone number for the text message.',
  });
/** `position` 1 is the first in line for that time. The same person asking again keeps the place. */
export const waitlistAnswer = z.object({ waitlistReference: z.string(), position: z.int() });

export const waitlistParams = z.object({ waitlistToken: token });
/** What the link of the messages shows. */
export const waitlistPlace = z.object({
  reference: z.string(),
  status: z.enum(['waiting', 'offered', 'booked', 'lapsed', 'left']),
  position: z.int().nullable(),
  /** ISO instant until which the table is held for them, while status is 'offered'. */
  offeredUntil: z.string().nullable(),
  storeId: z.string(),
  slug: z.string(),
  title: z.string(),
  phone: z.string(),
  date: z.string(),
  time: z.string(),
  adultCovers: z.int(),
  childCovers: z.int(),
  occasionName: z.string(),
  menuName: z.string(),
  areaName: z.string().nullable(),
  firstName: z.string(),
  /** Asked for before the table can be taken; null where none is. */
  cardGuarantee: cardGuarantee.nullable(),
});
export const waitlistPlaceAnswer = z.object({ place: waitlistPlace });
export const claimBody = z.object({ braintreeCustomerId: cardCustomerId.optional() });
export const claimAnswer = createAnswer;
export const leaveAnswer = z.object({ left: z.literal(true) });
export type WaitlistBody = z.input<typeof waitlistBody>;
export type WaitlistRequest = z.output<typeof waitlistBody>;
export type WaitlistAnswer = z.infer<typeof waitlistAnswer>;
export type WaitlistPlace = z.infer<typeof waitlistPlace>;
export type WaitlistPlaceAnswer = z.infer<typeof waitlistPlaceAnswer>;
export type ClaimBody = z.input<typeof claimBody>;
