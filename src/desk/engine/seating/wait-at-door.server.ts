import { addAtDoor } from '../../../booking/engine/desk/door-list.server.ts';
import { onDay } from '../../../booking/engine/desk/on-day.server.ts';
import { serviceDateAt } from '../../rules/party-status.ts';
import type { DeskTables } from '../../tables.server.ts';
import type { DeskDeps } from '../desk-deps.ts';
import { type Actor, logAct } from '../log-act.server.ts';
import { bumpStatusDay } from '../set-status.server.ts';

type Waiting = { storeId: string; key: string; covers: number; name: string; phone: string; by: Actor };

/** Puts a party that waits at the door on tonight's waiting list; `key` adds one. */
export async function waitAtDoor(
  { booking, clock }: Pick<DeskDeps, 'booking' | 'clock'>,
  { storeId, key, covers, name, phone, by }: Waiting,
): Promise<void> {
  const at = clock();
  await onDay(booking, { storeId, date: serviceDateAt(at.epochMilliseconds) }, async (open) => {
    if (!(await addAtDoor(open, { id: key, covers, name, phone }))) return;
    const tx = open.tx.withTables<DeskTables>();
    await logAct(tx, { at, by, act: 'waitlist-add', storeId, subject: key, after: { covers } });
    await bumpStatusDay(tx, open.day);
  });
}
