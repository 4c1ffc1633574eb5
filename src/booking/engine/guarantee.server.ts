import type { Kysely } from 'kysely';
import type { CardGuarantee } from '../contracts/booking.ts';
import type { BookingTables } from '../tables.server.ts';
import type { EngineDeps } from './day/engine-deps.ts';
import { Rollback } from './day/rollback.ts';

/** The agreed terms, the card and the visitor it belongs to. */
export type AgreedGuarantee = { terms: CardGuarantee; customerId: string; sessionId: string };

/** The card is not this visitor's, is too old or was used for another booking. */
export type CardRefusal = { ok: false; reason: 'card-refused' };

/** Assigns the card to the booking and stores the terms word for word; refuses with CardRefusal. */
export async function storeGuarantee(
  tx: Kysely<BookingTables>,
  deps: Pick<EngineDeps, 'claimCard'>,
  {
    bookingId,
    storeId,
    terms,
    customerId,
    sessionId,
    now,
  }: AgreedGuarantee & { bookingId: string; storeId: string; now: Temporal.Instant },
): Promise<void> {
  const isTheirs = await deps.claimCard(tx, { customerId, sessionId, bookingId, now });
  if (!isTheirs) throw new Rollback<CardRefusal>({ ok: false, reason: 'card-refused' });
  await tx
    .insertInto('card_guarantees')
    .values({
      booking_id: bookingId,
      store_id: storeId,
      customer_id: customerId,
      amount_pence: terms.amount,
      free_until: new Date(terms.freeUntil),
      wording_version: terms.wordingVersion,
      wording: terms.wording.join('\n'),
      status: 'held',
    })
    .execute();
}
