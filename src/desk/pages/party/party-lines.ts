import { extrasLines } from '../../../booking/messages/ticket-lines.ts';
import { partyText } from '../../../booking/rules/booking-text.ts';
import { needsInRow, needsLines } from '../../../booking/rules/needs.ts';
import type { RestaurantWithMenus } from '../../../booking/rules/restaurants-with-menus.ts';
import { nameById } from '../../../booking/rules/ticket.ts';
import type { Offer } from '../../../offers/contracts/offer.ts';
import { formatPounds } from '../../../values/money.ts';
import { formatInstant, formatTimeOfDay } from '../../../values/time/instant-text.ts';
import { formatDate, formatTime } from '../../../values/time/wall-time.ts';
import { statusNames } from '../../contracts/party-steps.ts';
import type { WholeParty } from '../../engine/parties.server.ts';
import { offerTitle } from '../../rules/offer-title.ts';
import { seatedAt } from '../../rules/party-status.ts';
import { visitText } from '../../rules/visit-text.ts';

type About = {
  restaurant: RestaurantWithMenus;
  visit?: number;
  offers: readonly Offer[];
};

const CARD: Record<NonNullable<WholeParty['guarantee']>, string> = {
  held: 'held',
  released: 'released, nothing charged',
  due: 'due for cancelling late',
  charged: 'charged',
  refused: 'refused by the bank',
};

/** 'held: £40. Free to cancel until Thursday 26 November at 7pm.' */
function cardText({ guarantee, guaranteePence, freeUntil }: WholeParty): string | null {
  if (!guarantee || guaranteePence === null || !freeUntil) return null;
  const until = guarantee === 'held' ? ` Free to cancel until ${formatInstant(freeUntil.getTime())}.` : '';
  return `${formatPounds(guaranteePence)}, ${CARD[guarantee]}.${until}`;
}

/** 'Arrived', 'Seated 6.40pm, table until 8.30pm'. */
export function stateText(party: WholeParty): string {
  if (party.isCancelled) return 'Cancelled';
  const satAt = seatedAt(party);
  if (!satAt) return statusNames[party.status];
  const until = party.tables.length > 0 ? `, table until ${formatTimeOfDay(party.endsAt.getTime())}` : '';
  return `Seated ${formatTimeOfDay(satAt.getTime())}${until}`;
}

/** Everything about a party but its contact details, as the door reads it. */
export function partyLines(party: WholeParty, { restaurant: { restaurant, menus }, visit, offers }: About) {
  const { areas, occasions } = restaurant.booking;
  const { date, time, endsAt, tables, areaId, occasionId, menuId, offerSlug } = party;
  const lines: [string, string | null | undefined][] = [
    ['When', `${formatDate(date)} at ${formatTime(time)}, until ${formatTimeOfDay(endsAt.getTime())}`],
    ['Party', partyText(party)],
    [tables.length > 1 ? 'Tables' : 'Table', party.isCancelled ? null : tables.join(' + ') || 'To find'],
    ['Visit', visit ? visitText(visit) : null],
    ...needsLines(party.needs).map(({ label, value }): [string, string] => [label, needsInRow(value)]),
    ['Request', party.request],
    ...extrasLines(party.upsells).map(({ label, value }): [string, string] => [label, value.replaceAll('\n', '; ')]),
    ['Voucher', offerSlug && offerTitle(offers, offerSlug)],
    ['Area', nameById(areas, areaId)],
    ['Occasion', nameById(occasions, occasionId)],
    ['Menu', nameById(menus, menuId)],
    ['Card', cardText(party)],
    ['Booked', formatInstant(party.createdAt.getTime())],
    ['Reference', party.reference],
    ['We wrote', party.cancellationWords],
  ];
  return lines.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}
