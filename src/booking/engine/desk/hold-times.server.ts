import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { MINUTE_MS } from '../../../values/time/duration.ts';
import { NIGHT_ENDS } from '../../../values/time/time-window.ts';
import { DAY_MINUTES, minutesOf } from '../../../values/time/wall-time.ts';
import { coversOf } from '../../contracts/covers.ts';
import type { RestaurantWithMenus } from '../../rules/restaurants-with-menus.ts';
import type { SeatedParty } from '../../rules/seating/seating.ts';
import { chooseTables, SOFT_RULES } from '../../rules/seating/staff-seating.ts';
import { tablesTogether } from '../../rules/seating/tables-together.ts';
import { serviceDay } from '../../rules/times/service-day.ts';
import { turnMinutes } from '../../rules/times/service-times.ts';
import type { BookingTables, OfferedParty } from '../../tables.server.ts';
import type { EngineDeps } from '../day/engine-deps.ts';
import { lockServiceDay } from '../day/lock-day.server.ts';
import { bumpDayVersion } from '../day/locked-days.server.ts';
import { Rollback } from '../day/rollback.ts';
import { writeHold } from '../day/write-hold.server.ts';
import { NO_ENTRANCE } from '../day/write-to-day.server.ts';

/** Date of service and wall time. */
export type TimeOfDay = { date: string; time: string };
export type HeldTime = TimeOfDay & { startsAt: number; endsAt: number; holdId: string };
/** No table is free for the party at this time. */
export type TimeFull = { ok: false; reason: 'full'; time: TimeOfDay };

/** Epoch ms; null for a time that the clocks skip. A time before the night ends belongs to the evening before. */
export const serviceStart = ({ date, time }: TimeOfDay): number | null =>
  serviceDay(date).seatingAt(minutesOf(time) + (time < NIGHT_ENDS ? DAY_MINUTES : 0));

type ToSeat = { party: OfferedParty; time: TimeOfDay; seated: readonly SeatedParty[]; now: number };

/** The tables for a party and how long it has them; null where there are none. Online's rules are for staff to break. */
function tablesFor({ restaurant }: RestaurantWithMenus, { party, time, seated, now }: ToSeat) {
  const rules = restaurant.booking;
  const startsAt = serviceStart(time);
  if (startsAt === null || startsAt <= now) return null;
  const covers = coversOf(party);
  const span = { startsAt, endsAt: startsAt + turnMinutes(rules, covers) * MINUTE_MS };
  const isLarge = [...rules.tables, ...rules.joins].every(({ maximumCovers }) => maximumCovers < covers);
  const { areaId } = party;
  const seating = chooseTables(
    { restaurant, bookingsOpen: true, seated, nowMs: now },
    {
      ...span,
      date: time.date,
      covers,
      areaId,
      occasion: rules.occasions.find(({ id }) => id === party.occasionId),
      tableIds: isLarge ? (tablesTogether(rules, { ...span, covers, areaId }, seated) ?? []) : null,
      mayBreak: SOFT_RULES,
    },
  );
  return seating.ok ? { ...span, tableIds: seating.tableIds } : null;
}

type Holding = {
  storeId: string;
  party: OfferedParty;
  times: readonly TimeOfDay[];
  /** Epoch ms. */
  until: number;
  now: number;
};

/** Holds tables for a party at each of the times, whose days are locked. Rolls back with TimeFull. */
export async function holdTimes(
  tx: Kysely<BookingTables>,
  deps: EngineDeps,
  { storeId, party, times, until, now }: Holding,
): Promise<HeldTime[]> {
  const restaurant = deps.restaurants().get(storeId);
  const held: HeldTime[] = [];
  for (const time of times) {
    const day = { storeId, date: time.date };
    const { version, seated } = await lockServiceDay(tx, deps, day, { now });
    const tables = restaurant && tablesFor(restaurant, { party, time, seated, now });
    if (!tables) throw new Rollback<TimeFull>({ ok: false, reason: 'full', time });
    const { tableIds, ...span } = tables;
    const seat = { id: '', areaId: '', tableIds, minimumCovers: 0, maximumCovers: 0 };
    const id = randomUUID();
    const request = { ...time, adultCovers: party.adultCovers, childCovers: party.childCovers };
    const offer = { ...span, time: time.time, minutes: 0, seat };
    const expected = { version, guarded: deps.guard !== 'none', waitlistServed: true, entrance: NO_ENTRANCE };
    await writeHold(tx, { id, storeId, request, expiresAt: until, waitlistId: null, now }, { offer, day: expected });
    held.push({ ...time, ...span, holdId: id });
  }
  return held;
}

/** Releases holds of one restaurant on locked days, and offers their tables to the waitlist. */
export async function releaseHolds(
  tx: Kysely<BookingTables>,
  deps: EngineDeps,
  { storeId, holdIds, now }: { storeId: string; holdIds: readonly string[]; now: number },
): Promise<void> {
  if (holdIds.length === 0) return;
  const released = await tx
    .deleteFrom('holds')
    .where('id', 'in', holdIds)
    .where('store_id', '=', storeId)
    .returning('service_date as date')
    .execute();
  for (const date of new Set(released.map((hold) => hold.date))) {
    await bumpDayVersion(tx, { storeId, date });
    await lockServiceDay(tx, deps, { storeId, date }, { now });
  }
}
