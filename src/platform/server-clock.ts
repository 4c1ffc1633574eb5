import { useSyncExternalStore } from 'react';
import { MINUTE_MS } from '../values/time/duration.ts';
import { londonNow } from '../values/time/london-time.ts';

/** How far the server's clock is ahead of this device's, in ms: devices may be hours or days off. */
let ahead = 0;
const listeners = new Set<() => void>();

/** Sets the server's time, epoch ms. A difference under a minute is network delay, not a wrong clock. */
export function setServerTime(serverMs: number): void {
  const offset = serverMs - Date.now();
  if (Number.isNaN(offset) || Math.abs(offset - ahead) < MINUTE_MS) return;
  ahead = Math.abs(offset) < MINUTE_MS ? 0 : offset;
  for (const tell of listeners) tell();
}

export async function fetchInTime(path: string, init: RequestInit): Promise<Response> {
  const answer = await fetch(path, init);
  setServerTime(Date.parse(answer.headers.get('date') ?? ''));
  return answer;
}

/** The server's time as far as known, epoch ms. */
export const serverNow = (): number => Date.now() + ahead;

const today = () => londonNow(serverNow()).date;

/** Subscribes to corrections of the clock; returns the unsubscribe function. */
export function onServerTime(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** Today in London, 'YYYY-MM-DD', whatever the device's clock says. */
export const useToday = (): string => useSyncExternalStore(onServerTime, today, today);
