import { needsLines } from '../../../booking/rules/needs.ts';
import { nameById } from '../../../booking/rules/ticket.ts';
import type { Offer } from '../../../offers/contracts/offer.ts';
import type { DeskRestaurant } from '../../engine/desk-deps.ts';
import type { DeskParty } from '../../engine/parties.server.ts';
import { offerTitle } from '../../rules/offer-title.ts';
import { isFinished } from '../../rules/party-status.ts';
import { visitText } from '../../rules/visit-text.ts';

type Seeing = {
  booking: DeskRestaurant['booking'];
  seesContacts: boolean;
  /** Which visit it is; undefined for a guest who hasn’t been before. */
  visit?: number;
  offers: readonly Offer[];
};

/** A party as the door sees it; its phone number only for viewers who may see contact details. */
export function shownParty(party: DeskParty, { booking, seesContacts, visit, offers }: Seeing) {
  return {
    ...party,
    // A party that has left shows the table it had.
    tables: isFinished(party) ? [...party.tables, ...party.lostTables] : party.tables,
    isWalkIn: party.source === 'walk-in',
    area: nameById(booking.areas, party.areaId),
    // The first occasion is the default and isn’t shown.
    occasion: nameById(booking.occasions.slice(1), party.occasionId),
    needs: needsLines(party.needs),
    extras: party.upsells.map((extra) => extra.name),
    visit: visit ? visitText(visit) : null,
    voucher: party.offerSlug && offerTitle(offers, party.offerSlug),
    hasGuarantee: party.guarantee === 'held',
    phone: seesContacts ? party.phone : '',
  };
}
export type ShownParty = ReturnType<typeof shownParty>;
