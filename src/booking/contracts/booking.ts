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
/** An id as content uses them; never a character that the database refuses. */
export const id = z
  .string()
  .min(1)
  .max(80)
  .regex(/^[^\p{Cc}\p{Cs}]+$/u, 'an id');
/** Only dates that the database can store, and those of the weeks after them. */
export const bookableDate = isoDate
  .refine((date) => date >= '2000-01-01', 'Choose today or a later date.')
  .refine((date) => date <= '2999-12-31', 'Choose an earlier date.');
const TOO_MANY = `You can book online for up to ${MAX_TABLE_BOOKING_COVERS} people.`;
/** One limit for every table that is searched for, held or booked: adults and children together. */
const notTooMany = (party: Covers) => coversOf(party) <= MAX_TABLE_BOOKING_COVERS;
const tooMany = { path: ['adultCovers'], error: TOO_MANY };
const covers = (least: number) => z.int().min(least).max(MAX_TABLE_BOOKING_COVERS, TOO_MANY);
const coversInQuery = (least: number) =>
  z.coerce
    .number<string | number>('a whole number')
    .int('a whole number')
    .min(least, `a whole number, ${least} or more`)
    .max(MAX_TABLE_BOOKING_COVERS, TOO_MANY);
/** One or more values, comma-separated in the address. */
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
const wanted = { dates, menuIds: list(id, 20).optional(), areaId: areaInQuery };

export const storeParams = z.object({ storeId });
export const occasionsQuery = z.object({ date: bookableDate });
export const areasQuery = z.object({ ...party, dates }).refine(fewEnough, tooManyInQuery);
export const menusQuery = z.object({ ...party, dates, time: wallTime.optional() }).refine(fewEnough, tooManyInQuery);
export const slotsQuery = z.object({ ...party, ...wanted }).refine(fewEnough, tooManyInQuery);
/** For a booking as it might become: its restaurant and occasion stay. */
export const manageSlotsQuery = z.object({ ...people, ...wanted }).refine(fewEnough, tooManyInQuery);
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

/** The smallest and the largest party that tables of the restaurant take online on the date; null when none is taken. */
const coversOnline = z.object({ fewestCovers: z.int(), mostCovers: z.int() }).nullable();
/** What product 5.10 does not have is optional: another backend does not send it. */
export const bookableOccasion = z.object({
  id,
  name: z.string(),
  minimumCovers: z.int(),
  maximumCovers: z.int(),
  menuLinkGroup: linkGroup.nullable(),
  areaLinkGroup: linkGroup.nullable(),
  coversOnline: coversOnline.optional(),
  /** Whether events of this occasion, and enquiries for full times, can be requested. */
  takesRequests: z.boolean().optional(),
  /** The smallest party that has to give a card on the date; null when no party has to. */
  cardFromCovers: z.int().nullable().optional(),
});
export const occasionsAnswer = z.object({
  occasions: z.array(bookableOccasion),
  /** Occasions of the restaurant that do not run on the date, with the nearest date, later first, on which they do. */
  occasionsOnOtherDates: z.array(z.object({ id, name: z.string(), date: isoDate })).optional(),
  /** Of all its occasions together. */
  coversOnline: coversOnline.optional(),
  /** The first and the last date that can be booked: today or the day it reopens, and the horizon. */
  firstDate: isoDate.optional(),
  lastDate: isoDate.optional(),
});
export const areasAnswer = z.object({ areas: z.array(z.object({ id, name: z.string() })) });
export const menusAnswer = z.object({ menus: z.array(z.object({ id, name: z.string(), description: z.string() })) });
/**
 * Times are in order of service: 00:15 comes after 23:45 of the same date. canEnquire: full, but an enquiry may be
 * sent.
 */
export const slot = z.object({ time: wallTime, canEnquire: z.boolean() });
/** The card a party has to give for any time of a date: the amounts in pence, and how long cancelling is free. */
const cardNeeded = z.object({ amount: z.int(), perCover: z.int(), freeUntilHours: z.int() });
export const slotsAnswer = z.object({
  dates: z.array(
    z.object({
      date: bookableDate,
      times: z.array(slot),
      /** Told before any details are asked; null where no card is needed. */
      cardNeeded: cardNeeded.nullable().optional(),
    }),
  ),
});
/** Card guarantee: the amount in pence, an ISO instant, and the agreed terms, one sentence each. */
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
  /** How long the party has the table, in minutes. */
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
      /** Allergens in words, by what is declared of them; absent for what is not eaten or drunk. */
      allergens: z.partialRecord(z.enum(allergenStatuses), z.array(z.string())).optional(),
      /** Energy of the whole, and how many people share it; absent for what is not eaten or drunk. */
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
    /**
     * Only the times of this occasion; absent means the one the form selects, the first of the date. Our own
     * addition.
     */
    occasionId: id.optional(),
  })
  .refine(({ adultCovers, childrenCovers }) => notTooMany({ adultCovers, childCovers: childrenCovers }), tooMany);
