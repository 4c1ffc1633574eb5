import { z } from 'zod';
import { allergenStatement, checkKinds, namedKinds } from '../values/allergens/allergen-statement.ts';
import { linkUrl } from '../values/link.ts';
import { imageRef, picture } from '../values/picture.ts';
import { isoDate, type Weekday, wallTime, weekdays } from '../values/time/week.ts';
import { nations } from './nations.ts';

/** An opening or closing time, or 'closed' in upper or lower case (product 3.2). */
const openingTime = z.union([
  wallTime,
  z
    .string()
    .regex(/^closed$/i, 'a time as HH:MM or closed')
    .transform(() => 'closed' as const),
]);

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

/** Alternative hours for every day from startDate to endDate, inclusive; they override the weekday's. */
export const hoursOverride = z.strictObject({
  name: z.string().min(1),
  startDate: isoDate,
  endDate: isoDate,
  openTime: openingTime,
  closeTime: openingTime,
  clickCollectClose: openingTime.optional(),
});

/** Weekday hours and date overrides. Closing at 00:00, or before opening, means the next day. */
export const openingHours = z.strictObject({ ...weekdayHours, overrides: z.array(hoursOverride) });
export type OpeningHours = z.infer<typeof openingHours>;
export type HoursOverride = z.infer<typeof hoursOverride>;

const diningArea = z.strictObject({ id: z.string(), name: z.string(), description: z.string().optional() });
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
/** How many minutes a party of up to maximumCovers keeps the table. */
const turnTime = z.strictObject({ maximumCovers: z.int().min(1), minutes: z.int().min(30).max(300) });
/** No online bookings between the two dates, inclusive; only for one area if areaId is given. */
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
  /** A single diner may book too, if a table seats one: minimumCovers is then only the form's initial value. */
  takesOne: z.boolean().optional(),
  menuLinkGroup: linkGroup.nullable(),
  areaLinkGroup: linkGroup.nullable(),
  /** Dates and weekdays on which the occasion is offered; always if absent. */
  startDate: isoDate.optional(),
  endDate: isoDate.optional(),
  days: z.array(z.enum(weekdays)).optional(),
  takesEnquiries: z.boolean(),
  /** A card guarantee is required from this many covers, or on these dates. */
  cardGuaranteeFromCovers: z.int().min(1).optional(),
  cardGuaranteeDates: z.array(isoDate).optional(),
  /** Disables the occasion with this message (code 19). */
  disabledMessage: z.string().optional(),
});
export type Occasion = z.infer<typeof occasion>;

/** An extra that can be booked with the table; the price is per table, in pence. */
export const upsell = z.strictObject({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  price: z.int().min(1),
  /** As for a dish; null for anything that isn't food or drink. */
  allergens: allergenStatement.nullable(),
  allergenKinds: namedKinds.optional(),
  /** Total energy, and how many people share it. Required for food (`content:check`). */
  kcal: z.int().min(0).max(20_000).optional(),
  serves: z.int().min(2).optional(),
  /** Occasions for which the extra is offered; any if absent. */
  occasionIds: z.array(z.string()).min(1).optional(),
  days: z.array(z.enum(weekdays)).optional(),
  /** Notice the kitchen needs, in hours before the booking. */
  noticeHours: z.int().min(0),
});
export type Upsell = z.infer<typeof upsell>;

/** Terms of the card guarantee, for occasions that require one. */
const cardGuaranteeTerms = z.strictObject({
  pencePerCover: z.int().min(1),
  /** Hours before the booking until which cancelling or changing is free. */
  freeUntilHours: z.int().min(0).max(168),
});
/** Parties that can't book online between the two dates, inclusive, with the restaurant's own message (code 6). */
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
  pacingCovers: z.int().min(1),
  leadMinutes: z.int().min(0),
  horizonDays: z.int().min(1).max(400),
  sittings: z.array(sitting).min(1),
  closures: z.array(closure),
  occasions: z.array(occasion).min(1),
  areas: z.array(diningArea).min(1),
  tables: z.array(table).min(1),
  joins: z.array(tableJoin),
  upsells: z.array(upsell.superRefine(checkKinds)),
  cardGuarantee: cardGuaranteeTerms,
  refusals: z.array(refusal),
});
export type BookingRules = z.infer<typeof bookingRules>;

