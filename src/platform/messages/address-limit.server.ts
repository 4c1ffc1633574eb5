import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely';
import { messageWait } from './message-wait.ts';

/** What a message is for; each has its own count, so that nobody is kept from booking by what a stranger asked for. */
type MessagePurpose = 'booking' | 'contact' | 'careers' | 'marketing';
type Addressed = { email: string; purpose: MessagePurpose; now: number };
/** As the database counts them; the moments as JSON has them too. */
export type AddressCounts = { live_bookings: number; asked: (Date | string)[] };

/** Locks an e-mail address until the transaction ends, and counts what it has. */
export const countAddressSql = ({ email, purpose, now }: Addressed): RawBuilder<AddressCounts> =>
  sql`select * from enter_address(${email}, ${new Date(now)}, ${purpose})`;

/** How many bookings it has to come, and the seconds until it may be sent another message for this, 0 when it may now. */
export const readCounts = ({ live_bookings, asked }: AddressCounts, now: number) => ({
  liveBookings: live_bookings,
  seconds: messageWait(
    asked.map((at) => new Date(at).getTime()),
    now,
  ),
});

/**
 * Locks an e-mail address until the transaction ends, so that its counts cannot change. Returns how many bookings it has
 * to come, and the seconds until it may be sent another message for this, 0 when it may now. Call it first in a
 * transaction, before any day, booking or customer is locked.
 */
export async function takeAddress(
  tx: QueryExecutorProvider,
  addressed: Addressed,
): Promise<{ liveBookings: number; seconds: number }> {
  const { rows } = await countAddressSql(addressed).execute(tx);
  return readCounts(rows[0] as AddressCounts, addressed.now);
}

/** Counts one message to the address. */
export async function countMessage(tx: QueryExecutorProvider, { email, purpose, now }: Addressed): Promise<void> {
  await sql`
    insert into address_messages (address_hash, asked_at, purpose)
    values (address_hash(${email}), ${new Date(now)}, ${purpose})`.execute(tx);
}