const storeTimes = { storeId, miles: z.number().nullable(), times: z.array(wallTime) };
export const availabilityAnswer = z.object({
  success: z.literal(true),
  /** `offered`: whether such a party can be booked online there at all that day. Our own addition. */
  stores: z.array(z.object({ ...storeTimes, available: z.boolean(), offered: z.boolean().optional() })),
});
/** The answer to a search for free tables that failed, whatever the reason (product 5.10). */
export const availabilityFailed = z.object({
  success: z.literal(false),
  message: z.literal('Error checking availability'),
});
/** What is left when a time is full, in the order to be offered. */
export const alternativesAnswer = z.object({
  /** Free here on that day, nearest to the wanted time first. */
  times: z.array(z.object({ time: wallTime })),
  /** Free here near that time on the days around, by date; the times nearest first. */
  days: z.array(z.object({ date: isoDate, times: z.array(wallTime) })),
  /** Other restaurants within a drive that are free near that time, nearest in miles first. */
  restaurants: z.array(z.object({ ...storeTimes, title: z.string(), slug: z.string() })),
  /** Whether the waitlist is open for the requested time: a time of service that is full. */
  waitlist: z.boolean(),
  /** The full times of that day, in service order: a window of the waitlist goes from one of them to another. */
  fullTimes: z.array(wallTime),
  /** The window to start with; null where the waitlist is not open. */
  window: z.object({ from: wallTime, to: wallTime }).nullable(),
});
export type AlternativesAnswer = z.infer<typeof alternativesAnswer>;

const seatFields = { occasionId: id, menuId: id, areaId: id.nullable(), date: bookableDate, time: wallTime };
const partySize = { adultCovers: covers(1), childCovers: covers(0).default(0) };
/** Table request: the body of a hold, a change and a waitlist entry. */
export const tableRequest = z
  .object({ ...seatFields, ...partySize, needs: needs.optional() })
  .refine(notTooMany, tooMany)
  .refine(hasAnAdult, anAdult);
export type TableRequest = z.output<typeof tableRequest>;

export const idempotencyKey = z.string().regex(/^[\w.:-]{8,100}$/, 'a key of 8 to 100 letters, digits or . : - _');
export const captchaToken = z.string().min(1).max(MAX_TOKEN).optional();
/** A customer id of the card provider. */
export const cardCustomerId = z.string().regex(/^[\w-]{1,100}$/, 'a card’s id');
const sent = {
  idempotencyKey,
  customer,
  needs: needs.optional(),
  upsellIds: z.array(id).max(20).default([]),
  braintreeCustomerId: cardCustomerId.optional(),
  captchaToken,
};
export const token = z.string().regex(/^[\w-]{43}$/, 'a token');
export const createBody = z
  .object({ ...sent, ...seatFields, ...partySize, holdToken: token.optional() })
  .refine(notTooMany, tooMany)
  .refine(hasAnAdult, anAdult);
/** An enquiry for a full time: has the body of a booking but holds no table. */
export const enquiryBody = z
  .object({ ...sent, ...seatFields, ...partySize })
  .refine(notTooMany, tooMany)
  .refine(hasAnAdult, anAdult);
const eventCovers = (least: number) => z.int().min(least).max(MAX_EVENT_COVERS, EVENT_TOO_LARGE);
/** An event: of any size, with or without a menu. */
export const eventBody = z
  .object({
    ...sent,
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
  /** The key to managing it, given to the session that sent it and to no other. */
  manageToken: token.optional(),
});
/** The request as a client writes it, with defaults left out. */
export type CreateBody = z.input<typeof createBody>;
/** The request after parsing, with defaults filled in. */
export type CreateRequest = z.output<typeof createBody>;
export type CreateAnswer = z.infer<typeof createAnswer>;
export type EnquiryBody = z.input<typeof enquiryBody>;
export type EnquiryRequest = z.output<typeof enquiryBody>;
export type EventBody = z.input<typeof eventBody>;
export type EventRequest = z.output<typeof eventBody>;
