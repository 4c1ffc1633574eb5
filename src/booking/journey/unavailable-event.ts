import type { PartyWish } from './booking-calls.ts';

declare global {
  interface Window {
    /** The tag manager's queue; it reads what stands there when it loads, if it ever does. */
    dataLayer?: Record<string, unknown>[];
  }
}

/** A failed slot search, for analytics (specification, section 4): no personal data in it. */
export function reportUnavailable({ storeId, date, adults, children, occasionId }: PartyWish): void {
  window.dataLayer ??= [];
  window.dataLayer.push({ event: 'booking_unavailable', storeId, date, covers: adults + children, occasionId });
}
