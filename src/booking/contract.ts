import { z } from 'zod';
import { MAX_TOKEN } from '../platform/captcha/constants.ts';
import { isoDate as calendarDate, linkGroup, wallTime } from '../restaurants/contract.ts';
import { MAX_EVENT_COVERS, MAX_TABLE_BOOKING_COVERS } from './constants.ts';
import { customer } from './customer.ts';

export const storeId = z.string().regex(/^[\w-]{1,20}$/, 'a store id');
/** As content names things; never a character that no database keeps. */
export const id = z
  .string()
  .min(1)
  .max(80)
  .regex(/^[^\p{Cc}\p{Cs}]+$/u, 'an id');
/** Years that the database's calendar has too. */
export const isoDate = calendarDate.refine((date) => date >= '2000-01-01', 'Please choose a date from today on.');
const TOO_MANY = `We book tables for up to ${MAX_TABLE_BOOKING_COVERS} people online.`;
const covers = (least: number) => z.int().min(least).max(MAX_TABLE_BOOKING_COVERS, TOO_MANY);
const coversInQuery = (least: number) =>
  z.coerce.number<string>('a whole number').int('a whole number').min(least).max(MAX_TABLE_BOOKING_COVERS);
/** One or more values, comma-separated in the address. */
const list = <Item extends z.ZodType<string, string>>(item: Item, most: number) =>
  z
    .string()
    .transform((text) => text.split(',').filter((part) => part !== ''))
    .pipe(z.array(item).min(1).max(most));
/** 'null' when there is none (specification, section 7). */
const areaInQuery = z
  .string()
  .max(80)
  .optional()
  .transform((value) => (value === undefined || value === '' || value === 'null' ? null : value));

const party = { occasionId: id, adults: coversInQuery(1), children: coversInQuery(0).default(0) };
const dates = list(isoDate, 31);

export const storeParams = z.object({ storeId });
export const occasionsQuery = z.object({ date: isoDate });
export const areasQuery = z.object({ ...party, dates });
export const menusQuery = z.object({ ...party, dates, time: wallTime.optional() });
export const slotsQuery = z.object({ ...party, dates, menuIds: list(id, 20).optional(), areaId: areaInQuery });
export const requirementsQuery = z.object({
  ...party,
  bookingDate: isoDate,
  menuId: id,
  time: wallTime,
  areaId: areaInQuery,
});
export const alternativesQuery = z.object({ ...party, date: isoDate, time: wallTime });
const flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((value) => value === 'true');
export const upsellsQuery = z.object({ ...party, bookingDate: isoDate, time: wallTime, includeUnavailable: flag });

export const bookableOccasion = z.object({
  id,
  name: z.string(),
  minimumCovers: z.int(),
  maximumCovers: z.int(),
  menuLinkGroup: linkGroup.nullable(),
  areaLinkGroup: linkGroup.nullable(),
});
export const occasionsAnswer = z.object({ occasions: z.array(bookableOccasion) });
export const areasAnswer = z.object({ areas: z.array(z.object({ id, name: z.string() })) });
export const menusAnswer = z.object({ menus: z.array(z.object({ id, name: z.string(), description: z.string() })) });
/** Times in the order of the service: 00:15 after 23:45 belongs to the same date. canEnquire: full, but one may ask. */
export const slot = z.object({ time: wallTime, canEnquire: z.boolean() });
export const slotsAnswer = z.object({ dates: z.array(z.object({ date: isoDate, times: z.array(slot) })) });
/** What a card stands good for: pence, an ISO instant, and the words agreed to, a sentence each. */
export const cardGuarantee = z.object({
  amount: z.int(),
  perCover: z.int(),
  freeUntil: z.iso.datetime(),
  wordingVersion: z.string(),
  wording: z.array(z.string()),
});
export const requirementsAnswer = z.object({
  isPlaceAsEnquiryEnabled: z.boolean(),
  isCardGuaranteeRequired: z.boolean(),
  cardGuarantee: cardGuarantee.nullable(),
  /** How long the party has the table. */
  turnMinutes: z.int(),
});
/** Extras of a booking; prices in pence, for the table. */
export const upsellsAnswer = z.object({
  upsells: z.array(
    z.object({
      id,
      name: z.string(),
      description: z.string(),
      price: z.int(),
      available: z.boolean(),
      /** Why it is not available, as a sentence for the diner. */
      why: z.string().optional(),
    }),
  ),
});
export type CardGuarantee = z.infer<typeof cardGuarantee>;
export type UpsellsAnswer = z.infer<typeof upsellsAnswer>;
export type BookableOccasion = z.infer<typeof bookableOccasion>;
export type OccasionsAnswer = z.infer<typeof occasionsAnswer>;
export type AreasAnswer = z.infer<typeof areasAnswer>;
export type MenusAnswer = z.infer<typeof menusAnswer>;
export type Slot = z.infer<typeof slot>;
export type SlotsAnswer = z.infer<typeof slotsAnswer>;
export type RequirementsAnswer = z.infer<typeof requirementsAnswer>;

