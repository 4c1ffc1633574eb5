import type { Slot } from '../../contracts/booking.ts';

export type SlotGroup = { name: 'Breakfast' | 'Lunch' | 'Dinner' | 'Late'; slots: Slot[] };

const ends: [SlotGroup['name'], string][] = [
  ['Late', '05:00'],
  ['Breakfast', '11:30'],
  ['Lunch', '17:00'],
];

/** Slots by meal, in order of service; those after midnight come last, as 'Late'. */
export function groupSlots(slots: readonly Slot[]): SlotGroup[] {
  const groups: SlotGroup[] = [];
  for (const slot of slots) {
    const name = ends.find(([, end]) => slot.time < end)?.[0] ?? 'Dinner';
    const group = groups.find((candidate) => candidate.name === name);
    if (group) group.slots.push(slot);
    else groups.push({ name, slots: [slot] });
  }
  return groups;
}

const QUARTERS = ['00', '15', '30', '45'];

/**
 * A meal's slots in rows of four, one for each hour that has any, padded with nulls. Null if a time isn't on a quarter
 * hour, or if no hour fills more than half its row.
 */
export function hourRowsOf(slots: readonly Slot[]): (Slot | null)[] | null {
  if (!slots.every(({ time }) => QUARTERS.includes(time.slice(3)))) return null;
  const hours = [...new Set(slots.map(({ time }) => time.slice(0, 2)))];
  const rows = hours.map((hour) => slots.filter(({ time }) => time.startsWith(hour)));
  if (rows.every(({ length }) => length * 2 <= QUARTERS.length)) return null;
  return rows.flatMap((row) => QUARTERS.map((_, at) => row[at] ?? null));
}
