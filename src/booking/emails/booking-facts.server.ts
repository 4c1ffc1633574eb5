import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import { type BookingContent, housesOf, type RestaurantHouse } from '../houses.ts';
import { manageToken } from '../reference.ts';
import type { BookingRow, BookingTables, CardGuaranteeRow } from '../tables.server.ts';
import type { Brand } from './letter.ts';
import { type Seating, seatingOf, whenInWords } from './seating-words.ts';
import { typed } from './typed-text.ts';

export type BookingMailDeps = {
  db: Kysely<BookingTables>;
  content: () => BookingContent;
  /** The brand as it signs; its address also gives message and calendar ids their domain. */
  brand: Brand;
  publicUrl: string;
  tokenSecret: string;
  clock: Clock;
};

export type Seated = Seating & { tableIds: string[] };
/** One change: where the party was to sit and where it sits now. */
export type Change = { from: Seated; to: Seated };
export type Happened = { event: string; happenedAt: Date; detail: object };

/** All that a message about a booking can tell. */
export type BookingFacts = RestaurantHouse & {
  booking: BookingRow;
  brand: Brand;
  history: readonly Happened[];
  guarantee: CardGuaranteeRow | null;
  /** When the message is made, epoch milliseconds. */
  now: number;
  /** 'Friday 27 November 2026 at 7pm'. */
  when: string;
  manageUrl: string;
  pageUrl: string;
  directionsUrl: string;
};

/** The restaurant of a message, or an error so that the job is seen. */
export function houseOf(content: BookingContent, storeId: string): RestaurantHouse {
  const house = housesOf(content).get(storeId);
  if (!house) throw new Error(`no restaurant ${storeId}`);
  return house;
}

export const pageUrlOf = (publicUrl: string, slug: string) => new URL(`/restaurants/${slug}`, publicUrl).href;

/** What the diner typed, harmless in every message made of it. */
export function withTypedText<Row extends Pick<BookingRow, 'first_name' | 'last_name' | 'phone_number'>>(
  row: Row,
): Row {
  return {
    ...row,
    first_name: typed(row.first_name),
    last_name: typed(row.last_name),
    phone_number: typed(row.phone_number),
  };
}

async function historyOf(db: Kysely<BookingTables>, bookingId: string): Promise<Happened[]> {
  return db
    .selectFrom('booking_history')
    .select(['event', 'happened_at as happenedAt', 'detail'])
    .where('booking_id', '=', bookingId)
    .orderBy('id')
    .execute();
}

export async function bookingFacts(deps: BookingMailDeps, bookingId: string): Promise<BookingFacts> {
  const { db, brand, publicUrl } = deps;
  const row = await db.selectFrom('bookings').selectAll().where('id', '=', bookingId).executeTakeFirstOrThrow();
  const guarantee = await db
    .selectFrom('card_guarantees')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();
  const house = houseOf(deps.content(), row.store_id);
  return {
    ...house,
    brand,
    booking: { ...withTypedText(row), special_request: typed(row.special_request) },
    history: await historyOf(db, bookingId),
    guarantee: guarantee ?? null,
    now: deps.clock().epochMilliseconds,
    when: whenInWords(seatingOf(row)),
    manageUrl: new URL(`/booking/${manageToken(deps.tokenSecret, bookingId)}`, publicUrl).href,
    pageUrl: pageUrlOf(publicUrl, house.place.slug),
    directionsUrl: `https://www.google.com/maps/dir/?api=1&destination=${house.place.lat},${house.place.lng}`,
  };
}
