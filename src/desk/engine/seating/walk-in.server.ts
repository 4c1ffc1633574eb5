import { addAtDoor, findAtDoor, takeFromDoor } from '../../../booking/engine/desk/door-list.server.ts';
import { minuteOf, onDay } from '../../../booking/engine/desk/on-day.server.ts';
import { type SeatOutcome, seatParty } from '../../../booking/engine/desk/seat-party.server.ts';
import { partiesAt } from '../../../booking/rules/seating/seating.ts';
import { SOFT_RULES } from '../../../booking/rules/seating/staff-seating.ts';
import { turnMinutes } from '../../../booking/rules/times/service-times.ts';
import { MINUTE_MS } from '../../../values/time/duration.ts';
import { serviceDateAt } from '../../rules/party-status.ts';
import type { DeskDeps } from '../desk-deps.ts';
import { type Actor, logOnDay } from '../log-act.server.ts';
import { bumpStatusDay, writeSteps } from '../set-status.server.ts';

type WalkIn = {
  storeId: string;
  key: string;
  covers: number;
  tableIds: readonly string[];
  name: string;
  /** Its entry on the waiting list, from which it is taken. */
  entryId?: string;
  by: Actor;
};

/** Seats a party from now until its turn is over, or the next party has the table. `key` seats one party. */
export async function seatWalkIn(
  { booking, clock }: Pick<DeskDeps, 'booking' | 'clock'>,
  { storeId, key, covers, tableIds, name, entryId, by }: WalkIn,
): Promise<SeatOutcome> {
  const rules = booking.restaurants().get(storeId)?.restaurant.booking;
  if (!rules) return { ok: false, reason: 'unknown' };
  const date = serviceDateAt(clock().epochMilliseconds);
  return onDay(booking, { storeId, date }, async (open) => {
    const startsAt = minuteOf(open.now);
    const turn = { tableIds, startsAt, endsAt: startsAt + turnMinutes(rules, covers) * MINUTE_MS };
    const next = partiesAt(open.sheet.seated, turn).find((party) => party.startsAt > startsAt);
    const waiting = entryId && (await findAtDoor(open.tx, { id: entryId, storeId }));
    const outcome = await seatParty(open, {
      ...turn,
      id: key,
      source: 'walk-in',
      endsAt: next?.startsAt ?? turn.endsAt,
      adultCovers: covers,
      childCovers: 0,
      customer: { lastName: name, ...(waiting && { phoneNumber: waiting.phone }) },
      mayBreak: SOFT_RULES,
    });
    if (!outcome.ok || outcome.isRepeat) return outcome;
    if (entryId) await takeFromDoor(open.tx, { id: entryId, storeId });
    await writeSteps(open.tx, { storeId, date, bookingId: key, steps: ['seated'], at: new Date(open.now) });
    const after = { covers, tableIds: outcome.tableIds, ...(waiting && { waitingSince: waiting.since }) };
    await logOnDay(open, { by, act: 'walk-in', subject: key, after });
    return outcome;
  });
}

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
