import { DAY_MS, HOUR_MS } from '../../values/time/duration.ts';
import type { Quota } from '../http/limits/limit-headers.ts';

/** Limits on messages to one e-mail address for one purpose, whoever requests them; our own figures. */
const AN_HOUR = { messages: 5, withinMs: HOUR_MS };
const A_DAY = { messages: 10, withinMs: DAY_MS };
const MOST = [AN_HOUR, A_DAY];

/** Seconds until another message may be sent, given when earlier ones were, oldest first; 0 if now. */
export function messageWait(sentAt: readonly number[], now: number): number {
  const waits = MOST.map(({ messages, withinMs }) => {
    const oldest = sentAt.at(-messages);
    return oldest === undefined ? 0 : oldest + withinMs - now;
  });
  return Math.max(0, Math.ceil(Math.max(...waits) / 1000));
}

/** The quota that was used up, given the seconds to wait. */
export function messageQuota(seconds: number): Quota {
  const { messages, withinMs } = seconds * 1000 > AN_HOUR.withinMs ? A_DAY : AN_HOUR;
  return { name: 'messages', points: messages, seconds: withinMs / 1000 };
}
