import { z } from 'zod';

/** Wall time in Europe/London, 'HH:MM'. */
export const wallTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time as HH:MM');
/** Calendar date in Europe/London, 'YYYY-MM-DD'. */
export const isoDate = z.iso.date();
/** An opening or closing time, or the word closed in any case (specification, section 3). */
const openingTime = z.union([
  wallTime,
  z
    .string()
    .regex(/^closed$/i, 'a time as HH:MM or closed')
    .transform(() => 'closed' as const),
]);

/** The days as `{day}Open`, `{day}Close`, `{day}ClickCollectClose` name them, Monday first as ISO weekdays. */
export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof weekdays)[number];

type WeekdayKey = `${Weekday}${'Open' | 'Close' | 'ClickCollectClose'}`;
const weekdayHours = Object.fromEntries(
  weekdays.flatMap((day) => [
    [`${day}Open`, openingTime],
    [`${day}Close`, openingTime],
    [`${day}ClickCollectClose`, openingTime.optional()],
  ]),
) as {
  [K in WeekdayKey]: K extends `${string}ClickCollectClose` ? z.ZodOptional<typeof openingTime> : typeof openingTime;
};

/** Alternative hours for every day from startDate to endDate, both included. They win over the weekday's. */
export const hoursOverride = z.strictObject({
  name: z.string().min(1),
  startDate: isoDate,
  endDate: isoDate,
  openTime: openingTime,
  closeTime: openingTime,
  clickCollectClose: openingTime.optional(),
});

/** Weekday hours and date-range overrides. Close 00:00, or earlier than open, means the next day. */
export const openingHours = z.strictObject({ ...weekdayHours, overrides: z.array(hoursOverride) });
export type OpeningHours = z.infer<typeof openingHours>;
export type HoursOverride = z.infer<typeof hoursOverride>;

const diningArea = z.strictObject({ id: z.string(), name: z.string(), description: z.string().optional() });
/** A table seats from minimumCovers to maximumCovers people. */
const table = z.strictObject({
  id: z.string(),
  areaId: z.string(),
  minimumCovers: z.int().min(1),
  maximumCovers: z.int().min(1).max(20),
});
/** Tables of one area that can be pushed together. */
const tableJoin = z.strictObject({
  id: z.string(),
  tableIds: z.array(z.string()).min(2),
  minimumCovers: z.int().min(1),
  maximumCovers: z.int().min(1).max(20),
});
/** A span in which parties may be seated: from firstSeating to lastSeating (both offered), on the given weekdays. */
const sitting = z.strictObject({
  name: z.string(),
  days: z.array(z.enum(weekdays)).min(1),
  firstSeating: wallTime,
  lastSeating: wallTime,
});
/** Parties up to maximumCovers keep their table for minutes. */
const turnTime = z.strictObject({ maximumCovers: z.int().min(1), minutes: z.int().min(30).max(300) });
/** Nothing is seated online between the two dates, both included; one area only when areaId is given. */
const closure = z.strictObject({
  startDate: isoDate,
  endDate: isoDate,
  reason: z.string(),
  areaId: z.string().optional(),
});
/** Keeps only the linked menus or areas (inclusive), or drops them (exclusive). */
export const linkGroup = z.strictObject({ isInclusive: z.boolean(), ids: z.array(z.string()) });

export const occasion = z.strictObject({
  id: z.string(),
  name: z.string(),
  minimumCovers: z.int().min(1),
  maximumCovers: z.int().min(1).max(20),
  menuLinkGroup: linkGroup.nullable(),
  areaLinkGroup: linkGroup.nullable(),
  /** Dates and weekdays on which it runs; absent means always. */
  startDate: isoDate.optional(),
  endDate: isoDate.optional(),
  days: z.array(z.enum(weekdays)).optional(),
  takesEnquiries: z.boolean(),
  /** A card is asked for from this many covers, or on these dates. */
  cardGuaranteeFromCovers: z.int().min(1).optional(),
  cardGuaranteeDates: z.array(isoDate).optional(),
  /** Switches the occasion off with these words (code 19). */
  disabledMessage: z.string().optional(),
});
export type Occasion = z.infer<typeof occasion>;

/** An extra that can be laid on the table with the booking; the price is for the table, in pence. */
export const upsell = z.strictObject({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  price: z.int().min(1),
  /** The occasions it goes with; absent means any. */
  occasionIds: z.array(z.string()).min(1).optional(),
  days: z.array(z.enum(weekdays)).optional(),
  /** Hours the kitchen needs to know of it before. */
  noticeHours: z.int().min(0),
});
export type Upsell = z.infer<typeof upsell>;

/** What a card stands good for, where an occasion asks for one. */
const cardGuaranteeTerms = z.strictObject({
  pencePerCover: z.int().min(1),
  /** Cancelling or changing is free until so many hours before. */
  freeUntilHours: z.int().min(0).max(168),
});
/** Parties the restaurant does not take online between the two dates, both included, with its own words (code 6). */
const refusal = z.strictObject({
  startDate: isoDate,
  endDate: isoDate,
  fromCovers: z.int().min(1).default(1),
  message: z.string().min(1),
});

