import { serviceMinute } from '../../values/time/time-window.ts';
import { DAY_MINUTES, timeOf, weekdayOf } from '../../values/time/wall-time.ts';
import type { Weekday } from '../../values/time/week.ts';

export type DeskSitting = { name: string; days: readonly Weekday[]; firstSeating: string };
type Timed = { time: string };

/** The sittings of a date, in order. */
export const sittingsOn = <Sitting extends DeskSitting>(sittings: readonly Sitting[], date: string): Sitting[] =>
  sittings
    .filter(({ days }) => days.includes(weekdayOf(date)))
    .toSorted((a, b) => serviceMinute(a.firstSeating) - serviceMinute(b.firstSeating));

/** The parties of one sitting: until the next one begins. The first has those who come before it, too. */
export function partiesOfSitting<Party extends Timed>(
  parties: readonly Party[],
  sittings: readonly DeskSitting[],
  name: string,
): Party[] {
  const begun = (time: string) => sittings.filter((each) => serviceMinute(each.firstSeating) <= serviceMinute(time));
  return parties.filter(({ time }) => (begun(time).at(-1) ?? sittings[0])?.name === name);
}

const QUARTER = 15;

/** How many sit down in each quarter of an hour, 'HH:MM', in order. */
export function coversByQuarter(parties: readonly (Timed & { covers: number })[]): { time: string; covers: number }[] {
  const quarterOf = ({ time }: Timed) => Math.floor(serviceMinute(time) / QUARTER) * QUARTER;
  return [...Map.groupBy(parties, quarterOf)]
    .toSorted(([a], [b]) => a - b)
    .map(([minutes, those]) => ({
      time: timeOf(minutes % DAY_MINUTES),
      covers: those.reduce((sum, { covers }) => sum + covers, 0),
    }));
}
