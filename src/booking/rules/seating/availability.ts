import type { Menu } from '../../../menus/contract.ts';
import type { Occasion } from '../../../restaurants/contract.ts';
import { MINUTE_MS } from '../../../values/time/duration.ts';
import type { Slot, TableRequest } from '../../contracts/booking.ts';
import { coversOf } from '../../contracts/covers.ts';
import { occasionEligibility } from '../eligibility.ts';
import { areasFor, isServedAt, linked, menusFor, occasionsOn } from '../occasions.ts';
import { type RestaurantRules, type ServiceTime, serviceTimes, turnMinutes } from '../times/service-times.ts';
import { freeSeat, isWithinPacing, type Seat, type SeatedParty, seatsFor } from './seating.ts';

export type BookableRestaurant = { restaurant: RestaurantRules; menus: readonly Menu[] };
/** A missing area means any; missing menus mean any of the occasion's. */
export type SeatRequest = {
  date: string;
  occasion: Occasion;
  covers: number;
  areaId?: string | null;
  menuIds?: readonly string[];
  /** What the party has already, left out of `seated`: at its own time it stays theirs, though staff have closed it since. */
  own?: SeatedParty;
};
export const seatRequestOf = <Request extends TableRequest>({
  occasion,
  request,
}: {
  occasion: Occasion;
  request: Request;
}) => ({ ...request, occasion, covers: coversOf(request), menuIds: [request.menuId] });

/** A service time with its seat, null when full. Epoch milliseconds. */
export type SlotAvailability = ServiceTime & { endsAt: number; seat: Seat | null };

/**
 * Times at which an empty restaurant could seat the party: open for a full turn, with one of the menus served, in an
 * area of the occasion.
 */
export function serviceTimesFor(
  { restaurant, menus }: BookableRestaurant,
  request: SeatRequest,
  nowMs: number,
): ServiceTime[] {
  const areas = linked(request.occasion.areaLinkGroup, restaurant.booking.areas);
  if (request.areaId && !areas.some(({ id }) => id === request.areaId)) return [];
  const choice = menusFor(menus, request.occasion).filter(({ id }) => !request.menuIds || request.menuIds.includes(id));
  return serviceTimes(restaurant, request.date, request.covers, nowMs).filter(({ minutes }) =>
    choice.some((menu) => isServedAt(menu, request.date, minutes)),
  );
}

/** Tables or joins for the request, smallest first. */
function seatsForRequest(restaurantWithMenus: BookableRestaurant, request: SeatRequest): Seat[] {
  const rules = restaurantWithMenus.restaurant.booking;
  const areas = areasFor(rules, request.occasion, request.date, request.covers).map((area) => area.id);
  return seatsFor(rules, request.covers, new Set(request.areaId ? areas.filter((id) => id === request.areaId) : areas));
}

/** Finds the smallest free table or join for each time. */
function availabilityAt(
  restaurantWithMenus: BookableRestaurant,
  request: SeatRequest,
  seated: readonly SeatedParty[],
): (time: ServiceTime) => SlotAvailability {
  const rules = restaurantWithMenus.restaurant.booking;
  const seats = seatsForRequest(restaurantWithMenus, request);
  const turnMs = turnMinutes(rules, request.covers) * MINUTE_MS;
  const { own } = request;
  const ownSeat = seats.find(
    ({ tableIds }) => own && new Set(own.tableIds).symmetricDifference(new Set(tableIds)).size === 0,
  );
  return (time) => {
    const span = { startsAt: time.startsAt, endsAt: time.startsAt + turnMs };
    const paced = isWithinPacing(rules, seated, time.startsAt, request.covers);
    const isOwn = own?.startsAt === time.startsAt && request.covers <= own.covers && span.endsAt <= own.endsAt;
    const seat = (paced ? freeSeat(seats, seated, span) : null) ?? (isOwn ? ownSeat : null) ?? null;
    return { ...time, endsAt: span.endsAt, seat };
  };
}

export function availability(
  restaurantWithMenus: BookableRestaurant,
  request: SeatRequest,
  seated: readonly SeatedParty[],
  nowMs: number,
): SlotAvailability[] {
  return serviceTimesFor(restaurantWithMenus, request, nowMs).map(availabilityAt(restaurantWithMenus, request, seated));
}

/** For diners: free times, and full ones where the occasion takes enquiries. */
export function slotsOf(list: readonly SlotAvailability[], occasion: Occasion): Slot[] {
  return list
    .filter((offer) => offer.seat || occasion.takesEnquiries)
    .map((offer) => ({ time: offer.time, canEnquire: offer.seat === null }));
}

export type FreeSlot = SlotAvailability & { seat: Seat };
/** `taken`: full. `not-offered`: no such time for such a party. */
export type SlotOutcome = { ok: true; offer: FreeSlot } | { ok: false; reason: 'taken' | 'not-offered' };

/** The first free time in the caller's order; `taken` when all are full. */
export function firstFree(
  restaurantWithMenus: BookableRestaurant,
  request: SeatRequest,
  wanted: (open: readonly ServiceTime[]) => readonly ServiceTime[],
  seated: readonly SeatedParty[],
  nowMs: number,
): SlotOutcome {
  if (seatsForRequest(restaurantWithMenus, request).length === 0) return { ok: false, reason: 'not-offered' };
  const times = wanted(serviceTimesFor(restaurantWithMenus, request, nowMs));
  const at = availabilityAt(restaurantWithMenus, request, seated);
  for (const time of times) {
    const { seat, ...offer } = at(time);
    if (seat) return { ok: true, offer: { ...offer, seat } };
  }
  return { ok: false, reason: times.length > 0 ? 'taken' : 'not-offered' };
}

export function checkSlot(
  restaurantWithMenus: BookableRestaurant,
  request: SeatRequest & { time: string },
  seated: readonly SeatedParty[],
  nowMs: number,
): SlotOutcome {
  const wanted = (open: readonly ServiceTime[]) => open.filter(({ time }) => time === request.time);
  return firstFree(restaurantWithMenus, request, wanted, seated, nowMs);
}

/**
 * Times for a party of this size in service order, of the given occasion or else of the first, which the booking form
 * selects. So no time is offered that the form would call full. Null where no such party can book.
 */
export function freeTimes(
  restaurantWithMenus: BookableRestaurant,
  { date, covers, ...search }: { date: string; covers: number; occasionId?: string },
  seated: readonly SeatedParty[],
  nowMs: number,
): string[] | null {
  const rules = restaurantWithMenus.restaurant.booking;
  const occasionId = search.occasionId ?? occasionsOn(rules, date)[0]?.id;
  if (!occasionId) return null;
  const eligible = occasionEligibility(rules, { occasionId, dates: [date], covers });
  if (!eligible.ok) return null;
  const request = { date, occasion: eligible.occasion, covers };
  if (seatsForRequest(restaurantWithMenus, request).length === 0) return null;
  return availability(restaurantWithMenus, request, seated, nowMs).flatMap(({ seat, time }) => (seat ? time : []));
}
