import type { Selectable } from 'kysely';
import { guaranteeFor } from '../card-terms.ts';
import { type DeskDeps, nowOf } from '../desk/desk-deps.ts';
import type { WaitlistRow } from '../tables.server.ts';
import type { WaitlistPlace } from './contract.ts';
import { positionOf } from './waitlist-desk.server.ts';

/** An offer whose time has run out is over, and so is waiting for a time that has come; noted or not. */
function statusNow(entry: Selectable<WaitlistRow>, now: number): WaitlistPlace['status'] {
  const end = entry.status === 'offered' ? (entry.offered_until ?? entry.starts_at) : entry.starts_at;
  const open = entry.status === 'offered' || entry.status === 'waiting';
  return open && end.getTime() <= now ? 'lapsed' : entry.status;
}

/** A place in the line for whoever has its link; null when the restaurant is no more. */
export async function placeShown(desk: DeskDeps, entry: Selectable<WaitlistRow>): Promise<WaitlistPlace | null> {
  const house = desk.houses().get(entry.store_id);
  if (!house) return null;
  const { place, menus } = house;
  const occasion = place.booking.occasions.find(({ id }) => id === entry.occasion_id);
  const covers = entry.adult_covers + entry.child_covers;
  const nowMs = nowOf(desk);
  const status = statusNow(entry, nowMs);
  const party = { covers, date: entry.service_date, startsAt: entry.starts_at.getTime(), nowMs };
  return {
    reference: entry.reference,
    status,
    position: status === 'waiting' ? await positionOf(desk.db, entry) : null,
    offeredUntil: status === 'offered' ? (entry.offered_until?.toISOString() ?? null) : null,
    storeId: entry.store_id,
    slug: place.slug,
    title: place.title,
    phone: place.phone,
    date: entry.service_date,
    time: entry.service_time,
    adultCovers: entry.adult_covers,
    childCovers: entry.child_covers,
    occasionName: occasion?.name ?? entry.occasion_id,
    menuName: menus.find(({ id }) => id === entry.menu_id)?.name ?? entry.menu_id,
    areaName: place.booking.areas.find(({ id }) => id === entry.area_id)?.name ?? null,
    firstName: entry.first_name,
    cardGuarantee: occasion ? guaranteeFor(place, { occasion, ...party }) : null,
  };
}
