import { href } from 'react-router';
import { windowText } from '../../values/time/time-window.ts';
import { formatDate } from '../../values/time/wall-time.ts';
import { waitlistToken } from '../engine/reference.ts';
import { positionOf } from '../engine/waitlist-entries.server.ts';
import { factsOf, whenText } from '../rules/booking-text.ts';
import type { RestaurantWithMenus } from '../rules/restaurants-with-menus.ts';
import { seatingOf } from '../rules/seating/seating-row.ts';
import { offeredSeating, windowOf } from '../rules/when-full/wanted-times.ts';
import type { WaitlistEntryRow } from '../tables.server.ts';
import { type BookingMailDeps, nextTableUrl, restaurantOrThrow, withSafeText } from './booking-facts.server.ts';

/** The input of every waitlist template. */
export type WaitlistFacts = RestaurantWithMenus & {
  entry: WaitlistEntryRow;
  /** 1 is first on the waitlist. */
  position: number;
  /** The offered time, or the window while waiting. */
  when: string;
  /** Restaurant, day, time and party. */
  facts: readonly string[];
  /** The entry's page. */
  waitlistUrl: string;
  /** Starts a new search for the same party, occasion, day and time. */
  nextTableUrl: string;
};

/** 'Friday 27 November 2026 at 7pm', or with a window '… , any time from 6.30pm to 8.30pm'. */
function wantedText(entry: WaitlistEntryRow): string {
  const { from, to } = windowOf(entry);
  return from === to ? whenText(seatingOf(entry)) : `${formatDate(entry.service_date)}, ${windowText({ from, to })}`;
}

/** The facts line; while waiting for a window, with all its times. */
function entryFacts(entry: WaitlistEntryRow, title: string): string[] {
  const [where, day, time, party] = factsOf(title, offeredSeating(entry)) as [string, string, string, string];
  const { from, to } = windowOf(entry);
  return [where, day, entry.status === 'waiting' && from !== to ? windowText({ from, to }) : time, party];
}

export async function waitlistFacts(deps: BookingMailDeps, waitlistId: string): Promise<WaitlistFacts> {
  const { db, content, publicUrl } = deps;
  const row = await db
    .selectFrom('waitlist_entries')
    .selectAll()
    .where('id', '=', waitlistId)
    .executeTakeFirstOrThrow();
  const restaurantWithMenus = restaurantOrThrow(content(), row.store_id);
  return {
    ...restaurantWithMenus,
    entry: withSafeText(row),
    position: await positionOf(db, row),
    when: row.status === 'waiting' ? wantedText(row) : whenText(offeredSeating(row)),
    facts: entryFacts(row, restaurantWithMenus.restaurant.title),
    waitlistUrl: new URL(
      href('/booking/waitlist/:waitlistToken', { waitlistToken: waitlistToken(deps.tokenSecret, waitlistId) }),
      publicUrl,
    ).href,
    nextTableUrl: nextTableUrl(publicUrl, restaurantWithMenus.restaurant.slug, offeredSeating(row)),
  };
}
