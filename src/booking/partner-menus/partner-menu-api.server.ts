import { createRoute } from '@hono/zod-openapi';
import { createArea, invalid } from '../../platform/api.ts';
import type { Doorkeeper } from '../doorkeeper.ts';
import { refuse } from '../refuse.server.ts';
import { answer, json, tags } from '../routes.server.ts';
import { type PartnerMenu, partnerMenuAnswer, partnerMenuBody } from './contract.ts';
import { partnerOffers } from './partner-offers.ts';

const NOT_YOURS = 'Please ask with the session id of your own call.';

const partnerMenuRoute = createRoute({
  method: 'post',
  path: '/partner-menu',
  tags,
  summary: 'What partners give with a menu',
  request: { body: { required: true, ...json(partnerMenuBody) } },
  responses: answer('The offers; none is code 7, no such menu of a partner code 8', partnerMenuAnswer),
});

/** Offers of the brand's partners. */
export function partnerMenuApi(door: Doorkeeper, partnerMenus: () => readonly PartnerMenu[]) {
  return createArea().openapi(partnerMenuRoute, (c) => {
    const { sessionId, restaurantId, ...asked } = c.req.valid('json');
    if (sessionId.toLowerCase() !== c.get('sessionId')?.toLowerCase()) return invalid(c, { sessionId: NOT_YOURS });
    const admitted = door.admitHouse(restaurantId, [asked.date]);
    if (!admitted.ok) return refuse(c, admitted);
    const found = partnerOffers(partnerMenus(), admitted.house, asked);
    return found.ok ? c.json({ offers: found.offers }, 200) : refuse(c, found);
  });
}
