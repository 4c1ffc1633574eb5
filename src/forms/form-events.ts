import { pushToDataLayer } from '../platform/data-layer.ts';
import type { FormAnswer } from './form-answer.ts';

type Event = { event: string } & Record<string, unknown>;

/** What analytics hear of a form: that it was taken, or that it was not, with the status. Nothing of what it says. */
export type FormEvents = { taken: Event; refused: Event };

/** Reports how a form stands; nothing as long as nothing was sent. */
export function reportForm({ taken, refused }: FormEvents, { sent, status }: FormAnswer): void {
  if (sent !== null) pushToDataLayer(taken);
  else if (status !== null) pushToDataLayer({ ...refused, status });
}

/** Whether the page is shown for the first time: a reload, or a way back, shows an answer that was reported already. */
export const isShownFirst = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .every((entry) => (entry as PerformanceNavigationTiming).type === 'navigate');
