import { useSyncExternalStore } from 'react';
import { onServerTime, serverNow } from '../platform/server-clock.ts';
import { MINUTE_MS } from '../values/time/duration.ts';
import { type Moment, momentAt } from '../values/time/moments.ts';

const listeners = new Set<() => void>();
let minute = 0;
let timer: ReturnType<typeof setInterval> | undefined;
let stopHearing: (() => void) | undefined;

function tick(): void {
  minute = Math.floor(serverNow() / MINUTE_MS) * MINUTE_MS;
  for (const tell of listeners) tell();
}

/** One timer for all subscribers; updates at once when a hidden tab becomes visible. */
function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  if (!timer) {
    timer = setInterval(tick, MINUTE_MS);
    document.addEventListener('visibilitychange', tick);
    stopHearing = onServerTime(tick);
    queueMicrotask(tick);
  }
  return () => {
    listeners.delete(tell);
    if (listeners.size > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
    stopHearing?.();
    timer = undefined;
  };
}

/** The current minute in epoch ms; 0 until scripts run, so that hydration matches the server's markup. */
export function useMinute(): number {
  return useSyncExternalStore(
    subscribe,
    () => minute,
    () => 0,
  );
}

/**
 * The current moment, updated every minute; until scripts run, the one at `from` (epoch ms), as rendered by the
 * server.
 */
export function useMoment<T extends Moment>(moments: readonly T[], from: number): T {
  return momentAt(moments, from, useMinute());
}
