import type { RestaurantSummary } from './contract.ts';
import { collectSpan, openSpan, type Span, type SpanOn } from './hours.ts';
import type { LondonTime } from './london-time.ts';
import { addDays, DAY_MINUTES, dayName, formatDayMonth, formatTime, timeOf } from './wall-time.ts';

export type OpenStatus = {
  isOpen: boolean;
  label: 'Open' | 'Closed';
  /** 'opens 12pm', 'closes 10.30pm', 'opens tomorrow 9am', 'opens Monday 9am'. */
  detail: string;
  /** The first moment at which this status may read differently; null when nothing is known to change it. */
  nextChange: { date: string; minutes: number } | null;
};

type Place = Pick<RestaurantSummary, 'openingHours' | 'temporarilyClosed'>;
type CollectPlace = Place & Pick<RestaurantSummary, 'clickCollect'>;

const SEARCH_DAYS = 60;

/** The span that holds this moment: yesterday's may still run after midnight. */
function currentSpan(spanOn: SpanOn, { date, minutes }: LondonTime): Span | null {
  for (const [day, passed] of [
    [addDays(date, -1), minutes + DAY_MINUTES],
    [date, minutes],
  ] as const) {
    const span = spanOn(day);
    if (span && span.start <= passed && passed < span.end) return span;
  }
  return null;
}

function nextSpan(spanOn: SpanOn, after: { date: string; minutes: number }): Span | null {
  for (let ahead = 0; ahead <= SEARCH_DAYS; ahead += 1) {
    const span = spanOn(addDays(after.date, ahead));
    if (span && (ahead > 0 || span.start > after.minutes)) return span;
  }
  return null;
}

const midnightAfter = (date: string) => ({ date: addDays(date, 1), minutes: 0 });

function moment(date: string, minutes: number) {
  return { date: addDays(date, Math.floor(minutes / DAY_MINUTES)), minutes: minutes % DAY_MINUTES };
}

function statusOf(spanOn: SpanOn, now: LondonTime): OpenStatus {
  const current = currentSpan(spanOn, now);
  if (current) {
    return {
      isOpen: true,
      label: 'Open',
      detail: `closes ${formatTime(timeOf(current.end))}`,
      nextChange: moment(current.date, current.end),
    };
  }
  const next = nextSpan(spanOn, now);
  if (!next) return { isOpen: false, label: 'Closed', detail: '', nextChange: midnightAfter(now.date) };
  return {
    isOpen: false,
    label: 'Closed',
    detail: `opens ${dayName(now.date, next.date)}${formatTime(timeOf(next.start))}`,
    // 'tomorrow' and the weekday's name stop being right at midnight.
    nextChange: next.date === now.date ? { date: next.date, minutes: next.start } : midnightAfter(now.date),
  };
}

/** Shut for longer: until the day it reopens, or without an end in sight. */
export function isTemporarilyClosed(place: Pick<Place, 'temporarilyClosed'>, date: string): boolean {
  const closure = place.temporarilyClosed;
  return closure !== null && (closure.reopens === undefined || date < closure.reopens);
}

function shutStatus(place: Place): OpenStatus {
  const reopens = place.temporarilyClosed?.reopens;
  return {
    isOpen: false,
    label: 'Closed',
    detail: reopens ? `reopens ${formatDayMonth(reopens)}` : 'temporarily closed',
    nextChange: reopens ? { date: reopens, minutes: 0 } : null,
  };
}

/** Open or closed at this moment, in words (specification, section 4). */
export function openStatus(place: Place, now: LondonTime): OpenStatus {
  return isTemporarilyClosed(place, now.date) ? shutStatus(place) : statusOf(openSpan(place.openingHours), now);
}

/** The same for collecting an order; null where the restaurant offers none. */
export function clickCollectStatus(place: CollectPlace, now: LondonTime): OpenStatus | null {
  if (!place.clickCollect.enabled) return null;
  if (isTemporarilyClosed(place, now.date)) return shutStatus(place);
  return statusOf(collectSpan(place.openingHours), now);
}
