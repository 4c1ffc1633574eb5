import type { Clock } from '../platform/clock.ts';
import type { Figures } from '../platform/observe/figures.server.ts';
import { gauge, seconds } from '../platform/observe/metrics.ts';
import { londonNow } from '../values/time/london-time.ts';

export const slotSearchTime = seconds('slot_search', 'Time to answer a search for free tables', ['search']);

const bookingCount = gauge('bookings', 'Bookings, enquiries and events for today and later', ['status']);
const liveHolds = gauge('holds_live', 'Tables held while somebody finishes booking', []);
const waitlistCount = gauge('waitlist_entries', 'Parties waiting for a table, or offered one', ['status']);

type Counted = { status: string; count: number };

const todayOf = (clock: Clock) => londonNow(clock().epochMilliseconds).date;

/**
 * Bookings from today by status, read less often than the rest. Counts only those with an e-mail address, which an
 * index covers; only some cancelled ones lack an address.
 */
export const bookingFigures = (clock: Clock): Figures => ({
  source: 'bookings',
  forSeconds: 60,
  async tell(client) {
    const { rows } = await client.query<Counted>(
      `select status, count(*) from bookings where service_date >= $1 and email <> '' group by status`,
      [todayOf(clock)],
    );
    for (const status of ['booked', 'cancelled', 'received'])
      bookingCount.set({ status }, rows.find((row) => row.status === status)?.count ?? 0);
  },
  forget: () => bookingCount.reset(),
});

/** Tables on hold and waiting parties. */
export const tableFigures = (clock: Clock): Figures => ({
  source: 'tables',
  forSeconds: 5,
  async tell(client) {
    const now = new Date(clock().epochMilliseconds);
    const holds = await client.query<{ count: number }>('select count(*) from holds where expires_at > $1', [now]);
    liveHolds.set(holds.rows[0]?.count ?? 0);
    const { rows } = await client.query<Counted>(
      `select status, count(*) from waitlist_entries
       where service_date >= $1 and email <> '' and status in ('waiting', 'offered') group by status`,
      [todayOf(clock)],
    );
    for (const status of ['waiting', 'offered'])
      waitlistCount.set({ status }, rows.find((row) => row.status === status)?.count ?? 0);
  },
  forget() {
    liveHolds.remove();
    waitlistCount.reset();
  },
});