const heroTile = z.strictObject({
  title: z.string(),
  text: z.string(),
  image: imageRef,
  linkText: z.string().optional(),
  linkUrl: linkUrl.optional(),
});
const award = z.strictObject({ title: z.string(), year: z.int(), awardedBy: z.string() });
const partner = z.enum(['deliveroo', 'uber-eats', 'just-eat']);
const mediaIcon = z.strictObject({ network: z.enum(['instagram', 'facebook', 'tiktok', 'x']), url: z.url() });

/** One restaurant, as in its content file content/restaurants/{slug}.json. */
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
  /** Where group requests go; the address above if absent. */
  eventsEmail: z.email().optional(),
  about: z.array(z.string()).min(1),
  threeWords: z.string().regex(/^[a-z]+\.[a-z]+\.[a-z]+$/),
  amenities: z.array(z.string()),
  facilities: z.array(z.string()),
  access: z.array(z.string()),
  awards: z.array(award),
  mediaIcons: z.array(mediaIcon),
  gettingHere: z.array(z.string()),
  image: imageRef,
  heroTiles: z.array(heroTile),
  openingHours,
  /** Shown during a longer closure, with the reopening date. */
  temporarilyClosed: z.strictObject({ message: z.string(), reopens: isoDate.optional() }).nullable(),
  /** Bookings are made in the holiday park's own system (code 20). */
  holidayPark: z.strictObject({ name: z.string(), bookingUrl: z.url() }).nullable(),
  enableBookings: z.boolean(),
  /** The restaurant's id in the third-party booking widget, used while our own bookings are off. */
  bookATableWidgetId: z.string().min(1).nullable(),
  clickCollect: z.strictObject({ enabled: z.boolean(), url: z.url().optional() }),
  deliveryPartners: z.array(z.strictObject({ partner, url: z.url() })),
  /** Ids of the menus served, as named in content/menus. */
  menus: z.array(z.string()).min(1),
  booking: bookingRules,
});
export type Restaurant = z.infer<typeof restaurant>;

/** The content file may omit any booking rule: content/booking-defaults.json supplies it. */
export const restaurantFile = restaurant.extend({ booking: bookingRules.partial() });

/** A restaurant in the content API: without booking rules and tables, and with its pictures resolved. */
export const publicRestaurant = restaurant.omit({ booking: true, image: true, heroTiles: true }).extend({
  picture,
  heroTiles: z.array(heroTile.omit({ image: true }).extend({ picture })),
  /** Where the third-party widget takes bookings, while our own are off. */
  widgetUrl: z.url().optional(),
  /** How many days ahead tables can be booked, counted from today. */
  horizonDays: bookingRules.shape.horizonDays,
  /** When parties are seated, across all weekdays. */
  sittings: z.array(sitting.pick({ firstSeating: true, lastSeating: true })),
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
  widgetUrl: true,
  horizonDays: true,
  sittings: true,
  clickCollect: true,
  menus: true,
});
export type RestaurantSummary = z.infer<typeof restaurantSummary>;

/** A menu as a link, for restaurant pages and the list of menus. */
export const menuLink = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  served: z.string(),
  picture: picture.optional(),
});
export type MenuLink = z.infer<typeof menuLink>;

/** GET /api/v1/content/search-restaurants/ */
export const searchRestaurantsAnswer = z.object({ restaurants: z.array(restaurantSummary) });
export type SearchRestaurantsAnswer = z.infer<typeof searchRestaurantsAnswer>;

/** GET /api/v1/content/getRestaurantBySlug/{slug}: the restaurant, with links to the menus it serves. */
export const restaurantAnswer = publicRestaurant.extend({ menuLinks: z.array(menuLink) });
export type RestaurantAnswer = z.infer<typeof restaurantAnswer>;
