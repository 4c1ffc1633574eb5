import { addScript } from './add-script.ts';
import type { Visit } from './visits.ts';

declare global {
  interface Window {
    /** Events for the marketing-tracking script, oldest first; it reads existing ones when it loads. */
    trackingEvents?: ({ event: 'start' } | Visit)[];
  }
}

/** Whether the marketing-tracking script runs in this page. It can't be removed without leaving the page. */
export const isTrackingRunning = () => window.trackingEvents !== undefined;

export function startTracking(url: string): void {
  if (isTrackingRunning()) return;
  window.trackingEvents = [{ event: 'start' }];
  addScript(url);
}

export function reportToTracking(visit: Visit): void {
  window.trackingEvents?.push(visit);
}
