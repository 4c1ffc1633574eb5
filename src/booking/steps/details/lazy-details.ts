import { LazyComponent } from '../../../ui/lazy-component.tsx';
import type { DetailsProps } from './details.tsx';

/** A chunk of its own, since its checks need the schema library. Prefetched while a time is being chosen. */
export const lazyDetails = new LazyComponent<DetailsProps>(async () => (await import('./details.tsx')).Details);
