import type { Kysely } from 'kysely';
import type { TableRequest } from '../contracts/booking.ts';
import type { FreeSlot } from '../rules/seating/availability.ts';
import type { BookingTables } from '../tables.server.ts';
import type { EngineDeps } from './day/engine-deps.ts';
import { type NewHold, writeHold } from './day/write-hold.server.ts';
import { type Entrance, type ExpectedDay, NO_ENTRANCE, type WriteResult } from './day/write-to-day.server.ts';
import type { CardRefusal } from './guarantee.server.ts';
import { addressEntrance, bookingRefusal, type OverLimit } from './limits/enter-address.server.ts';
import { type HoldRefusal, holderEntrance, holdRefusal } from './limits/own-holds.server.ts';
import type { VisitorHashes } from './limits/visitor.server.ts';
import { type LeftWaitlist, type NewBooking, writeBooking } from './write-booking.server.ts';

/** A hold placed by a visitor, with the proof of work that came with the request. */
type VisitorHold = NewHold & {
  kind: 'hold';
  request: TableRequest;
  visitor: VisitorHashes;
  replacedHoldId: string | null;
  work: number;
};

/** What takes a seat. */
export type NewParty = NewBooking | VisitorHold;
/** Why each kind may be refused, whether or not there is a seat. */
export type PartyRefusals = { booking: OverLimit | CardRefusal | LeftWaitlist; hold: HoldRefusal };

export const dayOf = ({ storeId, request: { date } }: NewParty) => ({ storeId, date });

export function entranceOf(party: NewParty): Entrance {
  if (party.kind === 'hold') return holderEntrance(party.visitor, party.replacedHoldId);
  return party.waitlistId ? NO_ENTRANCE : addressEntrance(party.request.customer.email, party.now);
}

/** Why the party is refused, by what its entrance counted; null when it is not. */
export function partyRefusal(party: NewParty, known: unknown, deps: EngineDeps): OverLimit | HoldRefusal | null {
  if (known === null) return null;
  if (party.kind === 'booking') return bookingRefusal(known, deps, party.now);
  const { replacedHoldId: replaced, work, now } = party;
  return holdRefusal(known, { day: dayOf(party), replaced, work, now });
}

export const writeParty = (
  tx: Kysely<BookingTables>,
  deps: EngineDeps,
  party: NewParty,
  seat: { offer: FreeSlot; day: ExpectedDay },
): Promise<WriteResult> => (party.kind === 'hold' ? writeHold(tx, party, seat) : writeBooking(tx, deps, party, seat));
