import type { Slot } from '../../contracts/booking.ts';

export type SlotGroup = { name: 'Breakfast' | 'Lunch' | 'Dinner' | 'Late'; slots: Slot[] };

const ends: [SlotGroup['name'], string][] = [
  ['Late', '05:00'],
  ['Breakfast', '11:30'],
  ['Lunch', '17:00'],
];

/** Slots by meal, in order of service; times after midnight come last, as 'Late'. */
export function groupSlots(slots: readonly Slot[]): SlotGroup[] {
  const groups: SlotGroup[] = [];
  for (const slot of slots) {
    const name = ends.find(([, end]) => slot.time < end)?.[0] ?? 'Dinner';
    const group = groups.find((one) => one.name === name);
    if (group) group.slots.push(slot);
    else groups.push({ name, slots: [slot] });
  }
  return groups;
}

const QUARTERS = ['00', '15', '30', '45'];

/**
 * The slots of a meal as a table of the quarters of each hour that has any, null where there is none. Null where a time
 * is no quarter of an hour.
 */
export function quartersOf(slots: readonly Slot[]): (Slot | null)[] | null {
  if (!slots.every(({ time }) => QUARTERS.includes(time.slice(3)))) return null;
  const hours = new Set(slots.map(({ time }) => time.slice(0, 2)));
  return [...hours].flatMap((hour) =>
    QUARTERS.map((quarter) => slots.find(({ time }) => time === `${hour}:${quarter}`) ?? null),
  );
}
