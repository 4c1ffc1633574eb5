import { createRoute } from '@hono/zod-openapi';
import { createArea, errorResponse } from '../../platform/api.ts';
import type { SenderCheck } from '../../platform/captcha/sender-check.server.ts';
import type { DeskDeps } from '../desk/desk-deps.ts';
import type { Doorkeeper } from '../doorkeeper.ts';
import { refuse } from '../refuse.server.ts';
import { answer, checkedSender, json, tags } from '../routes.server.ts';
import { sendEnquiryAnswer, sendEnquiryBody } from './message-contract.ts';
import { earlierMessage, sendMessage } from './message-desk.server.ts';

const KEY_REUSED = {
  code: 409,
  title: 'Key already used',
  message: 'This message was sent before with other words. Please start again.',
};

const sendEnquiryRoute = createRoute({
  method: 'post',
  path: '/send-enquiry',
  tags,
  summary: 'Sends a message about booking by e-mail',
  request: { body: { required: true, ...json(sendEnquiryBody) } },
  responses: {
    ...checkedSender,
    409: errorResponse('The idempotency key was used for another message'),
    ...answer('Kept, and on its way', sendEnquiryAnswer),
  },
});

/** A message to a restaurant, also to one that takes no bookings online, or to the brand. */
export function messageApi(door: Doorkeeper, desk: DeskDeps, senderCheck: SenderCheck) {
  return createArea().openapi(sendEnquiryRoute, async (c) => {
    const request = c.req.valid('json');
    if (request.storeId !== null && !door.houses().has(request.storeId)) return refuse(c, { code: 3 });
    const earlier = await earlierMessage(desk.db, request);
    const refused = earlier ? null : await senderCheck(c, request.captchaToken, { unasked: 'few' });
    if (refused) return refused;
    const outcome = earlier ?? (await sendMessage(desk, request));
    return outcome === 'sent' ? c.json({ success: true as const }, 200) : c.json(KEY_REUSED, 409);
  });
}
