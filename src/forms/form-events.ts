import { pushToDataLayer } from '../platform/data-layer.ts';
import type { FormAnswer } from './form-answer.ts';

type Event = { event: string } & Record<string, unknown>;

/** Events for analytics: that a form was accepted or refused, with the status. Never what was typed. */
export type FormEvents = { taken: Event; refused: Event };

/** Reports the outcome of a form; nothing before it is sent. */
export function reportForm({ taken, refused }: FormEvents, { sent, status }: FormAnswer): void {
  if (sent !== null) pushToDataLayer(taken);
  else if (status !== null) pushToDataLayer({ ...refused, status });
}

/** Whether the page is shown for the first time: a reload, or a way back, shows an answer that was reported already. */
export const isShownFirst = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .every((entry) => (entry as PerformanceNavigationTiming).type === 'navigate');
