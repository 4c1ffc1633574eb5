import { LazyComponent } from '../../ui/lazy-component.tsx';

/** A chunk of its own, prefetched on the first sign of intent so that it's there by the click. */
export const lazyModal = new LazyComponent(async () => (await import('./booking-modal.tsx')).BookingModal);
