import { lazy } from 'react';

const load = () => import('./booking-modal.tsx');

/** The modal's code, on its own: asked for on intent, so that it is there by the click. */
export const LazyBookingModal = lazy(async () => ({ default: (await load()).BookingModal }));

/** A failure here is met again, and then shown, when the modal opens. */
export function fetchBookingModal(): void {
  void load().catch(() => undefined);
}
