import { pushToDataLayer } from '../../../platform/data-layer.ts';
import { coversOf } from '../../contracts/covers.ts';
import type { PartyRequest } from '../booking-calls.ts';

/** Reports a failed slot search to analytics (product 5.8), without personal data. */
export function reportUnavailable({ storeId, date, adults, children, occasionId }: PartyRequest): void {
  const covers = coversOf({ adultCovers: adults, childCovers: children });
  pushToDataLayer({ event: 'booking_unavailable', storeId, date, covers, occasionId });
}
