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
