import { createRoute } from '@hono/zod-openapi';
import { createArea, invalid, json } from '../../platform/api/api.ts';
import { type PartnerMenu, partnerMenuAnswer, partnerMenuBody } from '../contracts/partner-menus.ts';
import type { EligibilityChecker } from '../rules/eligibility-checker.ts';
import { partnerOffers } from '../rules/partner-menus/partner-offers.ts';
import { refuse } from './parts/refuse.server.ts';
import { answer, tags } from './parts/route-parts.server.ts';

const routes = {
  offers: createRoute({
    method: 'post',
    path: '/partner-menu',
    tags,
    summary: 'What partners offer with a menu',
    request: { body: { required: true, ...json(partnerMenuBody) } },
    responses: answer('The offers; code 7 if there are none, code 8 for an unknown partner menu', partnerMenuAnswer),
  }),
};
export type PartnerMenuRoutes = typeof routes;

const NOT_YOURS = 'Use the session id of your own call.';

export function partnerMenuApi(eligibility: EligibilityChecker, partnerMenus: () => readonly PartnerMenu[]) {
  return createArea().openapi(routes.offers, (c) => {
    const { sessionId, restaurantId, ...search } = c.req.valid('json');
    if (sessionId.toLowerCase() !== c.get('sessionId')?.toLowerCase()) return invalid(c, { sessionId: NOT_YOURS });
    const eligible = eligibility.checkRestaurant(restaurantId, [search.date]);
    if (!eligible.ok) return refuse(c, eligible);
    const outcome = partnerOffers(partnerMenus(), eligible.restaurantWithMenus, search);
    return outcome.ok ? c.json({ offers: outcome.offers }, 200) : refuse(c, outcome);
  });
}
