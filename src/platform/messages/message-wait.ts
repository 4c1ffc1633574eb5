import { DAY_MS, HOUR_MS } from '../../values/time/duration.ts';

/** Messages to one e-mail address for one purpose, whoever asks for them; our own figures. */
const MOST = [
  { messages: 5, withinMs: HOUR_MS },
  { messages: 10, withinMs: DAY_MS },
] as const;

/** Seconds until another may be sent to an address that was sent some at these moments, oldest first; 0 when it may. */
export function messageWait(sentAt: readonly number[], now: number): number {
  const waits = MOST.map(({ messages, withinMs }) => {
    const oldest = sentAt.at(-messages);
    return oldest === undefined ? 0 : oldest + withinMs - now;
  });
  return Math.max(0, Math.ceil(Math.max(...waits) / 1000));
}
