import type { Kysely } from 'kysely';
import { openSpan } from '../../../restaurants/hours.ts';
import { londonNow } from '../../../values/time/london-time.ts';
import { timeOf } from '../../../values/time/wall-time.ts';
import { menusFor, occasionsOn } from '../../rules/occasions.ts';
import { serviceDay } from '../../rules/times/service-day.ts';
import type { BookingTables } from '../../tables.server.ts';
import { addEntry } from '../new-entry.server.ts';
import { minuteOf, type OpenDay } from './on-day.server.ts';

/**
 * Parties that wait at the door stand on the waiting list without an e-mail address, from now until closing. Nothing is
 * offered to them by itself: staff seat them, or take them off. Then the entry is deleted, and with it what it says of
 * a person.
 */
type AtDoor = { id: string; storeId: string };

const waitingAtDoor = (db: Kysely<BookingTables>, { id, storeId }: AtDoor) =>
  db
    .selectFrom('waitlist_entries')
    .select(['last_name as name', 'phone_number as phone', 'adult_covers as covers', 'created_at as since'])
    .where('id', '=', id)
    .where('store_id', '=', storeId)
    .where('email', '=', '')
    .where('status', '=', 'waiting');

export const findAtDoor = (db: Kysely<BookingTables>, entry: AtDoor) => waitingAtDoor(db, entry).executeTakeFirst();

type NewAtDoor = { id: string; covers: number; name: string; phone: string; since?: Date };

/** Adds a party to the list of the open day; `id` adds one. False where it's there already. */
export async function addAtDoor(open: OpenDay, { id, covers, name, phone, since }: NewAtDoor): Promise<boolean> {
  const { tx, deps, now, day } = open;
  const found = deps.restaurants().get(day.storeId);
  if (!found || (await findAtDoor(tx, { id, storeId: day.storeId }))) return false;
  const { booking, openingHours } = found.restaurant;
  const occasion = occasionsOn(booking, day.date)[0] ?? booking.occasions[0];
  if (!occasion) return false;
  const startsAt = minuteOf(now);
  const span = openSpan(openingHours)(day.date);
  const endsAt = Math.max(startsAt, span ? serviceDay(day.date).openingInstant(span.end) : startsAt);
  const wallTime = (ms: number) => timeOf(londonNow(ms).minutes);
  await addEntry(tx, deps, {
    id,
    request: {
      occasionId: occasion.id,
      menuId: menusFor(found.menus, occasion)[0]?.id ?? '',
      areaId: null,
      date: day.date,
      time: wallTime(startsAt),
      from: wallTime(startsAt),
      to: wallTime(endsAt),
      adultCovers: covers,
      childCovers: 0,
      customer: { firstName: '', lastName: name, email: '', phoneNumber: phone },
      notifyBy: 'email',
    },
    wanted: {
      store_id: day.storeId,
      service_date: day.date,
      starts_at: new Date(startsAt),
      window_starts_at: new Date(startsAt),
      window_ends_at: new Date(endsAt),
    },
    visitor: null,
    now: since?.getTime() ?? now,
  });
  return true;
}

/** Deletes the entry of a party that is seated or has gone; false where it waits no longer. */
export async function takeFromDoor(tx: Kysely<BookingTables>, { id, storeId }: AtDoor): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('waitlist_entries')
    .where('id', '=', id)
    .where('store_id', '=', storeId)
    .where('email', '=', '')
    .where('status', '=', 'waiting')
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
