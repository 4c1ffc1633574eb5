import { DAY_MS, HOUR_MS } from '../../values/time/duration.ts';
import type { Quota } from '../http/limits/limit-headers.ts';

/** Messages to one e-mail address for one purpose, whoever asks for them; our own figures. */
const AN_HOUR = { messages: 5, withinMs: HOUR_MS };
const A_DAY = { messages: 10, withinMs: DAY_MS };
const MOST = [AN_HOUR, A_DAY];

/** Seconds until another may be sent to an address that was sent some at these moments, oldest first; 0 when it may. */
export function messageWait(sentAt: readonly number[], now: number): number {
  const waits = MOST.map(({ messages, withinMs }) => {
    const oldest = sentAt.at(-messages);
    return oldest === undefined ? 0 : oldest + withinMs - now;
  });
  return Math.max(0, Math.ceil(Math.max(...waits) / 1000));
}

/** What has been used up by an address that has to wait so many seconds. */
export function messageQuota(seconds: number): Quota {
  const { messages, withinMs } = seconds * 1000 > AN_HOUR.withinMs ? A_DAY : AN_HOUR;
  return { name: 'messages', points: messages, seconds: withinMs / 1000 };
}
