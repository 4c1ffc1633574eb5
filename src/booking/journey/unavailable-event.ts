import { pushToDataLayer } from '../../platform/data-layer.ts';
import type { PartyWish } from './booking-calls.ts';

/** A failed slot search, for analytics (specification, section 4): no personal data in it. */
export function reportUnavailable({ storeId, date, adults, children, occasionId }: PartyWish): void {
  pushToDataLayer({ event: 'booking_unavailable', storeId, date, covers: adults + children, occasionId });
}
