import { type QueryExecutorProvider, sql } from 'kysely';
import { messageWait } from './message-wait.ts';

type Addressed = { email: string; now: number };
type Counted = { live_bookings: number; asked: Date[] };

/**
 * Locks an e-mail address until the transaction ends, so that its counts cannot change. Returns how many bookings it has
 * to come, and the seconds until it may be sent another message, 0 when it may now. Call it first in a transaction,
 * before any day, booking or customer is locked.
 */
export async function takeAddress(
  tx: QueryExecutorProvider,
  { email, now }: Addressed,
): Promise<{ liveBookings: number; seconds: number }> {
  const { rows } = await sql<Counted>`select * from enter_address(${email}, ${new Date(now)})`.execute(tx);
  const { live_bookings, asked } = rows[0] as Counted;
  return {
    liveBookings: live_bookings,
    seconds: messageWait(
      asked.map((at) => at.getTime()),
      now,
    ),
  };
}

/** Counts one message to the address. */
export async function countMessage(tx: QueryExecutorProvider, { email, now }: Addressed): Promise<void> {
  await sql`insert into address_messages values (address_hash(${email}), ${new Date(now)})`.execute(tx);
}
