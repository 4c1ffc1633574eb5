import { HOUR_MS, MINUTE_MS } from '../../../values/time/duration.ts';
import { londonInstant, londonNow } from '../../../values/time/london-time.ts';
import { addDays } from '../../../values/time/wall-time.ts';
import { WAITLIST_NEAR_HOURS, WAITLIST_NEAR_MINUTES, WAITLIST_OFFER_MINUTES } from '../../contracts/constants.ts';

/** London hours between which nobody is written to about a table, unless it is near. */
const QUIET_FROM = 22 * 60;
const QUIET_UNTIL = 8 * 60;

/** For how long an offered table is kept, as a diner reads it before there is an offer. */
export const OFFER_LENGTH = `an hour, or ${WAITLIST_NEAR_MINUTES} minutes if it’s within ${WAITLIST_NEAR_HOURS} hours`;

/** The end of the quiet hours this instant lies in; the instant itself by day. */
function nextWaking(instantMs: number): number {
  const { date, minutes } = londonNow(instantMs);
  if (QUIET_UNTIL <= minutes && minutes < QUIET_FROM) return instantMs;
  return londonInstant({ date: minutes < QUIET_FROM ? date : addDays(date, 1), minutes: QUIET_UNTIL });
}

type OfferedTable = {
  startsAt: number;
  leadMinutes: number;
  nowMs: number;
  /** Asked for now, by somebody who is awake. */
  asked?: true;
};
/** When the offer is sent, and until when the table is kept for it; epoch milliseconds. */
export type OfferTimes = { sendAt: number; until: number };

/** At once by day or when the table is near; else in the morning, or once it is near if that would be too late. */
function sendingTime({ startsAt, nowMs }: OfferedTable, bookableUntil: number): number {
  const nearFrom = startsAt - WAITLIST_NEAR_HOURS * HOUR_MS;
  const waking = nextWaking(nowMs);
  if (waking === nowMs || nearFrom <= nowMs) return nowMs;
  return bookableUntil - waking >= WAITLIST_NEAR_MINUTES * MINUTE_MS ? waking : nearFrom;
}

/**
 * A table that comes free at night is kept for the waitlist from then on, though its offer is sent later. An offer ends
 * when the table can no longer be booked. One that was just asked for is sent at once.
 */
export function offerTimes(table: OfferedTable): OfferTimes {
  const { startsAt, leadMinutes } = table;
  const bookableUntil = startsAt - leadMinutes * MINUTE_MS;
  const sendAt = table.asked ? table.nowMs : sendingTime(table, bookableUntil);
  const isNear = startsAt - sendAt <= WAITLIST_NEAR_HOURS * HOUR_MS;
  const length = (isNear ? WAITLIST_NEAR_MINUTES : WAITLIST_OFFER_MINUTES) * MINUTE_MS;
  return { sendAt, until: Math.max(sendAt + MINUTE_MS, Math.min(sendAt + length, bookableUntil)) };
}
