import { LazyComponent } from '../../../ui/lazy-component.tsx';

/** Events in their own chunk: few parties are events. */
export const lazyEventStep = new LazyComponent(async () => (await import('./event-step.tsx')).EventStep);
