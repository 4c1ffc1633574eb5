import { addAtDoor } from '../../../booking/engine/desk/door-list.server.ts';
import { onDay } from '../../../booking/engine/desk/on-day.server.ts';
import { serviceDateAt } from '../../rules/party-status.ts';
import type { DeskDeps } from '../desk-deps.ts';
import { type Actor, logOnDay } from '../log-act.server.ts';
import { bumpStatusDay } from '../set-status.server.ts';

type Waiting = { storeId: string; key: string; covers: number; name: string; phone: string; by: Actor };

/** Puts a party that waits at the door on tonight's waiting list; `key` adds one. */
export const waitAtDoor = (
  { booking, clock }: Pick<DeskDeps, 'booking' | 'clock'>,
  { storeId, key, covers, name, phone, by }: Waiting,
): Promise<void> =>
  onDay(booking, { storeId, date: serviceDateAt(clock().epochMilliseconds) }, async (open) => {
    if (!(await addAtDoor(open, { id: key, covers, name, phone }))) return;
    await logOnDay(open, { by, act: 'waitlist-add', subject: key, after: { covers } });
    await bumpStatusDay(open.tx, open.day);
  });
