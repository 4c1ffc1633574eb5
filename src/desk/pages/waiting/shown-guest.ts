import { partyText, windowAndPartyText } from '../../../booking/rules/booking-text.ts';
import { needsLines } from '../../../booking/rules/needs.ts';
import { formatInstant, formatTimeOfDay } from '../../../values/time/instant-text.ts';
import type { WaitingGuest } from '../../engine/waiting.server.ts';

/** Somebody who waits, as the page shows them; contact details only to those who may see them. */
export function shownGuest(guest: WaitingGuest, { slug, seesContacts }: { slug: string; seesContacts: boolean }) {
  const { id, isAtDoor, needs, since, offeredUntil, freers, email, phone } = guest;
  return {
    ...guest,
    wanted: isAtDoor ? `At the door, for ${partyText(guest)}` : windowAndPartyText(guest),
    seat: isAtDoor
      ? `/${slug}/walk-in?${new URLSearchParams({ covers: String(guest.adultCovers), waiting: id })}`
      : null,
    needs: needsLines(needs),
    since: formatInstant(since),
    offeredUntil: offeredUntil && formatInstant(offeredUntil),
    freers: freers.map(
      (freer) => `${freer.name}, table ${freer.tableIds.join(' + ')}, until ${formatTimeOfDay(freer.endsAt)}`,
    ),
    contact: seesContacts ? { email, phone } : null,
  };
}
export type ShownGuest = ReturnType<typeof shownGuest>;
