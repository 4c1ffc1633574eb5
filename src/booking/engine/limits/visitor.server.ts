import { createHmac } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { BookingTables } from '../../tables.server.ts';
import { sessionHashOf } from './session-hash.ts';

/** A browser session and its network address, as limits count them. */
export type Visitor = { sessionId: string; address: string };
export type VisitorHashes = { sessionHash: Buffer; addressHash: Buffer };

export const hashVisitor = (secret: string, { sessionId, address }: Visitor): VisitorHashes => ({
  sessionHash: sessionHashOf(sessionId),
  addressHash: createHmac('sha256', secret).update(`asker:${address}`).digest(),
});

/** Locks the session and the address until the transaction ends; call it before the day is locked. */
export async function lockVisitor(
  tx: Kysely<BookingTables>,
  { sessionHash, addressHash }: VisitorHashes,
): Promise<void> {
  await sql`select enter_asker(${sessionHash}, ${addressHash})`.execute(tx);
}
