import type { BookingRules, Restaurant } from '../../../src/restaurants/contract.ts';
import { hours, testRestaurant } from '../../support/test-restaurant.ts';

export type ModelParty = { id: string; startsAt: number; endsAt: number; covers: number; tableIds: string[] };
/** Any time from `from` to `to` is acceptable. */
export type ModelRequest = {
  date: string;
  time: string;
  from?: string;
  to?: string;
  covers: number;
  areaId: string | null;
};
/** The rule sets a restaurant can have. */
export const RULE_SETS = ['usual', 'early', 'no-terrace', 'closed', 'one-more-table'] as const;
export type RuleSet = (typeof RULE_SETS)[number];

const MINUTE = 60_000;
export const LEAD_MINUTES = 60;
const SLOT = 30;
export const PACING = 8;
const OPENS = 12 * 60;
export const TIMES = ['18:00', '18:30', '19:00', '19:30', '20:00'];
const table = (id: string, areaId: string, minimumCovers: number, maximumCovers: number) => ({
  id,
  areaId,
  minimumCovers,
  maximumCovers,
});
const TABLES = [
  table('r1', 'room', 1, 2),
  table('r2', 'room', 2, 4),
  table('r3', 'room', 2, 4),
  table('t1', 'terrace', 1, 4),
];
const JOINS = [{ id: 'r2+r3', tableIds: ['r2', 'r3'], minimumCovers: 5, maximumCovers: 8 }];
const EVER = { startDate: '2026-01-01', endDate: '2030-01-01' };

const closesAt = (ruleSet: RuleSet) => (ruleSet === 'early' ? 21 * 60 : 23 * 60);
const tablesOf = (ruleSet: RuleSet) => (ruleSet === 'one-more-table' ? [...TABLES, table('x1', 'room', 1, 4)] : TABLES);
export const turnOf = (covers: number) => (covers <= 4 ? 90 : 120);

/** The restaurant under a rule set. Small, so that diners compete: four tables, a join, five times. */
export function restaurantUnder(storeId: string, ruleSet: RuleSet): Restaurant {
  const closures: BookingRules['closures'] = [];
  if (ruleSet === 'closed') closures.push({ ...EVER, reason: 'Works' });
  if (ruleSet === 'no-terrace') closures.push({ ...EVER, areaId: 'terrace', reason: 'Works' });
  return testRestaurant({
    storeId,
    openingHours: hours('12:00', ruleSet === 'early' ? '21:00' : '23:00'),
    booking: {
      slotMinutes: SLOT,
      turnTimes: [
        { maximumCovers: 4, minutes: turnOf(4) },
        { maximumCovers: 20, minutes: turnOf(20) },
      ],
      pacingCovers: PACING,
      leadMinutes: LEAD_MINUTES,
      sittings: [
        { name: 'Evening', days: everyDay(), firstSeating: TIMES[0] as string, lastSeating: TIMES.at(-1) as string },
      ],
      closures,
      tables: tablesOf(ruleSet),
      joins: JOINS,
    },
  });
}
const everyDay = () => testRestaurant().booking.sittings[0]?.days ?? [];

/** In November London is on UTC. */
export const startOf = ({ date, time }: { date: string; time: string }) => Date.parse(`${date}T${time}:00Z`);

/** Every way to seat a party: the tables and their area. */
export function waysToSeat(ruleSet: RuleSet, { covers, areaId }: Pick<ModelRequest, 'covers' | 'areaId'>): string[][] {
  const tables = tablesOf(ruleSet);
  const areaOf = (id: string) => tables.find((table) => table.id === id)?.areaId;
  return [...tables.map((table) => ({ ...table, tableIds: [table.id] })), ...JOINS]
    .filter((seat) => seat.minimumCovers <= covers && covers <= seat.maximumCovers)
    .filter(({ tableIds }) => areaId === null || areaOf(tableIds[0] as string) === areaId)
    .filter(({ tableIds }) => ruleSet !== 'no-terrace' || areaOf(tableIds[0] as string) !== 'terrace')
    .map(({ tableIds }) => tableIds);
}

function isServed(ruleSet: RuleSet, request: ModelRequest, now: number): boolean {
  const startsAt = startOf(request);
  const midnight = Date.parse(`${request.date}T00:00:00Z`);
  const [first, end] = [(startsAt - midnight) / MINUTE, (startsAt - midnight) / MINUTE + turnOf(request.covers)];
  return ruleSet !== 'closed' && startsAt >= now + LEAD_MINUTES * MINUTE && first >= OPENS && end <= closesAt(ruleSet);
}

/** Whether the request could be seated beside these parties, by trying every way. */
export function canSeat(ruleSet: RuleSet, request: ModelRequest, parties: readonly ModelParty[], now: number): boolean {
  if (!isServed(ruleSet, request, now)) return false;
  const startsAt = startOf(request);
  const endsAt = startsAt + turnOf(request.covers) * MINUTE;
  const arrivals = parties.filter((party) => startsAt <= party.startsAt && party.startsAt < startsAt + SLOT * MINUTE);
  if (arrivals.reduce((sum, { covers }) => sum + covers, request.covers) > PACING) return false;
  const occupied = new Set(
    parties.filter((party) => party.startsAt < endsAt && startsAt < party.endsAt).flatMap(({ tableIds }) => tableIds),
  );
  return waysToSeat(ruleSet, request).some((tableIds) => tableIds.every((id) => !occupied.has(id)));
}

/** The acceptable times of a request. */
export const timesOf = ({ time, from = time, to = time }: ModelRequest) =>
  TIMES.filter((option) => from <= option && option <= to);

/** Whether the request could be seated at one of its times. */
export const canSeatSometime = (manner: RuleSet, request: ModelRequest, parties: readonly ModelParty[], now: number) =>
  timesOf(request).some((time) => canSeat(manner, { ...request, time }, parties, now));
