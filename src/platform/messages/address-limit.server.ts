import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely';
import { messageWait } from './message-wait.ts';

/** What a message is for. Counted separately, so that a stranger's requests never block a booking. */
type MessagePurpose = 'booking' | 'contact' | 'careers' | 'marketing';
type Addressed = { email: string; purpose: MessagePurpose; now: number };
/** As counted by the database; dates may come as JSON. */
export type AddressCounts = { live_bookings: number; asked: (Date | string)[] };

/** Locks an e-mail address until the transaction ends, and counts its bookings and messages. */
export const countAddressSql = ({ email, purpose, now }: Addressed): RawBuilder<AddressCounts> =>
  sql`select * from enter_address(${email}, ${new Date(now)}, ${purpose})`;

/** Upcoming bookings of the address, and the seconds until it may get another message for this purpose, 0 if now. */
export const readCounts = ({ live_bookings, asked }: AddressCounts, now: number) => ({
  liveBookings: live_bookings,
  seconds: messageWait(
    asked.map((at) => new Date(at).getTime()),
    now,
  ),
});

/**
 * Locks an e-mail address until the transaction ends, so its counts can't change, and returns them as readCounts does.
 * Call it first in a transaction, before locking any day, booking or customer.
 */
export async function takeAddress(
  tx: QueryExecutorProvider,
  address: Addressed,
): Promise<{ liveBookings: number; seconds: number }> {
  const { rows } = await countAddressSql(address).execute(tx);
  return readCounts(rows[0] as AddressCounts, address.now);
}

export async function countMessage(tx: QueryExecutorProvider, { email, purpose, now }: Addressed): Promise<void> {
  await sql`
    insert into address_messages (address_hash, asked_at, purpose)
    values (address_hash(${email}), ${new Date(now)}, ${purpose})`.execute(tx);
}
