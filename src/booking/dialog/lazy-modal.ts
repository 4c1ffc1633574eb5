import { LazyComponent } from '../../ui/lazy-component.tsx';

/** The modal in its own chunk, fetched on the first sign of intent so that it is there by the click. */
export const lazyModal = new LazyComponent(async () => (await import('./booking-modal.tsx')).BookingModal);
