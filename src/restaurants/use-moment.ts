import { useSyncExternalStore } from 'react';
import { type Moment, momentAt } from './moments.ts';

const MINUTE_MS = 60_000;
const listeners = new Set<() => void>();
let minute = 0;
let timer: ReturnType<typeof setInterval> | undefined;

function tick(): void {
  minute = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
  for (const tell of listeners) tell();
}

/** One timer for every sign on the page; a tab that comes back is put right at once. */
function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  if (!timer) {
    timer = setInterval(tick, MINUTE_MS);
    document.addEventListener('visibilitychange', tick);
    queueMicrotask(tick);
  }
  return () => {
    listeners.delete(tell);
    if (listeners.size > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
    timer = undefined;
  };
}

/** The minute it is, in epoch ms; 0 until scripts run, so that the first picture is the server's. */
export function useMinute(): number {
  return useSyncExternalStore(
    subscribe,
    () => minute,
    () => 0,
  );
}

/** What holds now, kept up by the minute; before scripts run, what the server said (at `from`, epoch ms). */
export function useMoment<T extends Moment>(moments: readonly T[], from: number): T {
  return momentAt(moments, from, useMinute());
}
