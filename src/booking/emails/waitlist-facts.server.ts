import type { Selectable } from 'kysely';
import type { RestaurantHouse } from '../houses.ts';
import { waitlistToken } from '../reference.ts';
import type { BookingTables } from '../tables.server.ts';
import { positionOf } from '../waitlist/waitlist-desk.server.ts';
import { type BookingMailDeps, houseOf, pageUrlOf, withTypedText } from './booking-facts.server.ts';
import { seatingOf, whenInWords } from './seating-words.ts';

/** An entry as it is read. */
export type WaitlistEntry = Selectable<BookingTables['waitlist_entries']>;

/** All that a message to someone of the waiting list can tell. */
export type WaitlistFacts = RestaurantHouse & {
  entry: WaitlistEntry;
  /** 1 is the first in line. */
  position: number;
  when: string;
  /** Where the table is taken, or the line left. */
  placeUrl: string;
  pageUrl: string;
};

export async function waitlistFacts(deps: BookingMailDeps, waitlistId: string): Promise<WaitlistFacts> {
  const { db, content, publicUrl } = deps;
  const row = await db
    .selectFrom('waitlist_entries')
    .selectAll()
    .where('id', '=', waitlistId)
    .executeTakeFirstOrThrow();
  const house = houseOf(content(), row.store_id);
  return {
    ...house,
    entry: withTypedText(row),
    position: await positionOf(db, row),
    when: whenInWords(seatingOf(row)),
    placeUrl: new URL(`/booking/waitlist/${waitlistToken(deps.tokenSecret, waitlistId)}`, publicUrl).href,
    pageUrl: pageUrlOf(publicUrl, house.place.slug),
  };
}
