import { addScript } from './add-script.ts';
import type { Visit } from './visits.ts';

declare global {
  interface Window {
    /** What is reported to the marketing-tracking script, oldest first; it reads what is there when it loads. */
    trackingEvents?: ({ event: 'start' } | Visit)[];
  }
}

/** Whether the marketing-tracking script runs in this page. It cannot be removed without leaving the page. */
export const isTrackingRunning = () => window.trackingEvents !== undefined;

/** Starts the marketing-tracking script, once. */
export function startTracking(url: string): void {
  if (isTrackingRunning()) return;
  window.trackingEvents = [{ event: 'start' }];
  addScript(url);
}

/** Reports a visit to the script, once it has been started. */
export function reportToTracking(visit: Visit): void {
  window.trackingEvents?.push(visit);
}
