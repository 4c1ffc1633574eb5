import type { Menu } from '../menus/contract.ts';
import type { Slot } from './contract.ts';
import { areasFor, isServedAt, menusFor, type Occasion, occasionsOn, takesParty } from './occasions.ts';
import { freeSeat, keepsPace, type Seat, type SeatedParty, seatsFor } from './seating.ts';
import { type BookablePlace, type ServiceTime, serviceTimes, turnMinutes } from './service-times.ts';

/** A restaurant with the menus it serves. */
export type House = { place: BookablePlace; menus: readonly Menu[] };
/** What a party asks for. No area means any; no menus means any of the occasion's. */
export type Wish = {
  date: string;
  occasion: Occasion;
  covers: number;
  areaId?: string | null;
  menuIds?: readonly string[];
  /** Times not asked about again. */
  settled?: ReadonlyMap<string, unknown>;
};
/** A time of service with its place at table; `seat` is null when it is full. Instants in epoch milliseconds. */
export type Offer = ServiceTime & { endsAt: number; seat: Seat | null };

/** The times a party could be seated were nobody else there: open for a whole turn, with one of the menus served. */
export function timesFor({ place, menus }: House, wish: Wish, nowMs: number): ServiceTime[] {
  const choice = menusFor(menus, wish.occasion).filter(({ id }) => !wish.menuIds || wish.menuIds.includes(id));
  return serviceTimes(place, wish.date, wish.covers, nowMs).filter(({ minutes }) =>
    choice.some((menu) => isServedAt(menu, wish.date, minutes)),
  );
}

/** The places at table a wish may use, the smallest first; empty when the restaurant has none of that size. */
function seatsForWish(house: House, wish: Wish): Seat[] {
  const rules = house.place.booking;
  const areas = areasFor(rules, wish.occasion, wish.date, wish.covers).map((area) => area.id);
  return seatsFor(rules, wish.covers, new Set(wish.areaId ? areas.filter((id) => id === wish.areaId) : areas));
}

/** What the rules say of single times: the smallest free table or join, or none. */
function offerAt(house: House, wish: Wish, seated: readonly SeatedParty[]): (time: ServiceTime) => Offer {
  const rules = house.place.booking;
  const seats = seatsForWish(house, wish);
  const turnMs = turnMinutes(rules, wish.covers) * 60_000;
  return (time) => {
    const span = { startsAt: time.startsAt, endsAt: time.startsAt + turnMs };
    const paced = keepsPace(rules, seated, time.startsAt, wish.covers);
    return { ...time, endsAt: span.endsAt, seat: paced ? freeSeat(seats, seated, span) : null };
  };
}

/** Every time of service that suits the wish, each with the smallest free table or join, or none. */
export function offers(house: House, wish: Wish, seated: readonly SeatedParty[], nowMs: number): Offer[] {
  const open = timesFor(house, wish, nowMs).filter(({ time }) => !wish.settled?.has(time));
  return open.map(offerAt(house, wish, seated));
}

/** As a diner sees them: free times, and full ones for which the occasion takes enquiries. */
export function slotsOf(list: readonly Offer[], occasion: Occasion): Slot[] {
  return list
    .filter((offer) => offer.seat || occasion.takesEnquiries)
    .map((offer) => ({ time: offer.time, canEnquire: offer.seat === null }));
}

export type FreeOffer = Offer & { seat: Seat };
/** What became of one wanted time: its place at table, full just now, or nothing this restaurant offers. */
export type Answer = { ok: true; offer: FreeOffer } | { ok: false; reason: 'taken' | 'not-offered' };

/** The wanted time looked at again, without the seats that turned out to be taken after all. */
export function answerTo(
  house: House,
  wish: Wish & { time: string },
  seated: readonly SeatedParty[],
  nowMs: number,
): Answer {
  if (seatsForWish(house, wish).length === 0) return { ok: false, reason: 'not-offered' };
  const wanted = timesFor(house, wish, nowMs).find(({ time }) => time === wish.time);
  if (!wanted) return { ok: false, reason: 'not-offered' };
  const offer = offerAt(house, wish, seated)(wanted);
  return offer.seat ? { ok: true, offer: { ...offer, seat: offer.seat } } : { ok: false, reason: 'taken' };
}

/** The times of the date at which a party of this size is seated for any occasion; in service order. */
export function freeTimes(
  house: House,
  { date, covers }: { date: string; covers: number },
  seated: readonly SeatedParty[],
  nowMs: number,
): string[] {
  const free = new Map<string, number>();
  const fitting = occasionsOn(house.place.booking, date).filter(
    (occasion) => !occasion.disabledMessage && takesParty(occasion, covers),
  );
  for (const occasion of fitting) {
    for (const offer of offers(house, { date, occasion, covers, settled: free }, seated, nowMs)) {
      if (offer.seat) free.set(offer.time, offer.minutes);
    }
  }
  return [...free].sort(([, a], [, b]) => a - b).map(([time]) => time);
}
