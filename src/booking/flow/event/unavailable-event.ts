import { pushToDataLayer } from '../../../platform/data-layer.ts';
import type { PartyRequest } from '../booking-calls.ts';

/** Reports a failed slot search to analytics (specification, section 4), without personal data. */
export function reportUnavailable({ storeId, date, adults, children, occasionId }: PartyRequest): void {
  pushToDataLayer({ event: 'booking_unavailable', storeId, date, covers: adults + children, occasionId });
}
