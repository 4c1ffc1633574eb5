import { createRoute } from '@hono/zod-openapi';
import { createArea, errorResponse, json, ownError, tooManyRequests } from '../../../platform/api/api.ts';
import type { SenderCheck } from '../../../platform/captcha/sender-check.server.ts';
import * as errorCodes from '../../../values/error-codes.ts';
import { CONFLICT } from '../../../values/http-status.ts';
import { storeParams } from '../../contracts/booking.ts';
import * as contract from '../../contracts/card-later.ts';
import { type EngineDeps, nowOf } from '../../engine/day/engine-deps.ts';
import { existingHold, keepForCard } from '../../engine/keep-for-card.server.ts';
import { ENTRIES_A_DAY } from '../../engine/new-entry.server.ts';
import type { EligibilityChecker } from '../../rules/eligibility-checker.ts';
import { isOverLimit, refuseOverLimit } from '../limits/refuse-over-limit.server.ts';
import { visitorOf } from '../limits/visitor-of.server.ts';
import { refuse } from '../parts/refuse.server.ts';
import { answer, checkedSender, tags } from '../parts/route-parts.server.ts';
import { termsAndExtras } from '../parts/terms-and-extras.server.ts';

const routes = {
  cardLater: createRoute({
    method: 'post',
    path: '/card-later/{storeId}',
    tags,
    summary: 'Holds a table while the diner adds a card through an e-mailed link',
    request: { params: storeParams, body: { required: true, ...json(contract.cardLaterBody) } },
    responses: {
      [CONFLICT]: errorResponse('The table needs no card'),
      ...checkedSender,
      ...answer(
        'A reference and how long the table is held; without them it has just been taken',
        contract.cardLaterAnswer,
      ),
    },
  }),
};
export type CardLaterRoutes = typeof routes;

const NO_CARD_NEEDED = { title: 'No card needed', message: 'This table doesn’t need a card. Just book it.' };
const MANY_TABLES = 'That’s a lot of tables for one day. Try again tomorrow, or ring the restaurant.';

/** For diners who can't add a card where they book, such as in a browser without scripts. */
export function cardLaterApi(eligibility: EligibilityChecker, engine: EngineDeps, senderCheck: SenderCheck) {
  return createArea().openapi(routes.cardLater, async (c) => {
    const { storeId } = c.req.valid('param');
    const request = c.req.valid('json');
    const eligible = eligibility.checkParty(storeId, request, [request.date]);
    if (!eligible.ok) return refuse(c, eligible);
    const additions = termsAndExtras(eligible, request, nowOf(engine));
    if (!additions.ok) return refuse(c, additions);
    if (!additions.terms) return ownError(c, CONFLICT, NO_CARD_NEEDED);
    const { restaurantWithMenus, occasion } = eligible;
    const { upsells } = additions;
    const command = { storeId, restaurantWithMenus, occasion, request, upsells, visitor: visitorOf(c) };
    const previous = await existingHold(engine, command);
    if (previous) return c.json(previous, 200);
    const refusal = await senderCheck(c, request.captchaToken);
    if (refusal) return refusal;
    const outcome = await keepForCard(engine, command);
    if (outcome.ok) return c.json(outcome.answer, 200);
    if (isOverLimit(outcome)) return refuseOverLimit(c, outcome);
    if (outcome.reason === 'too-many-entries')
      return tooManyRequests(c, ENTRIES_A_DAY, ENTRIES_A_DAY.seconds, MANY_TABLES);
    return refuse(c, { code: errorCodes.noFreeSlot });
  });
}
