import { z } from 'zod';
import { MAX_TOKEN } from '../../platform/captcha/constants.ts';
import { linkGroup } from '../../restaurants/contract.ts';
import { allergenStatuses } from '../../values/allergens/allergens.ts';
import { isoDate, wallTime } from '../../values/time/week.ts';
import { bookingStatus, EVENT_TOO_LARGE, MAX_EVENT_COVERS, MAX_TABLE_BOOKING_COVERS } from './constants.ts';
import { type Covers, coversOf } from './covers.ts';
import { customer } from './customer.ts';
import { anAdult, hasAnAdult, needs } from './needs.ts';

export const storeId = z.string().regex(/^[\w-]{1,20}$/, 'a store id');
/** An id as content uses them, without characters that the database refuses. */
export const id = z
  .string()
  .min(1)
  .max(80)
  .regex(/^[^\p{Cc}\p{Cs}]+$/u, 'an id');
/** Only dates that the database can store, with the weeks after them. */
export const bookableDate = isoDate
  .refine((date) => date >= '2000-01-01', 'Choose today or a later date.')
  .refine((date) => date <= '2999-12-31', 'Choose an earlier date.');
const TOO_MANY = `You can book online for up to ${MAX_TABLE_BOOKING_COVERS} people.`;
/** One limit for every search, hold and booking: adults and children together. */
const notTooMany = (party: Covers) => coversOf(party) <= MAX_TABLE_BOOKING_COVERS;
const tooMany = { path: ['adultCovers'], error: TOO_MANY };
const covers = (least: number) => z.int().min(least).max(MAX_TABLE_BOOKING_COVERS, TOO_MANY);
const coversInQuery = (least: number) =>
  z.coerce
    .number<string | number>('a whole number')
    .int('a whole number')
    .min(least, `a whole number, ${least} or more`)
    .max(MAX_TABLE_BOOKING_COVERS, TOO_MANY);
/** Values separated by commas. */
const list = <Item extends z.ZodType<string, string>>(item: Item, most: number) =>
  z
    .string()
    .transform((text) => text.split(',').filter((part) => part !== ''))
    .pipe(z.array(item).min(1).max(most));
/** 'null' when there is none (product 5.10). */
const areaInQuery = z
  .string()
  .max(80)
  .optional()
  .transform((value) => (value === undefined || value === '' || value === 'null' ? null : value));

const people = { adults: coversInQuery(1), children: coversInQuery(0).default(0) };
const party = { occasionId: id, ...people };
const fewEnough = ({ adults, children }: { adults: number; children: number }) =>
  notTooMany({ adultCovers: adults, childCovers: children });
const tooManyInQuery = { path: ['adults'], error: TOO_MANY };
const dates = list(bookableDate, 31);
const slotFilter = { dates, menuIds: list(id, 20).optional(), areaId: areaInQuery };

export const storeParams = z.object({ storeId });
export const occasionsQuery = z.object({ date: bookableDate });
export const areasQuery = z.object({ ...party, dates }).refine(fewEnough, tooManyInQuery);
export const menusQuery = z.object({ ...party, dates, time: wallTime.optional() }).refine(fewEnough, tooManyInQuery);
export const slotsQuery = z.object({ ...party, ...slotFilter }).refine(fewEnough, tooManyInQuery);
/** For a change: restaurant and occasion stay the same. */
export const manageSlotsQuery = z.object({ ...people, ...slotFilter }).refine(fewEnough, tooManyInQuery);
export const requirementsQuery = z
  .object({ ...party, bookingDate: bookableDate, menuId: id, time: wallTime, areaId: areaInQuery })
  .refine(fewEnough, tooManyInQuery);
export const alternativesQuery = z
  .object({ ...party, date: bookableDate, time: wallTime })
  .refine(fewEnough, tooManyInQuery);
const flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((value) => value === 'true');
export const upsellsQuery = z
  .object({ ...party, bookingDate: bookableDate, time: wallTime, includeUnavailable: flag })
  .refine(fewEnough, tooManyInQuery);

