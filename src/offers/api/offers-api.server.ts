import { createArea } from '../../platform/api/api.ts';
import type { Endpoints } from '../../platform/api/endpoints.ts';
import { countOnlySent } from '../../platform/captcha/sender-check.server.ts';
import { recentStock } from '../engine/offer-stock.server.ts';
import { type ClaimApiDeps, type ClaimRoutes, claimApi } from './claim.server.ts';
import { type ShownOfferRoutes, shownOffersApi } from './shown-offers.server.ts';

export const OFFER_PATH = '/offer';
export type OfferEndpoints = Endpoints<typeof OFFER_PATH, ShownOfferRoutes | ClaimRoutes>;

export function offersApi(deps: Omit<ClaimApiDeps, 'onClaim'>) {
  const recent = recentStock(deps.db);
  const area = createArea();
  area.use(countOnlySent);
  return area.route('/', shownOffersApi({ ...deps, recent })).route('/', claimApi({ ...deps, onClaim: recent.forget }));
}
