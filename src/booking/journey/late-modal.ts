import { LateCode } from './late.tsx';

/** The modal's code, on its own: asked for on intent, so that it is there by the click. */
export const modalCode = new LateCode(async () => (await import('./booking-modal.tsx')).BookingModal);
