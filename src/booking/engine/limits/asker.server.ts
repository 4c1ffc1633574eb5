import { createHmac } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { BookingTables } from '../../tables.server.ts';
import { sessionHashOf } from './session-hash.ts';

/** Who asks: the browser session, and the network address as limits count it. */
export type Visitor = { sessionId: string; address: string };
/** What is stored of them. */
export type AskerHashes = { sessionHash: Buffer; asker: Buffer };

export const askerOf = (secret: string, { sessionId, address }: Visitor): AskerHashes => ({
  sessionHash: sessionHashOf(sessionId),
  asker: createHmac('sha256', secret).update(`asker:${address}`).digest(),
});

/** One request of this session, and of this address, at a time: what they have is counted before the day is locked. */
export async function enterAsker(tx: Kysely<BookingTables>, { sessionHash, asker }: AskerHashes): Promise<void> {
  await sql`select enter_asker(${sessionHash}, ${asker})`.execute(tx);
}
