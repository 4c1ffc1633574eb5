import { coversOf } from '../contracts/covers.ts';
import type { WaitlistEntry } from '../contracts/waitlist.ts';
import { guaranteeFor } from '../rules/card-terms.ts';
import { seatingOf } from '../rules/seating/seating-row.ts';
import { offeredStart, offeredTime, windowOf } from '../rules/when-full/wanted-times.ts';
import type { WaitlistEntryRow } from '../tables.server.ts';
import { type EngineDeps, nowOf } from './day/engine-deps.ts';
import { manageToken } from './reference.ts';
import { positionOf } from './waitlist-entries.server.ts';

/** Counts an expired offer, or an entry whose last time has passed, as lapsed. */
function statusNow(entry: WaitlistEntryRow, now: number): WaitlistEntry['status'] {
  const last = entry.window_ends_at ?? entry.starts_at;
  const end = entry.status === 'offered' ? (entry.offered_until ?? last) : last;
  const open = entry.status === 'offered' || entry.status === 'waiting';
  return open && end.getTime() <= now ? 'lapsed' : entry.status;
}

/** The manage token may be shown: the confirmation went to the same address as the entry's link. */
async function bookingOf({ db, tokenSecret }: EngineDeps, { store_id, booking_id }: WaitlistEntryRow) {
  if (!booking_id) return null;
  const booking = await db
    .selectFrom('bookings')
    .select('reference')
    .where('id', '=', booking_id)
    .where('store_id', '=', store_id)
    .executeTakeFirst();
  return booking ? { reference: booking.reference, manageToken: manageToken(tokenSecret, booking_id) } : null;
}

/** The entry for its page; null when the restaurant no longer exists. */
export async function shownEntry(engine: EngineDeps, entry: WaitlistEntryRow): Promise<WaitlistEntry | null> {
  const restaurantWithMenus = engine.restaurants().get(entry.store_id);
  if (!restaurantWithMenus) return null;
  const { restaurant, menus } = restaurantWithMenus;
  const occasion = restaurant.booking.occasions.find(({ id }) => id === entry.occasion_id);
  const covers = coversOf(seatingOf(entry));
  const nowMs = nowOf(engine);
  const status = statusNow(entry, nowMs);
  const window = windowOf(entry);
  const party = { covers, date: entry.service_date, startsAt: offeredStart(entry).getTime(), nowMs };
  return {
    reference: entry.reference,
    status,
    position: status === 'waiting' ? await positionOf(engine.db, entry) : null,
    offeredUntil: status === 'offered' ? (entry.offered_until?.toISOString() ?? null) : null,
    wasOffered: entry.offered_until !== null,
    storeId: entry.store_id,
    slug: restaurant.slug,
    title: restaurant.title,
    phone: restaurant.phone,
    date: entry.service_date,
    time: offeredTime(entry),
    from: window.from,
    to: window.to,
    adultCovers: entry.adult_covers,
    childCovers: entry.child_covers,
    occasionId: entry.occasion_id,
    occasionName: occasion?.name ?? entry.occasion_id,
    menuName: menus.find(({ id }) => id === entry.menu_id)?.name ?? entry.menu_id,
    areaName: restaurant.booking.areas.find(({ id }) => id === entry.area_id)?.name ?? null,
    firstName: entry.first_name,
    cardLater: entry.card_later !== null,
    cardGuarantee: occasion ? guaranteeFor(restaurant, { occasion, ...party }) : null,
    booking: await bookingOf(engine, entry),
  };
}
