import { createRoute } from '@hono/zod-openapi';
import { createArea, errorResponse, json, keyReused } from '../../platform/api/api.ts';
import type { SenderCheck } from '../../platform/captcha/sender-check.server.ts';
import * as errorCodes from '../../values/error-codes.ts';
import { CONFLICT } from '../../values/http-status.ts';
import { sendEnquiryAnswer, sendEnquiryBody } from '../contracts/message.ts';
import type { EngineDeps } from '../engine/day/engine-deps.ts';
import { previousMessage, saveMessage } from '../engine/save-message.server.ts';
import type { EligibilityChecker } from '../rules/eligibility-checker.ts';
import { refuseOverLimit } from './limits/refuse-over-limit.server.ts';
import { refuse } from './parts/refuse.server.ts';
import { answer, checkedSender, tags } from './parts/route-parts.server.ts';

const routes = {
  send: createRoute({
    method: 'post',
    path: '/send-enquiry',
    tags,
    summary: 'Sends a message about booking by e-mail',
    request: { body: { required: true, ...json(sendEnquiryBody) } },
    responses: {
      ...checkedSender,
      [CONFLICT]: errorResponse('The idempotency key was used for another message'),
      ...answer('Saved, and on its way', sendEnquiryAnswer),
    },
  }),
};
export type MessageRoutes = typeof routes;

const KEY_REUSED = 'You’ve already sent a different version of this message. Start again.';

/** Messages to the brand or a restaurant, even one that takes no online bookings. */
export function messageApi(eligibility: EligibilityChecker, engine: EngineDeps, senderCheck: SenderCheck) {
  return createArea().openapi(routes.send, async (c) => {
    const request = c.req.valid('json');
    if (request.storeId !== null && !eligibility.restaurants().has(request.storeId))
      return refuse(c, { code: errorCodes.restaurantNotFound });
    const earlier = await previousMessage(engine.db, request);
    const refusal = earlier ? null : await senderCheck(c, request.captchaToken);
    if (refusal) return refusal;
    const outcome = earlier ?? (await saveMessage(engine, request));
    if (typeof outcome === 'object') return refuseOverLimit(c, outcome);
    return outcome === 'sent' ? c.json({ success: true as const }, 200) : keyReused(c, KEY_REUSED);
  });
}
