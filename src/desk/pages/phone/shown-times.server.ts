import { cardNeededFor } from '../../../booking/rules/card-terms.ts';
import { occasionsOn } from '../../../booking/rules/occasions.ts';
import { freeTimes } from '../../../booking/rules/seating/availability.ts';
import { seatedForStaff } from '../../../booking/rules/seating/seating.ts';
import { SOFT_RULES, type SoftRule } from '../../../booking/rules/seating/staff-seating.ts';
import { isDate } from '../../../values/time/wall-time.ts';
import { adults } from '../../contracts/party-forms.ts';
import type { DeskDeps } from '../../engine/desk-deps.ts';
import { readStaffDay } from '../../engine/parties/read-staff-day.server.ts';
import { serviceDateAt } from '../../rules/party-status.ts';
import { otherTimes } from '../../rules/staff-choices.ts';
import { closedDay, timesNote } from './day-words.ts';

const USUAL_PARTY = 2;

type StaffDay = NonNullable<Awaited<ReturnType<typeof readStaffDay>>>;
type Party = { date: string; covers: number };

/** The times a diner would find, online booking closed that day or not, and those that break its rules. */
function timesOf({ restaurant, menus, day }: StaffDay, party: Party, mayBreak: readonly SoftRule[]) {
  const { date, covers } = party;
  const takesOnline = day.bookingsOpen && restaurant.enableBookings;
  const seated = seatedForStaff(day.seated);
  const free = takesOnline ? (freeTimes({ restaurant, menus }, party, seated, day.nowMs) ?? []) : [];
  const wish = { ...party, occasion: occasionsOn(restaurant.booking, date)[0] };
  const timesBreaking = (rules: readonly SoftRule[]) =>
    otherTimes(day, wish, rules).filter(({ time }) => !free.includes(time));
  const others = timesBreaking(mayBreak);
  const closed = closedDay(restaurant, date);
  const note = timesNote({
    covers,
    isOnline: takesOnline && seated.length === day.seated.length,
    isFree: free.length > 0,
    staffMay: others.length > 0,
    managerMay: timesBreaking(SOFT_RULES).length > 0,
  });
  const card = wish.occasion ? cardNeededFor(restaurant, { ...party, occasion: wish.occasion }) : null;
  return { free, others, note: closed?.words ?? note, opens: closed?.opens ?? null, card };
}

type Wanted = { storeId: string; date: string; adults: unknown; mayBreak: readonly SoftRule[] };

/** The times for a party and day, as far as these can be read: today and two people by default. */
export async function shownTimes(deps: Pick<DeskDeps, 'booking' | 'clock'>, { storeId, mayBreak, ...wanted }: Wanted) {
  const today = serviceDateAt(deps.clock().epochMilliseconds);
  const date = isDate(wanted.date) && wanted.date >= today ? wanted.date : today;
  const size = adults.safeParse(wanted.adults ?? USUAL_PARTY);
  const covers = size.success ? size.data : USUAL_PARTY;
  const staffDay = await readStaffDay(deps, { storeId, date });
  return {
    date,
    covers,
    problem: size.success ? null : (size.error.issues[0]?.message ?? null),
    ...(staffDay
      ? timesOf(staffDay, { date, covers }, mayBreak)
      : { free: [], others: [], note: 'This restaurant takes no bookings.', opens: null, card: null }),
  };
}
export type ShownTimes = Awaited<ReturnType<typeof shownTimes>>;