/** The smallest and largest party that can book online on the date; null when none can. */
const coversOnline = z.object({ fewestCovers: z.int(), mostCovers: z.int() }).nullable();
/** Optional where product 5.10 has no such field: other backends don't send it. */
export const bookableOccasion = z.object({
  id,
  name: z.string(),
  minimumCovers: z.int(),
  maximumCovers: z.int(),
  menuLinkGroup: linkGroup.nullable(),
  areaLinkGroup: linkGroup.nullable(),
  coversOnline: coversOnline.optional(),
  /** Whether the occasion takes events, and enquiries for full times. */
  takesRequests: z.boolean().optional(),
  /** The smallest party that must add a card on the date; null when none must. */
  cardFromCovers: z.int().nullable().optional(),
});
export const occasionsAnswer = z.object({
  occasions: z.array(bookableOccasion),
  /** Occasions that don't run on the date, with the nearest date on which they do, later dates first. */
  occasionsOnOtherDates: z.array(z.object({ id, name: z.string(), date: isoDate })).optional(),
  /** Across all its occasions. */
  coversOnline: coversOnline.optional(),
  /** First and last bookable date: today or the day it reopens, and the horizon. */
  firstDate: isoDate.optional(),
  lastDate: isoDate.optional(),
});
export const areasAnswer = z.object({ areas: z.array(z.object({ id, name: z.string() })) });
export const menusAnswer = z.object({ menus: z.array(z.object({ id, name: z.string(), description: z.string() })) });
/** In service order: 00:15 comes after 23:45 of the same date. canEnquire: full, but open to an enquiry. */
export const slot = z.object({ time: wallTime, canEnquire: z.boolean() });
/** The card required at any time of a date: amounts in pence, and how long cancelling is free. */
const cardNeeded = z.object({ amount: z.int(), perCover: z.int(), freeUntilHours: z.int() });
export const slotsAnswer = z.object({
  dates: z.array(
    z.object({
      date: bookableDate,
      times: z.array(slot),
      /** Shown before any details are asked; null where no card is needed. */
      cardNeeded: cardNeeded.nullable().optional(),
    }),
  ),
});
/** Amount in pence, an ISO instant, and the agreed terms, one sentence each. */
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
  /** Turn time in minutes. */
  turnMinutes: z.int(),
});
/** Extras of a booking; prices in pence, for the whole table. */
export const upsellsAnswer = z.object({
  upsells: z.array(
    z.object({
      id,
      name: z.string(),
      description: z.string(),
      price: z.int(),
      available: z.boolean(),
      /** Allergens in words; absent unless it is food or drink. */
      allergens: z.partialRecord(z.enum(allergenStatuses), z.array(z.string())).optional(),
      /** Energy of the full portion, and how many share it; absent unless it is food or drink. */
      kcal: z.int().optional(),
      serves: z.int().optional(),
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
export type CardNeeded = z.infer<typeof cardNeeded>;
export type RequirementsAnswer = z.infer<typeof requirementsAnswer>;

export const availabilityBody = z
  .object({
    stores: z
      .array(z.object({ storeId, miles: z.number().min(0).nullable().default(null) }))
      .min(1)
      .max(100),
    date: bookableDate,
    adultCovers: covers(1),
    childrenCovers: covers(0).default(0),
    /** Only times of this occasion; by default of the one the form selects, the first of the date. Our own addition. */
    occasionId: id.optional(),
  })
  .refine(({ adultCovers, childrenCovers }) => notTooMany({ adultCovers, childCovers: childrenCovers }), tooMany);
const storeTimes = { storeId, miles: z.number().nullable(), times: z.array(wallTime) };
export const availabilityAnswer = z.object({
  success: z.literal(true),
  /** `offered`: whether such a party can book online there that day. Our own addition. */
  stores: z.array(z.object({ ...storeTimes, available: z.boolean(), offered: z.boolean().optional() })),
});
/** The answer to any failed search for free tables (product 5.10). */
export const availabilityFailed = z.object({
  success: z.literal(false),
  message: z.literal('Error checking availability'),
});
/** Alternatives to a full time, in the order to suggest them. */
export const alternativesAnswer = z.object({
  /** Free here on that day, nearest to the requested time first. */
  times: z.array(z.object({ time: wallTime })),
  /** Free here around that time on nearby days, by date; nearest times first. */
  days: z.array(z.object({ date: isoDate, times: z.array(wallTime) })),
  /** Other restaurants within a drive that are free around that time, nearest first. */
  restaurants: z.array(z.object({ ...storeTimes, title: z.string(), slug: z.string() })),
  /** Whether the waitlist is open for the requested time: a full time of service. */
  waitlist: z.boolean(),
  /** Full times of that day in service order, the possible ends of a waitlist window. */
  fullTimes: z.array(wallTime),
  /** The suggested window; null where the waitlist is closed. */
  window: z.object({ from: wallTime, to: wallTime }).nullable(),
});
export type AlternativesAnswer = z.infer<typeof alternativesAnswer>;

const seatFields = { occasionId: id, menuId: id, areaId: id.nullable(), date: bookableDate, time: wallTime };
const partySize = { adultCovers: covers(1), childCovers: covers(0).default(0) };
/** The body of a hold, a change or a waitlist entry. */
export const tableRequest = z
  .object({ ...seatFields, ...partySize, needs: needs.optional() })
  .refine(notTooMany, tooMany)
  .refine(hasAnAdult, anAdult);
export type TableRequest = z.output<typeof tableRequest>;

export const idempotencyKey = z.string().regex(/^[\w.:-]{8,100}$/, 'a key of 8 to 100 letters, digits or . : - _');
export const captchaToken = z.string().min(1).max(MAX_TOKEN).optional();
/** A customer id of the card provider. */
export const cardCustomerId = z.string().regex(/^[\w-]{1,100}$/, 'a card’s id');
const submission = {
  idempotencyKey,
  customer,
  needs: needs.optional(),
  upsellIds: z.array(id).max(20).default([]),
  /** Slug of the offer whose voucher the diner brings. */
  offer: id.optional(),
  braintreeCustomerId: cardCustomerId.optional(),
  captchaToken,
};
export const token = z.string().regex(/^[\w-]{43}$/, 'a token');
export const createBody = z
  .object({ ...submission, ...seatFields, ...partySize, holdToken: token.optional() })
  .refine(notTooMany, tooMany)
  .refine(hasAnAdult, anAdult);
/** An enquiry for a full time: a booking's body without a table. */
export const enquiryBody = z
  .object({ ...submission, ...seatFields, ...partySize })
  .refine(notTooMany, tooMany)
  .refine(hasAnAdult, anAdult);
const eventCovers = (least: number) => z.int().min(least).max(MAX_EVENT_COVERS, EVENT_TOO_LARGE);
/** An event of any size, with or without a menu. */
export const eventBody = z
  .object({
    ...submission,
    ...seatFields,
    menuId: id.nullable().default(null),
    adultCovers: eventCovers(1),
    childCovers: eventCovers(0).default(0),
  })
  .refine((body) => coversOf(body) <= MAX_EVENT_COVERS, { path: ['adultCovers'], error: EVENT_TOO_LARGE })
  .refine(hasAnAdult, anAdult);
export const createAnswer = z.object({
  bookingReference: z.string().nullable(),
  bookingStatus: z.union([
    z.literal(bookingStatus.booked),
    z.literal(bookingStatus.enquiryReceived),
    z.literal(bookingStatus.eventReceived),
    z.literal(bookingStatus.slotTaken),
  ]),
  /** The manage token, only for the session that sent the form. */
  manageToken: token.optional(),
});
/** Before parsing, defaults left out. */
export type CreateBody = z.input<typeof createBody>;
/** After parsing, defaults filled in. */
export type CreateRequest = z.output<typeof createBody>;
export type CreateAnswer = z.infer<typeof createAnswer>;
export type EnquiryBody = z.input<typeof enquiryBody>;
export type EnquiryRequest = z.output<typeof enquiryBody>;
export type EventBody = z.input<typeof eventBody>;
export type EventRequest = z.output<typeof eventBody>;
