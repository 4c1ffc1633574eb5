import { NIGHT_ENDS, partyInWords, shortDay, timeInWords } from '../journey/journey-words.ts';
import { nearestTimes } from '../suggested-time.ts';
import type { ChangeBody, ManagedBooking } from './contract.ts';
import type { ManageQuery } from './manage-query.ts';

/** How the booking should be instead. Date 'YYYY-MM-DD', time 'HH:MM' on London's clocks; no area is any area. */
export type ChangeWish = {
  date: string;
  adults: number;
  children: number;
  menuId: string | null;
  areaId: string | null;
  time: string | null;
};
export type Named = { id: string; name: string };
export type Difference = { label: string; was: string; now: string };

/** What the address asks for, and for the rest the booking as it is. A form that was sent with no area wants any. */
export function wishOf(booking: ManagedBooking, query: ManageQuery): ChangeWish {
  const sent = query.date !== undefined;
  return {
    date: query.date ?? booking.date,
    adults: query.adults ?? booking.adultCovers,
    children: query.children ?? booking.childCovers,
    menuId: query.menu ?? booking.menuId,
    areaId: query.area ?? (sent ? null : booking.areaId),
    time: query.time ?? (sent ? null : booking.time),
  };
}

/** The wish as the steps' addresses and forms carry it. */
export function wishFields({
  date,
  adults,
  children,
  menuId,
  areaId,
  time,
}: ChangeWish): [name: string, value: string][] {
  return [
    ['date', date],
    ['adults', String(adults)],
    ['children', String(children)],
    ['menu', menuId ?? ''],
    ['area', areaId ?? ''],
    ['time', time ?? ''],
  ];
}

/** The body of the change; null until a time and a menu are chosen. */
export function changeBodyOf(booking: ManagedBooking, wish: ChangeWish): ChangeBody | null {
  const { date, adults, children, menuId, areaId, time } = wish;
  if (!menuId || !time) return null;
  const { occasionId } = booking;
  return { occasionId, menuId, areaId, date, time, adultCovers: adults, childCovers: children };
}

const inServiceOrder = (time: string) => (time < NIGHT_ENDS ? `1 ${time}` : `0 ${time}`);

/** On the day of the booking its own time can be had too: the table is the diner's already. */
export function withOwnTime(free: readonly string[], booking: ManagedBooking, wish: ChangeWish): string[] {
  if (wish.date !== booking.date || free.includes(booking.time)) return [...free];
  return [...free, booking.time].sort((one, other) => (inServiceOrder(one) < inServiceOrder(other) ? -1 : 1));
}

/** The time to begin from: the wanted one, else the nearest to it, or to the booking's own. */
export function suggestedTime(times: readonly string[], wish: ChangeWish, booking: ManagedBooking): string | null {
  return nearestTimes(wish.time ?? booking.time, [...times], 1)[0] ?? null;
}

/** What would become different, in the order of the ticket; nothing when the wish is the booking as it stands. */
export function differences(
  booking: ManagedBooking,
  wish: ChangeWish,
  { menus, areas }: { menus: readonly Named[]; areas: readonly Named[] },
): Difference[] {
  const nameOf = (items: readonly Named[], id: string | null) => items.find((item) => item.id === id)?.name;
  const lines = [
    {
      label: 'Party',
      was: partyInWords(booking.adultCovers, booking.childCovers),
      now: partyInWords(wish.adults, wish.children),
    },
    { label: 'Day', was: shortDay(booking.date), now: shortDay(wish.date) },
    {
      label: 'Time',
      was: timeInWords(booking.date, booking.time),
      now: timeInWords(wish.date, wish.time ?? booking.time),
    },
    { label: 'Menu', was: booking.menuName ?? '', now: nameOf(menus, wish.menuId) ?? '' },
    { label: 'Area', was: areaInWords(booking.areaName), now: areaInWords(nameOf(areas, wish.areaId)) },
  ];
  return lines.filter(({ was, now }) => was !== now);
}

export const areaInWords = (name: string | null | undefined) => name ?? 'Wherever suits';
