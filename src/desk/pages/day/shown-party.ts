import { needsLines } from '../../../booking/rules/needs.ts';
import type { DeskRestaurant } from '../../engine/desk-deps.ts';
import type { DeskParty } from '../../engine/parties.server.ts';

type Seeing = { booking: DeskRestaurant['booking']; seesContacts: boolean };

const nameOf = (named: readonly { id: string; name: string }[], id: string | null) =>
  named.find((each) => each.id === id)?.name ?? null;

/** A party as the door sees it: only to whom contact details are shown is its phone number sent. */
export function shownParty(party: DeskParty, { booking, seesContacts }: Seeing) {
  const { id, time, covers, childCovers, name, reference, request, needs, upsells, status, tables, guarantee } = party;
  return {
    id,
    time,
    covers,
    childCovers,
    name,
    reference,
    request,
    status,
    tables,
    endsAt: party.endsAt.getTime(),
    area: nameOf(booking.areas, party.areaId),
    // The first is what every table is booked for.
    occasion: nameOf(booking.occasions.slice(1), party.occasionId),
    needs: needsLines(needs),
    extras: upsells.map((extra) => extra.name),
    hasGuarantee: guarantee === 'held',
    phone: seesContacts ? party.phone : '',
  };
}
export type ShownParty = ReturnType<typeof shownParty>;
