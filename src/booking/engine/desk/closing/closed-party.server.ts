import type { Kysely } from 'kysely';
import { tokenHash } from '../../../../platform/link-token.ts';
import type { ClosedPartyState } from '../../../contracts/closing.ts';
import type { BookingRow, BookingTables, ClosedPartyRow, ClosingRow } from '../../../tables.server.ts';

export type FoundParty = { party: ClosedPartyRow; closing: ClosingRow; booking: BookingRow };

/** What has become of a party of a closed restaurant. `now` in epoch milliseconds. */
export function closedPartyState(
  {
    party,
    closing,
    booking,
  }: {
    party: Pick<ClosedPartyRow, 'moved_booking_id' | 'service_date'>;
    closing: Pick<ClosingRow, 'reopened_at'>;
    booking: Pick<BookingRow, 'status' | 'service_date' | 'starts_at'>;
  },
  now: number,
): ClosedPartyState {
  if (party.moved_booking_id) return 'moved';
  if (booking.status === 'cancelled') return 'cancelled';
  if (booking.service_date !== party.service_date) return 'changed';
  if (closing.reopened_at) return 'reopened';
  return booking.starts_at.getTime() <= now ? 'over' : 'open';
}

/** By the token of its page, or by its closing and booking. */
export type PartyKey = { token: string } | { closingId: string; bookingId: string };

async function partyRow(db: Kysely<BookingTables>, key: PartyKey): Promise<ClosedPartyRow | undefined> {
  const rows = db.selectFrom('closed_parties').selectAll();
  return 'token' in key
    ? rows.where('token_hash', '=', tokenHash(key.token)).executeTakeFirst()
    : rows.where('closing_id', '=', key.closingId).where('booking_id', '=', key.bookingId).executeTakeFirst();
}

export async function findClosedParty(db: Kysely<BookingTables>, key: PartyKey): Promise<FoundParty | null> {
  const party = await partyRow(db, key);
  if (!party) return null;
  const closing = await db
    .selectFrom('closings')
    .selectAll()
    .where('id', '=', party.closing_id)
    .executeTakeFirstOrThrow();
  const booking = await db
    .selectFrom('bookings')
    .selectAll()
    .where('id', '=', party.booking_id)
    .where('store_id', '=', party.store_id)
    .executeTakeFirstOrThrow();
  return { party, closing, booking };
}
