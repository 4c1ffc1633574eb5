import { serviceDateAt } from '../../rules/party-status.ts';
import type { DeskDeps } from '../desk-deps.ts';
import { readDaySeats } from './day-seats.server.ts';

/** Parties waiting at the door, first come first, each with the best table free for it now, if any. */
export async function readAtDoor(deps: Pick<DeskDeps, 'db' | 'clock' | 'booking'>, storeId: string) {
  const entries = await deps.booking.db
    .selectFrom('waitlist_entries')
    .select(['id', 'last_name as name', 'adult_covers as covers', 'created_at as since'])
    .where('store_id', '=', storeId)
    .where('service_date', '=', serviceDateAt(deps.clock().epochMilliseconds))
    .where('status', '=', 'waiting')
    .where('email', '=', '')
    .orderBy('created_at')
    .execute();
  if (entries.length === 0) return [];
  const { freeFor } = await readDaySeats(deps, storeId);
  return entries.map((entry) => ({ ...entry, tables: freeFor(entry.covers)[0]?.tableIds ?? null }));
}
export type AtDoor = Awaited<ReturnType<typeof readAtDoor>>[number];
