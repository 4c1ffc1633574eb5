import { LRUCache } from 'lru-cache';
import { ZONE } from '../../../platform/clock.ts';
import { DAY_MS, MINUTE_MS } from '../../../values/time/duration.ts';
import { londonNow } from '../../../values/time/london-time.ts';

/**
 * A service date and its wall clock. Minutes count from its midnight and run past 1440 after the next one; instants
 * are epoch milliseconds.
 */
export type ServiceDay = {
  date: string;
  /** When a party sits down: null for a time skipped in spring, the earlier of a repeated one. */
  seatingAt(minutes: number): number | null;
  /** When the restaurant opens or closes; a time skipped in spring counts as an hour later. */
  openingInstant(minutes: number): number;
};

function ordinaryDay(date: string, midnight: number): ServiceDay {
  const at = (minutes: number) => midnight + minutes * MINUTE_MS;
  return { date, seatingAt: at, openingInstant: at };
}

/** For dates near a clock change: asks the time zone for each wall time. */
function changingDay(date: string): ServiceDay {
  const midnight = Temporal.PlainDate.from(date).toPlainDateTime();
  const wall = (minutes: number) => midnight.add({ minutes });
  const zoned = (minutes: number) => wall(minutes).toZonedDateTime(ZONE, { disambiguation: 'compatible' });
  return {
    date,
    seatingAt(minutes) {
      const exists = zoned(minutes).toPlainDateTime().equals(wall(minutes));
      return exists ? zoned(minutes).epochMilliseconds : null;
    },
    openingInstant: (minutes) => zoned(minutes).epochMilliseconds,
  };
}

const cache = new LRUCache<string, ServiceDay>({ max: 1000 });

/** The service day that starts on this date in Europe/London. */
export function serviceDay(date: string): ServiceDay {
  const cached = cache.get(date);
  if (cached) return cached;
  const start = Temporal.PlainDate.from(date).toZonedDateTime(ZONE);
  const plain = start.add({ days: 2 }).epochMilliseconds - start.epochMilliseconds === 2 * DAY_MS;
  const day = plain ? ordinaryDay(date, start.epochMilliseconds) : changingDay(date);
  cache.set(date, day);
  return day;
}

export const londonDate = (instantMs: number): string => londonNow(instantMs).date;
