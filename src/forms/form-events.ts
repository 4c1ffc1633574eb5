import { pushToDataLayer } from '../platform/data-layer.ts';
import type { FormAnswer } from './form-answer.ts';

type Event = { event: string } & Record<string, unknown>;

/** Analytics events for an accepted or refused form, with the status. Never its values. */
export type FormEvents = { taken: Event; refused: Event };

/** Reports a form's outcome, once it has been sent. */
export function reportForm({ taken, refused }: FormEvents, { sent, status }: FormAnswer): void {
  if (sent !== null) pushToDataLayer(taken);
  else if (status !== null) pushToDataLayer({ ...refused, status });
}

/** Whether the page is shown for the first time: after a reload or Back, the outcome has already been reported. */
export const isShownFirst = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .every((entry) => (entry as PerformanceNavigationTiming).type === 'navigate');
