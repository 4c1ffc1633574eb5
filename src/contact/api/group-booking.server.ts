import { createRoute } from '@hono/zod-openapi';
import { allProblems } from '../../forms/form-parts.ts';
import { hashOfForm } from '../../forms/hash-of-form.ts';
import { createArea, invalid, json } from '../../platform/api/api.ts';
import { londonNow } from '../../values/time/london-time.ts';
import { type GroupBookingRequest, groupBookingAnswer, groupBookingBody } from '../contracts/group-booking.ts';
import type { NewMessage } from '../engine/save-message.server.ts';
import { groupProblems } from '../rules/problems.ts';
import { type ContactApiDeps, contactTags, formResponses, saveForm } from './save.server.ts';

const routes = {
  send: createRoute({
    method: 'post',
    path: '/group-booking',
    tags: contactTags,
    summary: 'Sends a group request to a restaurant; books nothing',
    request: { body: { required: true, ...json(groupBookingBody) } },
    responses: { 200: { description: 'Saved and on its way', ...json(groupBookingAnswer) }, ...formResponses },
  }),
};
export type GroupBookingRoutes = typeof routes;

function newMessage(request: GroupBookingRequest): NewMessage {
  const { idempotencyKey, captchaToken: _, ...written } = request;
  const body_hash = hashOfForm(['group-booking', written]);
  return {
    kind: 'group-booking',
    idempotency_key: idempotencyKey ?? body_hash.toString('base64url'),
    body_hash,
    store_id: written.storeId,
    venue: written.venue,
    about: written.bookingType,
    first_name: written.firstName,
    last_name: written.lastName,
    email: written.email,
    phone_number: written.telephoneNumber,
    message: written.specialRequest,
    visit_date: written.date,
    guests: written.covers,
    time_from: written.time,
    time_until: written.until,
    should_receive_promotions: written.shouldReceivePromotions,
    should_receive_sms: written.shouldReceiveSms,
  };
}

/** Enquiries of groups. */
export function groupBookingApi(deps: ContactApiDeps) {
  const problemsOf = (given: Parameters<typeof groupProblems>[0]) =>
    groupProblems(given, deps.known(), londonNow(deps.clock().epochMilliseconds));
  return createArea().openapi(
    routes.send,
    async (c) => {
      const request = c.req.valid('json');
      const problems = problemsOf(request);
      if (Object.keys(problems).length > 0) return invalid(c, problems);
      const received = { captchaToken: request.captchaToken, message: newMessage(request) };
      return saveForm(c, deps, received, (reference) => c.json({ statusCode: 200 as const, reference }, 200));
    },
    (result, c) => {
      if (result.success) return undefined;
      const given = (result as { data?: object | null }).data ?? {};
      return invalid(c, allProblems(result.error, given, problemsOf(given)));
    },
  );
}
