import type { Kysely } from 'kysely';
import { href } from 'react-router';
import type { EmailBrand } from '../../messages/email-brand.ts';
import { safeText } from '../../messages/safe-text.ts';
import type { Clock } from '../../platform/clock.ts';
import type { BrandSettings } from '../../settings/contract.ts';
import { directionsUrl } from '../../values/map-urls.ts';
import { type Covers, coversOf } from '../contracts/covers.ts';
import { manageToken } from '../engine/reference.ts';
import { bookingHref } from '../flow/booking-request.ts';
import { factsOf, whenText } from '../rules/booking-text.ts';
import {
  type BookingContent,
  type RestaurantWithMenus,
  restaurantsWithMenus,
} from '../rules/restaurants-with-menus.ts';
import { type Seating, seatingOf } from '../rules/seating/seating-row.ts';
import type { BookingRow, BookingTables, CardGuaranteeRow } from '../tables.server.ts';

export type BookingMailDeps = {
  db: Kysely<BookingTables>;
  content: () => BookingContent;
  /** The brand as the sender; message and calendar ids use the domain of its address. */
  brand: EmailBrand;
  settings: Pick<BrandSettings, 'texts' | 'policies'>;
  publicUrl: string;
  tokenSecret: string;
  clock: Clock;
};

export type SeatingWithTables = Seating & { tableIds: string[] };
/** The seating before and after a change. */
export type SeatingChange = { from: SeatingWithTables; to: SeatingWithTables };
export type HistoryEvent = { event: string; happenedAt: Date; detail: object };

/** The input of every template about a booking. */
export type BookingFacts = RestaurantWithMenus & {
  booking: BookingRow;
  brand: EmailBrand;
  settings: BookingMailDeps['settings'];
  history: readonly HistoryEvent[];
  guarantee: CardGuaranteeRow | null;
  /** When the message is rendered, epoch milliseconds. */
  now: number;
  /** 'Friday 27 November 2026 at 7pm'. */
  when: string;
  /** Restaurant, day, time and party. */
  facts: readonly string[];
  manageUrl: string;
  /** Links to its steps: change, edit details, cancel. */
  changeUrl: string;
  detailsUrl: string;
  cancelUrl: string;
  pageUrl: string;
  /** Starts another booking for the same party and occasion, without a day. */
  nextTableUrl: string;
  directionsUrl: string;
};

/** Throws when the restaurant no longer exists, so that the job visibly fails. */
export function restaurantOrThrow(content: BookingContent, storeId: string): RestaurantWithMenus {
  const restaurantWithMenus = restaurantsWithMenus(content).get(storeId);
  if (!restaurantWithMenus) throw new Error(`no restaurant ${storeId}`);
  return restaurantWithMenus;
}

export const restaurantPageUrl = (publicUrl: string, slug: string) =>
  new URL(href('/restaurants/:slug', { slug }), publicUrl).href;

type NextTable = Covers & Pick<Seating, 'occasionId'> & Partial<Pick<Seating, 'date' | 'time'>>;

/** Starts a booking for this party and occasion, with a day and time if there are any. */
export const nextTableUrl = (publicUrl: string, slug: string, { date, time, occasionId, ...party }: NextTable) =>
  new URL(bookingHref({ slug, date, time, occasionId, covers: coversOf(party) }), publicUrl).href;

/** Makes the diner's own words safe for every message. */
export function withSafeText<Row extends Pick<BookingRow, 'first_name' | 'last_name' | 'phone_number'>>(row: Row): Row {
  return {
    ...row,
    first_name: safeText(row.first_name),
    last_name: safeText(row.last_name),
    phone_number: safeText(row.phone_number),
  };
}

/** The manage page and its steps. */
function manageUrls({ publicUrl, tokenSecret }: BookingMailDeps, bookingId: string) {
  const page = href('/booking/:manageToken', { manageToken: manageToken(tokenSecret, bookingId) });
  const step = (query: string) => new URL(`${page}${query}`, publicUrl).href;
  return {
    manageUrl: step(''),
    changeUrl: step('?step=change'),
    detailsUrl: step('?step=details'),
    cancelUrl: step('?step=cancel'),
  };
}

async function historyOf(db: Kysely<BookingTables>, booking: BookingRow): Promise<HistoryEvent[]> {
  return db
    .selectFrom('booking_history')
    .select(['event', 'happened_at as happenedAt', 'detail'])
    .where('booking_id', '=', booking.id)
    .where('store_id', '=', booking.store_id)
    .orderBy('id')
    .execute();
}

export async function bookingFacts(deps: BookingMailDeps, bookingId: string): Promise<BookingFacts> {
  const { db, brand, settings, publicUrl } = deps;
  const row = await db.selectFrom('bookings').selectAll().where('id', '=', bookingId).executeTakeFirstOrThrow();
  const guarantee = await db
    .selectFrom('card_guarantees')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('store_id', '=', row.store_id)
    .executeTakeFirst();
  const restaurantWithMenus = restaurantOrThrow(deps.content(), row.store_id);
  const { slug } = restaurantWithMenus.restaurant;
  const { adultCovers, childCovers, occasionId } = seatingOf(row);
  return {
    ...restaurantWithMenus,
    brand,
    settings,
    booking: {
      ...withSafeText(row),
      special_request: safeText(row.special_request),
      cancellation_words: safeText(row.cancellation_words),
    },
    history: await historyOf(db, row),
    guarantee: guarantee ?? null,
    now: deps.clock().epochMilliseconds,
    when: whenText(seatingOf(row)),
    facts: factsOf(restaurantWithMenus.restaurant.title, seatingOf(row)),
    ...manageUrls(deps, bookingId),
    pageUrl: restaurantPageUrl(publicUrl, slug),
    nextTableUrl: nextTableUrl(publicUrl, slug, { adultCovers, childCovers, occasionId }),
    directionsUrl: directionsUrl(restaurantWithMenus.restaurant),
  };
}
