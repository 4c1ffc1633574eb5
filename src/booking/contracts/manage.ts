import { z } from 'zod';
import { cardGuarantee, slotsAnswer, tableRequest, token } from './booking.ts';
import { bookingStatus, MOST_LATE_MINUTES } from './constants.ts';
import { customerFields } from './customer.ts';
import { needs } from './needs.ts';

export const manageParams = z.object({ manageToken: token });

/** A booking as its link shows it. Money in pence. */
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
  /** ISO instants between which the party has the table. */
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
  /** Whether it was booked so late that cancelling was never free. Other backends leave it out. */
  isNeverFree: z.boolean().optional(),
  /** What cancelling costs right now, in pence; 0 where it is free. */
  cancellationFee: z.int(),
  /** Incremented by every change: the SEQUENCE of the calendar entry. */
  sequence: z.int(),
  /** When it was booked, an ISO instant. Other backends leave it out. */
  bookedAt: z.iso.datetime().optional(),
  canChange: z.boolean(),
  canCancel: z.boolean(),
  /** Whether name, address, phone, request and needs can be edited. */
  canEdit: z.boolean(),
  /** Changes with each edit of those; to be sent along with the next. Other backends leave it out. */
  detailsVersion: z.string().optional(),
  canTellLate: z.boolean(),
  /** How late the restaurant was told the party is, and the ISO instant at which it was told. */
  late: z.object({ minutes: z.int(), toldAt: z.string() }).nullable(),
});
export const manageAnswer = z.object({ booking: managedBooking });
export const manageSlotsAnswer = slotsAnswer;
/** `cancellationFee` as it was shown: when it has risen since, nothing is cancelled and the new fee is returned. */
export const cancelBody = z.object({ cancellationFee: z.int().min(0).default(0) });
export const cancelAnswer = z.object({ cancelled: z.literal(true), cancellationFee: z.int() });
/** The booking as it should become, not a difference: the same change sent twice changes once. */
export const changeBody = tableRequest;
/** Status 1: changed; 9: the wanted slot was just taken and the booking is unchanged. */
export const changeAnswer = z.object({
  bookingReference: z.string().nullable(),
  bookingStatus: z.union([z.literal(bookingStatus.booked), z.literal(bookingStatus.slotTaken)]),
});
/**
 * The details as they should become. Without `needs` those stay as they are. `version`: the `detailsVersion` they were
 * edited from; when it is no longer the booking's, nothing changes.
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
/** `confirmationSent`: the address is new, so the confirmation goes there. */
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
