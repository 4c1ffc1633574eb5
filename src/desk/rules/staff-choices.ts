import { linked, occasionsOn, takesParty } from '../../booking/rules/occasions.ts';
import { type Seat, seatsForStaff } from '../../booking/rules/seating/seating.ts';
import { chooseTables, type SoftRule, type StaffRequest } from '../../booking/rules/seating/staff-seating.ts';
import { serviceDay } from '../../booking/rules/times/service-day.ts';
import { turnMinutes } from '../../booking/rules/times/service-times.ts';
import type { BookingRules, Occasion } from '../../restaurants/contract.ts';
import { openSpan } from '../../restaurants/hours.ts';
import { MINUTE_MS } from '../../values/time/duration.ts';
import { timeOf } from '../../values/time/wall-time.ts';

/** The restaurant on a service date, with who has which table: without the party that is moved. */
export type StaffDay = Parameters<typeof chooseTables>[0];
type Wish = Pick<StaffRequest, 'date' | 'startsAt' | 'covers' | 'occasion'> & { endsAt?: number };
type Choice = Seat & { rules: SoftRule[] };

const turnMs = ({ restaurant }: StaffDay, covers: number) => turnMinutes(restaurant.booking, covers) * MINUTE_MS;

/** The free tables and joins for a party, those of its size first, each with the rules it would break. */
export function tableChoices(day: StaffDay, { endsAt, ...wish }: Wish): Choice[] {
  const { booking } = day.restaurant;
  const areas = new Set(booking.areas.map(({ id }) => id));
  const request = { ...wish, endsAt: endsAt ?? wish.startsAt + turnMs(day, wish.covers), mayBreak: [] };
  return seatsForStaff(booking, wish.covers, areas).flatMap((seat) => {
    const outcome = chooseTables(day, { ...request, tableIds: seat.tableIds });
    if (outcome.ok) return [{ ...seat, rules: [] }];
    return outcome.reason === 'rules' ? [{ ...seat, rules: outcome.rules }] : [];
  });
}

export type Start = { time: string; startsAt: number };

/** Every time of the grid from opening to closing, whether or not anybody may sit down then. */
export function startsOn({ restaurant }: Pick<StaffDay, 'restaurant'>, date: string): Start[] {
  const span = openSpan(restaurant.openingHours)(date);
  if (!span) return [];
  const { slotMinutes } = restaurant.booking;
  const count = Math.ceil((span.end - span.start) / slotMinutes);
  const day = serviceDay(date);
  return Array.from({ length: count }, (_, step) => span.start + step * slotMinutes).flatMap((minutes) => {
    const startsAt = day.seatingAt(minutes);
    return startsAt === null ? [] : [{ time: timeOf(minutes), startsAt }];
  });
}

/** What a party of this size may come for on a date; the day's first where nothing takes it, which staff may overlook. */
export function occasionsForParty(rules: BookingRules, { date, covers }: { date: string; covers: number }): Occasion[] {
  const onSale = occasionsOn(rules, date).filter(({ disabledMessage }) => !disabledMessage);
  const fitting = onSale.filter((occasion) => takesParty(occasion, covers));
  return fitting.length > 0 ? fitting : onSale.slice(0, 1);
}

/** Times to come at which a table is free if these rules are broken, each with those it takes. */
export function otherTimes(
  day: StaffDay,
  wish: Omit<Wish, 'startsAt'>,
  mayBreak: readonly SoftRule[],
): { time: string; rules: SoftRule[] }[] {
  const areas = linked(wish.occasion?.areaLinkGroup ?? null, day.restaurant.booking.areas).map(({ id }) => id);
  return startsOn(day, wish.date).flatMap(({ time, startsAt }) => {
    if (startsAt < day.nowMs) return [];
    const choices = tableChoices(day, { ...wish, startsAt }).filter(({ areaId }) => areas.includes(areaId));
    const [rules] = choices
      .map((choice) => choice.rules)
      .filter((each) => each.every((rule) => mayBreak.includes(rule)))
      .sort((a, b) => a.length - b.length);
    return rules && rules.length > 0 ? [{ time, rules }] : [];
  });
}
