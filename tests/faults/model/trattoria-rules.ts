import type { BookingRules, Restaurant } from '../../../src/restaurants/contract.ts';
import { hours, testRestaurant } from '../../support/trattoria.ts';

export type Party = { id: string; startsAt: number; endsAt: number; covers: number; tableIds: string[] };
export type Wish = { date: string; time: string; covers: number; areaId: string | null };
/** How the restaurant is run just now. */
export const MANNERS = ['usual', 'early', 'no-terrace', 'shut', 'one-more-table'] as const;
export type Manner = (typeof MANNERS)[number];

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

const closesAt = (manner: Manner) => (manner === 'early' ? 21 * 60 : 23 * 60);
const tablesOf = (manner: Manner) => (manner === 'one-more-table' ? [...TABLES, table('x1', 'room', 1, 4)] : TABLES);
export const turnOf = (covers: number) => (covers <= 4 ? 90 : 120);

/** The restaurant as the engine reads it. Small, so that diners meet: four tables, a join, five times. */
export function restaurantRun(storeId: string, manner: Manner): Restaurant {
  const closures: BookingRules['closures'] = [];
  if (manner === 'shut') closures.push({ ...EVER, reason: 'Works' });
  if (manner === 'no-terrace') closures.push({ ...EVER, areaId: 'terrace', reason: 'Works' });
  return testRestaurant({
    storeId,
    openingHours: hours('12:00', manner === 'early' ? '21:00' : '23:00'),
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
      tables: tablesOf(manner),
      joins: JOINS,
    },
  });
}
const everyDay = () => testRestaurant().booking.sittings[0]?.days ?? [];

/** In November London keeps the time of the instants. */
export const startOf = ({ date, time }: { date: string; time: string }) => Date.parse(`${date}T${time}:00Z`);

/** Every way to seat so many: the tables of one seat, and the area they stand in. */
export function waysToSeat(manner: Manner, { covers, areaId }: Pick<Wish, 'covers' | 'areaId'>): string[][] {
  const tables = tablesOf(manner);
  const areaOf = (id: string) => tables.find((one) => one.id === id)?.areaId;
  return [...tables.map((one) => ({ ...one, tableIds: [one.id] })), ...JOINS]
    .filter((seat) => seat.minimumCovers <= covers && covers <= seat.maximumCovers)
    .filter(({ tableIds }) => areaId === null || areaOf(tableIds[0] as string) === areaId)
    .filter(({ tableIds }) => manner !== 'no-terrace' || areaOf(tableIds[0] as string) !== 'terrace')
    .map(({ tableIds }) => tableIds);
}

function isServed(manner: Manner, wish: Wish, now: number): boolean {
  const startsAt = startOf(wish);
  const midnight = Date.parse(`${wish.date}T00:00:00Z`);
  const [first, end] = [(startsAt - midnight) / MINUTE, (startsAt - midnight) / MINUTE + turnOf(wish.covers)];
  return manner !== 'shut' && startsAt >= now + LEAD_MINUTES * MINUTE && first >= OPENS && end <= closesAt(manner);
}

/** Whether the wish could be seated beside these parties, by looking at every way there is. */
export function canSeat(manner: Manner, wish: Wish, parties: readonly Party[], now: number): boolean {
  if (!isServed(manner, wish, now)) return false;
  const startsAt = startOf(wish);
  const endsAt = startsAt + turnOf(wish.covers) * MINUTE;
  const starting = parties.filter((party) => startsAt <= party.startsAt && party.startsAt < startsAt + SLOT * MINUTE);
  if (starting.reduce((sum, { covers }) => sum + covers, wish.covers) > PACING) return false;
  const taken = new Set(
    parties.filter((party) => party.startsAt < endsAt && startsAt < party.endsAt).flatMap(({ tableIds }) => tableIds),
  );
  return waysToSeat(manner, wish).some((tableIds) => tableIds.every((id) => !taken.has(id)));
}
