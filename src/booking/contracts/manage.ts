import { z } from 'zod';
import { cardGuarantee, slotsAnswer, tableRequest, token } from './booking.ts';
import { bookingStatus, MOST_LATE_MINUTES } from './constants.ts';
import { customerFields } from './customer.ts';
import { needs } from './needs.ts';

export const manageParams = z.object({ manageToken: token });

/** A booking for its manage page. Money in pence. */
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
  /** ISO instants of the party's time at the table. */
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
  lastName: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  specialRequest: z.string(),
  needs: needs.nullable(),
  upsells: z.array(z.object({ id: z.string(), name: z.string(), price: z.int() })),
  guarantee: cardGuarantee.pick({ amount: true, freeUntil: true, wordingVersion: true, wording: true }).nullable(),
  /** Whether it was booked too late ever to cancel for free. Absent from other backends. */
  isNeverFree: z.boolean().optional(),
  /** The current cancellation fee in pence; 0 while cancelling is free. */
  cancellationFee: z.int(),
  /** Incremented by every change: the SEQUENCE of the calendar entry. */
  sequence: z.int(),
  /** ISO instant. Absent from other backends. */
  bookedAt: z.iso.datetime().optional(),
  canChange: z.boolean(),
  canCancel: z.boolean(),
  /** Whether name, address, phone, request and needs can be edited. */
  canEdit: z.boolean(),
  /** Changes with each edit of the details; to be sent with the next edit. Absent from other backends. */
  detailsVersion: z.string().optional(),
  canTellLate: z.boolean(),
  /** The latest notice to the restaurant that the party is late, in minutes, with its ISO instant. */
  late: z.object({ minutes: z.int(), toldAt: z.string() }).nullable(),
});
export const manageAnswer = z.object({ booking: managedBooking });
export const manageSlotsAnswer = slotsAnswer;
/** `cancellationFee` as shown: if it has risen, nothing is cancelled and the new fee is returned. */
export const cancelBody = z.object({ cancellationFee: z.int().min(0).default(0) });
export const cancelAnswer = z.object({ cancelled: z.literal(true), cancellationFee: z.int() });
/** The full booking after the change, not a difference, so that repeating it is harmless. */
export const changeBody = tableRequest;
/** Status 1: changed; 9: the slot was just taken and the booking is unchanged. */
export const changeAnswer = z.object({
  bookingReference: z.string().nullable(),
  bookingStatus: z.union([z.literal(bookingStatus.booked), z.literal(bookingStatus.slotTaken)]),
});
/**
 * The full details after the edit; without `needs` those are unchanged. `version`: the `detailsVersion` they were
 * edited from; an outdated one changes nothing.
 */
export const detailsBody = z.object({
  customer: customerFields.pick({
    firstName: true,
    lastName: true,
    email: true,
    phoneNumber: true,
    specialRequest: true,
  }),
  needs: needs.optional(),
  version: z.string().max(40).optional(),
});
/** `confirmationSent`: to a new address. */
export const detailsAnswer = z.object({ changed: z.boolean(), confirmationSent: z.boolean() });
export const resendAnswer = z.object({ confirmationSent: z.literal(true) });
export const lateBody = z.object({
  minutes: z.int('a whole number').min(1).max(MOST_LATE_MINUTES, 'Any later than that? Ring the restaurant.'),
});
export const lateAnswer = z.object({ told: z.literal(true) });
export type DetailsBody = z.input<typeof detailsBody>;
export type DetailsRequest = z.output<typeof detailsBody>;
export type ManagedBooking = z.infer<typeof managedBooking>;
export type ManageAnswer = z.infer<typeof manageAnswer>;
export type CancelBody = z.input<typeof cancelBody>;
export type ChangeBody = z.input<typeof changeBody>;
