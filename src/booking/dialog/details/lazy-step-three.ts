import { LazyComponent } from '../../../ui/lazy-component.tsx';

/** Step three in its own chunk: its checks need the schema library. Fetched while a time is being chosen. */
export const lazyStepThree = new LazyComponent(async () => (await import('./step-three.tsx')).StepThree);
