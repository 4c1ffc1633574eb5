import type { Kysely } from 'kysely';
import type { CardGuarantee } from '../contract.ts';
import type { BookingTables } from '../tables.server.ts';
import type { DeskDeps } from './desk-deps.ts';

/** The terms as agreed to, the card, and the visitor who gave it. */
export type AgreedGuarantee = { terms: CardGuarantee; customerId: string; sessionId: string };

/** The card is not this visitor's, too old or stands for another booking: nothing of the booking is kept. */
export class CardRefused extends Error {}

/** Takes the card for the booking and writes down exactly what was agreed; throws CardRefused. */
export async function keepGuarantee(
  tx: Kysely<BookingTables>,
  deps: Pick<DeskDeps, 'claimCard'>,
  { bookingId, terms, customerId, sessionId, now }: AgreedGuarantee & { bookingId: string; now: Temporal.Instant },
): Promise<void> {
  if (!(await deps.claimCard(tx, { customerId, sessionId, bookingId, now }))) throw new CardRefused();
  await tx
    .insertInto('card_guarantees')
    .values({
      booking_id: bookingId,
      customer_id: customerId,
      amount_pence: terms.amount,
      free_until: new Date(terms.freeUntil),
      wording_version: terms.wordingVersion,
      wording: terms.wording.join('\n'),
      status: 'held',
    })
    .execute();
}
