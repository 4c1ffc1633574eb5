import type { DeskDb } from '../../tables.server.ts';

/** What a diner did with a booking, in words. What staff did is in the desk's own log. */
const BY_DINER: Record<string, string> = {
  booked: 'booked',
  changed: 'changed the booking',
  cancelled: 'cancelled',
  'details-changed': 'changed their details',
  'confirmation-sent-again': 'asked for the confirmation again',
  'running-late': 'said they’re running late',
};

/** What the diner did with a booking, oldest first. Staff's own acts carry `byStaff` or `source` in their detail. */
export async function readDinerActs(db: DeskDb, { storeId, bookingId }: { storeId: string; bookingId: string }) {
  const rows = await db
    .selectFrom('booking_history')
    .select(['id', 'event', 'happened_at as happenedAt', 'detail'])
    .where('booking_id', '=', bookingId)
    .where('store_id', '=', storeId)
    .orderBy('id')
    .execute();
  return rows.flatMap(({ id, event, happenedAt, detail }) => {
    const what = BY_DINER[event];
    return what && !('byStaff' in detail || 'source' in detail) ? [{ id: `diner-${id}`, happenedAt, what }] : [];
  });
}