export const availabilityBody = z.object({
  stores: z
    .array(z.object({ storeId, miles: z.number().min(0).nullable().default(null) }))
    .min(1)
    .max(100),
  date: isoDate,
  adultCovers: covers(1),
  childrenCovers: covers(0).default(0),
});
const storeTimes = { storeId, miles: z.number().nullable(), times: z.array(wallTime) };
export const availabilityAnswer = z.object({
  success: z.literal(true),
  stores: z.array(z.object({ ...storeTimes, available: z.boolean() })),
});
/** The nearest free times here, nearest first, and other restaurants free near that time, nearest in miles first. */
export const alternativesAnswer = z.object({
  times: z.array(z.object({ time: wallTime })),
  restaurants: z.array(z.object({ ...storeTimes, title: z.string(), slug: z.string() })),
  /** Whether one can wait in line for the wanted time: it is a time of service here, and full. */
  waitlist: z.boolean(),
});
export type AvailabilityBody = z.input<typeof availabilityBody>;
export type AvailabilityAnswer = z.infer<typeof availabilityAnswer>;
export type AlternativesAnswer = z.infer<typeof alternativesAnswer>;

const seatWish = { occasionId: id, menuId: id, areaId: id.nullable(), date: isoDate, time: wallTime };
const partySize = { adultCovers: covers(1), childCovers: covers(0).default(0) };
const notTooMany = (body: { adultCovers: number; childCovers: number }) =>
  body.adultCovers + body.childCovers <= MAX_TABLE_BOOKING_COVERS;
const tooMany = { path: ['adultCovers'], error: TOO_MANY };
/** The wish for a table as holding it, changing to it and waiting for it take it. */
export const tableWish = z.object({ ...seatWish, ...partySize }).refine(notTooMany, tooMany);
export type TableWish = z.output<typeof tableWish>;

export const idempotencyKey = z.string().regex(/^[\w.:-]{8,100}$/, 'a key of 8 to 100 letters, digits or . : - _');
export const captchaToken = z.string().min(1).max(MAX_TOKEN).optional();
/** As the card provider names its customers. */
export const cardCustomerId = z.string().regex(/^[\w-]{1,100}$/, 'a card’s id');
const sent = {
  idempotencyKey,
  customer,
  upsellIds: z.array(id).max(20).default([]),
  braintreeCustomerId: cardCustomerId.optional(),
  captchaToken,
};
export const token = z.string().regex(/^[\w-]{43}$/, 'a token');
export const createBody = z
  .object({ ...sent, ...seatWish, ...partySize, holdToken: token.optional() })
  .refine(notTooMany, tooMany);
/** An enquiry for a full time: the body of a booking; it holds no table. */
export const enquiryBody = z.object({ ...sent, ...seatWish, ...partySize }).refine(notTooMany, tooMany);
const EVENT_TOO_LARGE = `For more than ${MAX_EVENT_COVERS} people please ring the restaurant.`;
const eventCovers = (least: number) => z.int().min(least).max(MAX_EVENT_COVERS, EVENT_TOO_LARGE);
/** An event: as large as the restaurant can think of, with a menu or none yet. */
export const eventBody = z.object({
  ...sent,
  ...seatWish,
  menuId: id.nullable().default(null),
  adultCovers: eventCovers(1),
  childCovers: eventCovers(0).default(0),
});
export const createAnswer = z.object({
  bookingReference: z.string().nullable(),
  bookingStatus: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(9)]),
});
/** As a client writes it, defaults left out. */
export type CreateBody = z.input<typeof createBody>;
/** As the engine receives it. */
export type CreateRequest = z.output<typeof createBody>;
export type CreateAnswer = z.infer<typeof createAnswer>;
export type EnquiryBody = z.input<typeof enquiryBody>;
export type EnquiryRequest = z.output<typeof enquiryBody>;
export type EventBody = z.input<typeof eventBody>;
export type EventRequest = z.output<typeof eventBody>;
