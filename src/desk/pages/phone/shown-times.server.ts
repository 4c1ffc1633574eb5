import { data } from 'react-router';
import { cardNeededFor } from '../../../booking/rules/card-terms.ts';
import { freeTimes } from '../../../booking/rules/seating/availability.ts';
import { seatedForStaff } from '../../../booking/rules/seating/seating.ts';
import { SOFT_RULES, type SoftRule } from '../../../booking/rules/seating/staff-seating.ts';
import { NOT_FOUND } from '../../../values/http-status.ts';
import { isDate } from '../../../values/time/wall-time.ts';
import { adults } from '../../contracts/party-forms.ts';
import type { DeskDeps } from '../../engine/desk-deps.ts';
import { readStaffDay } from '../../engine/parties/read-staff-day.server.ts';
import { serviceDateAt } from '../../rules/party-status.ts';
import { occasionsForParty, otherTimes } from '../../rules/staff-choices.ts';
import { closedDay, timesNote } from './day-words.ts';

const USUAL_PARTY = 2;

type StaffDay = NonNullable<Awaited<ReturnType<typeof readStaffDay>>>;
type Party = { date: string; covers: number; occasionId?: string };

/** The times a diner would find, online booking closed that day or not, and those that break its rules. */
function timesOf({ restaurant, menus, day }: StaffDay, { occasionId, ...party }: Party, mayBreak: readonly SoftRule[]) {
  const { date, covers } = party;
  const occasions = occasionsForParty(restaurant.booking, party);
  const occasion = occasions.find(({ id }) => id === occasionId) ?? occasions[0];
  const takesOnline = day.bookingsOpen && restaurant.enableBookings;
  const seated = seatedForStaff(day.seated);
  const search = { ...party, occasionId: occasion?.id };
  const free = takesOnline ? (freeTimes({ restaurant, menus }, search, seated, day.nowMs) ?? []) : [];
  const timesBreaking = (rules: readonly SoftRule[]) =>
    otherTimes(day, { ...party, occasion }, rules).filter(({ time }) => !free.includes(time));
  const others = timesBreaking(mayBreak);
  const closed = closedDay(restaurant, date);
  const note = timesNote({
    covers,
    isOnline: takesOnline && seated.length === day.seated.length,
    isFree: free.length > 0,
    staffMay: others.length > 0,
    managerMay: timesBreaking(SOFT_RULES).length > 0,
  });
  const card = occasion ? cardNeededFor(restaurant, { ...party, occasion }) : null;
  return { occasions, occasion, free, others, note: closed?.words ?? note, opens: closed?.opens ?? null, card };
}

type Wanted = { storeId: string; date: string; adults: unknown; occasion?: string; mayBreak: readonly SoftRule[] };

/** The times for a party and day, as far as these can be read: today and two people by default. */
export async function shownTimes(deps: Pick<DeskDeps, 'booking' | 'clock'>, { storeId, mayBreak, ...wanted }: Wanted) {
  const today = serviceDateAt(deps.clock().epochMilliseconds);
  const date = isDate(wanted.date) && wanted.date >= today ? wanted.date : today;
  const size = adults.safeParse(wanted.adults ?? USUAL_PARTY);
  const covers = size.success ? size.data : USUAL_PARTY;
  const staffDay = await readStaffDay(deps, { storeId, date });
  if (!staffDay) throw data('This restaurant takes no bookings.', { status: NOT_FOUND });
  const times = timesOf(staffDay, { date, covers, occasionId: wanted.occasion }, mayBreak);
  return {
    ...times,
    date,
    covers,
    problem: size.success ? null : (size.error.issues[0]?.message ?? null),
    /** The day, size and occasion of these times; the form sends it back with the chosen time. */
    shown: [date, covers, times.occasion?.id].join(' '),
  };
}
export type ShownTimes = Awaited<ReturnType<typeof shownTimes>>;
