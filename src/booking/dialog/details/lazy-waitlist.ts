import { LazyComponent } from '../../../ui/lazy-component.tsx';

/** The waitlist form in its own chunk: few diners need it. */
export const lazyWaitlist = new LazyComponent(async () => (await import('./waitlist-step.tsx')).WaitlistStep);
