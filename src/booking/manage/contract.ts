import { z } from 'zod';
import { cardGuarantee, tableWish, token } from '../contract.ts';

export const manageParams = z.object({ manageToken: token });

/** A booking as whoever has the link of its e-mail sees it. Money in pence. */
export const managedBooking = z.object({
  reference: z.string(),
  bookingType: z.enum(['booking', 'enquiry', 'event']),
  status: z.enum(['booked', 'cancelled', 'received']),
  storeId: z.string(),
  slug: z.string(),
  title: z.string(),
  phone: z.string(),
  address: z.array(z.string()),
  postcode: z.string(),
  date: z.string(),
  time: z.string(),
  /** ISO instants: how long the table is theirs. */
  startsAt: z.string(),
  endsAt: z.string(),
  adultCovers: z.int(),
  childCovers: z.int(),
  occasionId: z.string(),
  occasionName: z.string(),
  menuId: z.string().nullable(),
  menuName: z.string().nullable(),
  areaId: z.string().nullable(),
  areaName: z.string().nullable(),
  firstName: z.string(),
  specialRequest: z.string(),
  upsells: z.array(z.object({ id: z.string(), name: z.string(), price: z.int() })),
  guarantee: cardGuarantee.pick({ amount: true, freeUntil: true, wordingVersion: true, wording: true }).nullable(),
  /** What cancelling costs right now; 0 where it is free. */
  cancellationFee: z.int(),
  /** Moves on with every change: the SEQUENCE of the calendar entry. */
  sequence: z.int(),
  canChange: z.boolean(),
  canCancel: z.boolean(),
});
export const manageAnswer = z.object({ booking: managedBooking });
/** `cancellationFee` as it was shown: when it has risen meanwhile, nothing is cancelled and the new one is told. */
export const cancelBody = z.object({ cancellationFee: z.int().min(0).default(0) });
export const cancelAnswer = z.object({ cancelled: z.literal(true), cancellationFee: z.int() });
/** The whole wish; the same change sent twice changes once. */
export const changeBody = tableWish;
/** Status 1 changed, 9 the wanted slot was just taken and the booking stands as it was. */
export const changeAnswer = z.object({
  bookingReference: z.string().nullable(),
  bookingStatus: z.union([z.literal(1), z.literal(9)]),
});
export type ManagedBooking = z.infer<typeof managedBooking>;
export type ManageAnswer = z.infer<typeof manageAnswer>;
export type CancelBody = z.input<typeof cancelBody>;
export type CancelAnswer = z.infer<typeof cancelAnswer>;
export type ChangeBody = z.input<typeof changeBody>;
export type ChangeAnswer = z.infer<typeof changeAnswer>;
