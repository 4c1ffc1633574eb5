import { createArea } from '../../platform/api.ts';
import type { DeskDeps } from '../desk/desk-deps.ts';
import type { Doorkeeper } from '../doorkeeper.ts';
import { refuse } from '../refuse.server.ts';
import { placeHold, releaseHold, renewHold } from './hold-desk.server.ts';
import { placeHoldRoute, releaseHoldRoute, renewHoldRoute } from './routes.server.ts';

const GONE = {
  code: 410,
  title: 'No longer held',
  message: 'We could not keep that table any longer. Please choose a time again.',
};
const RENEWED = {
  code: 409,
  title: 'Renewed before',
  message: 'We can keep a table twice, not three times. Please finish before the time runs out.',
};

/** A table kept while its diner fills in the form. */
export function holdsApi(door: Doorkeeper, desk: DeskDeps) {
  return createArea()
    .openapi(placeHoldRoute, async (c) => {
      const { storeId } = c.req.valid('param');
      const wish = c.req.valid('json');
      const party = { occasionId: wish.occasionId, adults: wish.adultCovers, children: wish.childCovers };
      const admitted = door.admitParty(storeId, party, [wish.date]);
      if (!admitted.ok) return refuse(c, admitted);
      const outcome = await placeHold(desk, { storeId, house: admitted.house, occasion: admitted.occasion, wish });
      return outcome.ok ? c.json(outcome.answer, 200) : refuse(c, { code: 4 });
    })
    .openapi(renewHoldRoute, async (c) => {
      const { holdToken } = c.req.valid('param');
      const outcome = await renewHold(desk, holdToken);
      if (outcome.ok) return c.json({ holdToken, expiresAt: outcome.expiresAt.toISOString() }, 200);
      return outcome.reason === 'gone' ? c.json(GONE, 410) : c.json(RENEWED, 409);
    })
    .openapi(releaseHoldRoute, async (c) => {
      await releaseHold(desk, c.req.valid('param').holdToken);
      return c.body(null, 204);
    });
}
