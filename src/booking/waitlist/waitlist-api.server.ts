import { createArea } from '../../platform/api.ts';
import type { SenderCheck } from '../../platform/captcha/sender-check.server.ts';
import type { DeskDeps } from '../desk/desk-deps.ts';
import type { Doorkeeper } from '../doorkeeper.ts';
import { refuse } from '../refuse.server.ts';
import { claimTable } from './claim-table.server.ts';
import { placeShown } from './place-shown.server.ts';
import { claimRoute, joinWaitlistRoute, leaveRoute, waitlistPlaceRoute } from './routes.server.ts';
import { findPlace, joinWaitlist, leaveWaitlist } from './waitlist-desk.server.ts';

const UNKNOWN = {
  code: 404,
  title: 'No such place',
  message: 'We could not find your place in the line. Please use the whole link from our message.',
};
const FREE = { code: 409, title: 'Free', message: 'Good news: that time is free. Please book it now.' };
const NOTHING_OFFERED = {
  code: 409,
  title: 'Nothing offered',
  message: 'No table is being kept for you just now.',
};

/** The line for full times: join, see, take the table offered, leave. */
export function waitlistApi(door: Doorkeeper, desk: DeskDeps, senderCheck: SenderCheck) {
  return createArea()
    .openapi(joinWaitlistRoute, async (c) => {
      const { storeId } = c.req.valid('param');
      const request = c.req.valid('json');
      const party = { occasionId: request.occasionId, adults: request.adultCovers, children: request.childCovers };
      const admitted = door.admitParty(storeId, party, [request.date]);
      if (!admitted.ok) return refuse(c, admitted);
      const refused = request.captchaToken && (await senderCheck(c, request.captchaToken, { unasked: 'all' }));
      if (refused) return refused;
      const { house, occasion } = admitted;
      const outcome = await joinWaitlist(desk, { storeId, house, occasion, request });
      if (outcome.ok) return c.json(outcome.answer, 200);
      return outcome.reason === 'free' ? c.json(FREE, 409) : refuse(c, { code: 4 });
    })
    .openapi(waitlistPlaceRoute, async (c) => {
      const entry = await findPlace(desk.db, c.req.valid('param').waitlistToken);
      const place = entry && (await placeShown(desk, entry));
      return place ? c.json({ place }, 200) : c.json(UNKNOWN, 404);
    })
    .openapi(claimRoute, async (c) => {
      const entry = await findPlace(desk.db, c.req.valid('param').waitlistToken);
      if (!entry) return c.json(UNKNOWN, 404);
      const { braintreeCustomerId } = c.req.valid('json');
      const outcome = await claimTable(desk, door, { entry, braintreeCustomerId, sessionId: c.get('sessionId') ?? '' });
      if (outcome.ok) return c.json(outcome.answer, 200);
      return outcome.reason === 'refused' ? refuse(c, outcome.refusal) : c.json(NOTHING_OFFERED, 409);
    })
    .openapi(leaveRoute, async (c) => {
      const { waitlistToken } = c.req.valid('param');
      if (!(await findPlace(desk.db, waitlistToken))) return c.json(UNKNOWN, 404);
      await leaveWaitlist(desk, waitlistToken);
      return c.json({ left: true as const }, 200);
    });
}
