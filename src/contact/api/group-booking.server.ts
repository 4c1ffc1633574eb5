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
  const { idempotencyKey, captchaToken: _, ...fields } = request;
  const body_hash = hashOfForm(['group-booking', fields]);
  return {
    kind: 'group-booking',
    idempotency_key: idempotencyKey ?? body_hash.toString('base64url'),
    body_hash,
    store_id: fields.storeId,
    venue: fields.venue,
    about: fields.bookingType,
    first_name: fields.firstName,
    last_name: fields.lastName,
    email: fields.email,
    phone_number: fields.telephoneNumber,
    message: fields.specialRequest,
    visit_date: fields.date,
    guests: fields.covers,
    time_from: fields.time,
    time_until: fields.until,
    should_receive_promotions: fields.shouldReceivePromotions,
    should_receive_sms: fields.shouldReceiveSms,
  };
}

export function groupBookingApi(deps: ContactApiDeps) {
  const problemsOf = (enquiry: Parameters<typeof groupProblems>[0]) =>
    groupProblems(enquiry, deps.knowledge(), londonNow(deps.clock().epochMilliseconds));
  return createArea().openapi(
    routes.send,
    async (c) => {
      const request = c.req.valid('json');
      const problems = problemsOf(request);
      if (Object.keys(problems).length > 0) return invalid(c, problems);
      const submission = { captchaToken: request.captchaToken, message: newMessage(request) };
      return saveForm(c, deps, submission, (reference) => c.json({ statusCode: 200 as const, reference }, 200));
    },
    (result, c) => {
      if (result.success) return undefined;
      const input = (result as { data?: object | null }).data ?? {};
      return invalid(c, allProblems(result.error, input, problemsOf(input)));
    },
  );
}
