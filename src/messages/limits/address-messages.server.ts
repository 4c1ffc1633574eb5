import { type Kysely, sql } from 'kysely';
import { messageWait } from './message-wait.ts';

type Asking = { email: string; now: number };

/**
 * Seconds until the address may be sent another message, 0 when it may; the address is held until the transaction
 * ends, so that this is still so when it commits. Call it before anything else is locked.
 */
export async function waitOfAddress<Tables>(tx: Kysely<Tables>, { email, now }: Asking): Promise<number> {
  const { rows } = await sql<{ asked: Date[] }>`select asked from enter_address(${email}, ${new Date(now)})`.execute(
    tx,
  );
  return messageWait(
    (rows[0]?.asked ?? []).map((at) => at.getTime()),
    now,
  );
}

/** Counts one message to the address. */
export async function countMessage<Tables>(tx: Kysely<Tables>, { email, now }: Asking): Promise<void> {
  await sql`insert into address_messages values (address_hash(${email}), ${new Date(now)})`.execute(tx);
}
