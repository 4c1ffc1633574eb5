import { inServiceOrder } from '../../../values/time/time-window.ts';
import type { ChangeBody, ManagedBooking } from '../../contracts/manage.ts';
import { changedLines, nameById, type TicketLine, ticketLines, writtenLines } from '../../rules/ticket.ts';
import { nearestTimes } from '../../rules/times/suggested-time.ts';
import type { ManageQuery } from '../link/manage-query.ts';
import { managedLines } from '../link/managed-words.ts';

/** The changed booking. Date 'YYYY-MM-DD', time 'HH:MM' in London; areaId null: any area. */
export type ChangeRequest = {
  date: string;
  adults: number;
  children: number;
  menuId: string | null;
  areaId: string | null;
  time: string | null;
};
export type NamedOption = { id: string; name: string };

/** Reads the query, completed from the booking. A submitted form without an area means any. */
export function changeRequestOf(booking: ManagedBooking, query: ManageQuery): ChangeRequest {
  const isSubmitted = query.date !== undefined;
  return {
    date: query.date ?? booking.date,
    adults: query.adults ?? booking.adultCovers,
    children: query.children ?? booking.childCovers,
    menuId: query.menu ?? booking.menuId,
    areaId: query.area ?? (isSubmitted ? null : booking.areaId),
    time: query.time ?? (isSubmitted ? null : booking.time),
  };
}

/** As query parameters and form fields. */
export function changeRequestFields({
  date,
  adults,
  children,
  menuId,
  areaId,
  time,
}: ChangeRequest): [name: string, value: string][] {
  return [
    ['date', date],
    ['adults', String(adults)],
    ['children', String(children)],
    ['menu', menuId ?? ''],
    ['area', areaId ?? ''],
    ['time', time ?? ''],
  ];
}

/** Null until a time and a menu are chosen. */
export function changeBodyOf(booking: ManagedBooking, request: ChangeRequest): ChangeBody | null {
  const { date, adults, children, menuId, areaId, time } = request;
  if (!menuId || !time) return null;
  const { occasionId } = booking;
  return { occasionId, menuId, areaId, date, time, adultCovers: adults, childCovers: children };
}

/** The same table for the same party needs no check of availability. */
function staysAsItIs(booking: ManagedBooking, { date, adults, children, menuId, areaId }: ChangeRequest): boolean {
  const isSameParty = adults === booking.adultCovers && children === booking.childCovers;
  return date === booking.date && isSameParty && menuId === booking.menuId && areaId === booking.areaId;
}

/** Free times, and the booking's own while nothing else changes. */
export function withOwnTime(free: readonly string[], booking: ManagedBooking, request: ChangeRequest): string[] {
  if (!staysAsItIs(booking, request) || free.includes(booking.time)) return [...free];
  return inServiceOrder([...free, booking.time]);
}

/** The time to preselect: the requested one, else the nearest to it or to the booking's own. */
export function suggestedTime(
  times: readonly string[],
  request: ChangeRequest,
  booking: ManagedBooking,
): string | null {
  return nearestTimes(request.time ?? booking.time, [...times], 1)[0] ?? null;
}

/** The differences from the booking in ticket order. */
export function differences(
  booking: ManagedBooking,
  request: ChangeRequest,
  { menus, areas }: { menus: readonly NamedOption[]; areas: readonly NamedOption[] },
): TicketLine[] {
  const wanted = {
    ...booking,
    party: { adultCovers: request.adults, childCovers: request.children },
    date: request.date,
    time: request.time ?? booking.time,
    menuName: nameById(menus, request.menuId),
    areaName: nameById(areas, request.areaId),
  };
  return changedLines(writtenLines(ticketLines(wanted)), managedLines(booking)).filter(({ before }) => before);
}
