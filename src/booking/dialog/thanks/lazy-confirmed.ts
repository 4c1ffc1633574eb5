import { LazyComponent } from '../../../ui/lazy-component.tsx';
import type { ConfirmedProps } from './confirmed.tsx';

/**
 * The thanks in a chunk of their own: an address is mended there, whose check needs the schema library. Step three brings
 * them along, so that they are there before anything is sent.
 */
export const lazyConfirmed = new LazyComponent<ConfirmedProps>(async () => (await import('./confirmed.tsx')).Confirmed);