/** How a restaurant takes bookings. Times are Europe/London wall times; minutes and days are whole numbers. */
export const bookingRules = z.strictObject({
  slotMinutes: z.int().min(5).max(60),
  turnTimes: z.array(turnTime).min(1),
  /** Covers that may start in one slot. */
  pacingCovers: z.int().min(1),
  leadMinutes: z.int().min(0),
  horizonDays: z.int().min(1).max(400),
  sittings: z.array(sitting).min(1),
  closures: z.array(closure),
  occasions: z.array(occasion).min(1),
  areas: z.array(diningArea).min(1),
  tables: z.array(table).min(1),
  joins: z.array(tableJoin),
  upsells: z.array(upsell),
  cardGuarantee: cardGuaranteeTerms,
  refusals: z.array(refusal),
});
export type BookingRules = z.infer<typeof bookingRules>;

export const imageRef = z
  .string()
  .regex(/^[a-z-]+\/[a-z0-9-]+$/, 'an image as group/name, listed in content/images.json');
const heroTile = z.strictObject({
  title: z.string(),
  text: z.string(),
  image: imageRef,
  linkText: z.string().optional(),
  linkUrl: z.string().optional(),
});
const award = z.strictObject({ title: z.string(), year: z.int(), awardedBy: z.string() });
const partner = z.enum(['deliveroo', 'uber-eats', 'just-eat']);
const mediaIcon = z.strictObject({ network: z.enum(['instagram', 'facebook', 'tiktok', 'x']), url: z.url() });

export const nations = ['England', 'Scotland', 'Wales', 'Northern Ireland'] as const;

/** One restaurant as its content file holds it: content/restaurants/{slug}.json. */
export const restaurant = z.strictObject({
  storeId: z.string().regex(/^\d{4,6}$/),
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)+$/, 'town-site in lower case'),
  title: z.string(),
  town: z.string(),
  site: z.string(),
  nation: z.enum(nations),
  lat: z.number().min(49).max(61),
  lng: z.number().min(-9).max(2),
  address: z.array(z.string()).min(1),
  postcode: z.string().regex(/^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/),
  phone: z.string(),
  email: z.email(),
  about: z.array(z.string()).min(1),
  threeWords: z.string().regex(/^[a-z]+\.[a-z]+\.[a-z]+$/),
  amenities: z.array(z.string()),
  facilities: z.array(z.string()),
  access: z.array(z.string()),
  awards: z.array(award),
  mediaIcons: z.array(mediaIcon),
  /** How to get here: stations, buses, parking. */
  gettingHere: z.array(z.string()),
  image: imageRef,
  heroTiles: z.array(heroTile),
  openingHours,
  /** Words shown while the whole restaurant is shut for longer, with the day it opens again. */
  temporarilyClosed: z.strictObject({ message: z.string(), reopens: isoDate.optional() }).nullable(),
  /** Bookings go through the park's own system (code 20). */
  holidayPark: z.strictObject({ name: z.string(), bookingUrl: z.url() }).nullable(),
  enableBookings: z.boolean(),
  bookATableWidgetId: z.string().nullable(),
  clickCollect: z.strictObject({ enabled: z.boolean(), url: z.url().optional() }),
  deliveryPartners: z.array(z.strictObject({ partner, url: z.url() })),
  /** Ids of the menus served, as named in content/menus. */
  menus: z.array(z.string()).min(1),
  booking: bookingRules,
});
export type Restaurant = z.infer<typeof restaurant>;

/** The file itself may leave out any booking rule: content/booking-defaults.json fills it in. */
export const restaurantFile = restaurant.extend({ booking: bookingRules.partial() });

/** A picture of public/images, drawn at `widths` pixels: /images/{name}-{width}.avif and .webp. */
export const picture = z.object({
  name: z.string(),
  width: z.int(),
  height: z.int(),
  widths: z.array(z.int()),
  alt: z.string(),
});
export type Picture = z.infer<typeof picture>;

/** What the content API tells of a restaurant: all but how its tables stand, with its pictures looked up. */
export const publicRestaurant = restaurant.omit({ booking: true, image: true, heroTiles: true }).extend({
  picture,
  heroTiles: z.array(heroTile.omit({ image: true }).extend({ picture })),
  /** How many days ahead tables can be booked, counted from today. */
  horizonDays: bookingRules.shape.horizonDays,
});
export type PublicRestaurant = z.infer<typeof publicRestaurant>;

/** The short form for lists, maps and the booking finder. */
export const restaurantSummary = publicRestaurant.pick({
  storeId: true,
  slug: true,
  title: true,
  town: true,
  site: true,
  nation: true,
  lat: true,
  lng: true,
  address: true,
  postcode: true,
  phone: true,
  picture: true,
  openingHours: true,
  temporarilyClosed: true,
  holidayPark: true,
  enableBookings: true,
  horizonDays: true,
  clickCollect: true,
  menus: true,
});
export type RestaurantSummary = z.infer<typeof restaurantSummary>;
