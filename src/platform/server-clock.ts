import { useSyncExternalStore } from 'react';
import { MINUTE_MS } from '../values/time/duration.ts';
import { londonNow } from '../values/time/london-time.ts';

/** How far the server's clock is ahead of this device's, in ms: devices may be hours or days wrong. */
let ahead = 0;
const listeners = new Set<() => void>();

/** Sets the time by the server's, in epoch ms. Under a minute is the answer's own way, not a wrong clock. */
export function setServerTime(serverMs: number): void {
  const heard = serverMs - Date.now();
  if (Number.isNaN(heard) || Math.abs(heard - ahead) < MINUTE_MS) return;
  ahead = Math.abs(heard) < MINUTE_MS ? 0 : heard;
  for (const tell of listeners) tell();
}

/** Fetches, and sets the time by the answer. */
export async function fetchInTime(path: string, init: RequestInit): Promise<Response> {
  const answer = await fetch(path, init);
  setServerTime(Date.parse(answer.headers.get('date') ?? ''));
  return answer;
}

/** The time by the server's clock as far as it is known, in epoch ms. */
export const serverNow = (): number => Date.now() + ahead;

const today = () => londonNow(serverNow()).date;

/** Calls back when the clock is set; returns what ends it. */
export function onServerTime(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** Today in London, 'YYYY-MM-DD', whatever the device's clock says. */
export const useToday = (): string => useSyncExternalStore(onServerTime, today, today);
