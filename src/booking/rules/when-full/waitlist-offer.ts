import { HOUR_MS, MINUTE_MS } from '../../../values/time/duration.ts';
import { londonInstant, londonNow } from '../../../values/time/london-time.ts';
import { addDays } from '../../../values/time/wall-time.ts';
import { WAITLIST_NEAR_HOURS, WAITLIST_NEAR_MINUTES, WAITLIST_OFFER_MINUTES } from '../../contracts/constants.ts';

/** London hours without messages about a table, unless it is near. */
const QUIET_FROM = 22 * 60;
const QUIET_UNTIL = 8 * 60;

/** How long an offered table is held, for diners before there is an offer. */
export const OFFER_LENGTH = `an hour, or ${WAITLIST_NEAR_MINUTES} minutes if it’s within ${WAITLIST_NEAR_HOURS} hours`;

/** The end of the quiet hours around this instant; by day, the instant itself. */
function nextWaking(instantMs: number): number {
  const { date, minutes } = londonNow(instantMs);
  if (QUIET_UNTIL <= minutes && minutes < QUIET_FROM) return instantMs;
  return londonInstant({ date: minutes < QUIET_FROM ? date : addDays(date, 1), minutes: QUIET_UNTIL });
}

type OfferedTable = {
  startsAt: number;
  leadMinutes: number;
  nowMs: number;
  /** The diner has just requested it and is awake. */
  isImmediate?: true;
};
/** When the offer is sent and how long the table is held; epoch milliseconds. */
export type OfferTimes = { sendAt: number; until: number };

/** At once by day or when the table is near; else in the morning, or earlier if that would be too late. */
function sendingTime({ startsAt, nowMs }: OfferedTable, bookableUntil: number): number {
  const nearFrom = startsAt - WAITLIST_NEAR_HOURS * HOUR_MS;
  const waking = nextWaking(nowMs);
  if (waking === nowMs || nearFrom <= nowMs) return nowMs;
  return bookableUntil - waking >= WAITLIST_NEAR_MINUTES * MINUTE_MS ? waking : nearFrom;
}

/**
 * A table that comes free at night is held from then on, though its offer is sent later. The offer ends when the table
 * can no longer be booked.
 */
export function offerTimes(table: OfferedTable): OfferTimes {
  const { startsAt, leadMinutes } = table;
  const bookableUntil = startsAt - leadMinutes * MINUTE_MS;
  const sendAt = table.isImmediate ? table.nowMs : sendingTime(table, bookableUntil);
  const isNear = startsAt - sendAt <= WAITLIST_NEAR_HOURS * HOUR_MS;
  const length = (isNear ? WAITLIST_NEAR_MINUTES : WAITLIST_OFFER_MINUTES) * MINUTE_MS;
  return { sendAt, until: Math.max(sendAt + MINUTE_MS, Math.min(sendAt + length, bookableUntil)) };
}
