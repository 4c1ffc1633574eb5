import { createRoute, z } from '@hono/zod-openapi';
import { allProblems } from '../../forms/form-parts.ts';
import { createArea, errorResponse, invalid, json, notFound, tooManyMessages } from '../../platform/api/api.ts';
import type { Endpoints } from '../../platform/api/endpoints.ts';
import { BAD_REQUEST, NOT_FOUND, TOO_MANY_REQUESTS } from '../../values/http-status.ts';
import { PHONE_FOR_TEXTS } from '../../values/phone/phone.ts';
import { londonNow } from '../../values/time/london-time.ts';
import {
  askPreferencesBody,
  doneAnswer,
  forgettingAnswer,
  forgottenAnswer,
  guidBody,
  isGuid,
  preferencesAnswer,
  preferencesLinkBody,
  unsubscribedAnswer,
  updatePreferencesBody,
} from '../contracts/preferences.ts';
import { leaveByLink } from '../engine/leave.server.ts';
import type { OtherPersonalData } from '../engine/other-personal-data.ts';
import {
  askToBeForgotten,
  exportCustomer,
  forgetCustomer,
  isForgotten,
  leaveAll,
  pickPreferences,
  readPreferences,
  sendPreferencesLink,
  updatePreferences,
} from '../engine/preferences.server.ts';
import { preferenceProblems } from '../rules/preference-problems.ts';
import type { CustomerApiDeps } from './sign-up.server.ts';

export const CUSTOMER_DATA_PATH = '/customer-data';

export type CustomerDataDeps = CustomerApiDeps & {
  interests: () => readonly string[];
  otherData?: OtherPersonalData;
};

const tags = ['Preferences'];
const success = { message: 'Success' } as const;
const UNKNOWN_GUID = 'Nobody has this key. Check the link and try again.';
const UNKNOWN_LINK = 'This link doesn’t work.';

const doneResponse = { 200: { description: 'Done', ...json(doneAnswer) } };
const unknown = { [NOT_FOUND]: errorResponse('Unknown key or link') };
const limitResponse = {
  [TOO_MANY_REQUESTS]: errorResponse('Too many messages to the address; `retry-after` says how long to wait'),
};
const withBody = <Schema extends z.ZodType>(schema: Schema) => ({ body: { required: true, ...json(schema) } });
const tokenBody = z.object({ token: z.string().max(200).describe('From the link in the e-mail.') });
const action = { method: 'post', tags } as const;

const routes = {
  get: createRoute({
    ...action,
    path: '/getcustomerpreferences/{guid}',
    summary: 'Reads the requested preferences of a customer',
    request: { params: z.object({ guid: z.string() }), ...withBody(askPreferencesBody) },
    responses: { 200: { description: 'The preferences', ...json(preferencesAnswer) }, ...unknown },
  }),
  update: createRoute({
    ...action,
    path: '/updateCustomerPreferences',
    summary: 'Changes preferences',
    request: withBody(updatePreferencesBody),
    responses: { ...doneResponse, [BAD_REQUEST]: errorResponse('A field is invalid; `fields` says which'), ...unknown },
  }),
  leave: createRoute({
    ...action,
    path: '/leave',
    summary: 'Leaves every channel',
    request: withBody(guidBody),
    responses: { ...doneResponse, ...unknown },
  }),
  link: createRoute({
    ...action,
    path: '/sendpreferenceslink',
    summary: 'E-mails a link to the preferences; the same response whether or not the address is known',
    request: withBody(preferencesLinkBody),
    responses: {
      ...doneResponse,
      [BAD_REQUEST]: errorResponse('The address or the captcha is wrong'),
      ...limitResponse,
    },
  }),
  download: createRoute({
    ...action,
    path: '/download',
    summary: 'Everything held about a customer',
    request: withBody(guidBody),
    responses: { 200: { description: 'What is held', ...json(z.record(z.string(), z.unknown())) }, ...unknown },
  }),
  forget: createRoute({
    ...action,
    path: '/forget',
    summary: 'E-mails a link to delete a customer',
    request: withBody(guidBody),
    responses: { ...doneResponse, ...unknown, ...limitResponse },
  }),
  forgetting: createRoute({
    ...action,
    path: '/forgetting',
    summary: 'Whether the customer behind a link has already been deleted; read-only',
    request: withBody(tokenBody),
    responses: { 200: { description: 'Whether it is done', ...json(forgettingAnswer) }, ...unknown },
  }),
  confirmForgetting: createRoute({
    ...action,
    path: '/confirmforgetting',
    summary: 'Deletes a customer, by the link in an e-mail',
    request: withBody(tokenBody),
    responses: { 200: { description: 'Done, and what is kept', ...json(forgottenAnswer) }, ...unknown },
  }),
  unsubscribe: createRoute({
    ...action,
    path: '/unsubscribe',
    summary: 'Stops marketing e-mails, by the link in one',
    request: withBody(tokenBody),
    responses: { 200: { description: 'Done', ...json(unsubscribedAnswer) }, ...unknown },
  }),
};
export type CustomerDataEndpoints = Endpoints<typeof CUSTOMER_DATA_PATH, typeof routes>;

/** Customers' own data. Responses are for one person and never cached. */
export function customerDataApi(deps: CustomerDataDeps) {
  const area = createArea();
  area.use(async (c, next) => {
    await next();
    c.header('cache-control', 'no-store');
  });
  const problemsOf = (preferences: Parameters<typeof preferenceProblems>[0]) =>
    preferenceProblems(preferences, {
      storeIds: deps.storeIds(),
      interests: deps.interests(),
      today: londonNow(deps.clock().epochMilliseconds).date,
    });
  return area
    .openapi(routes.get, async (c) => {
      const { guid } = c.req.valid('param');
      const preferences = isGuid(guid) ? await readPreferences(deps, guid) : null;
      return preferences
        ? c.json(pickPreferences(preferences, c.req.valid('json').attributes), 200)
        : notFound(c, UNKNOWN_GUID);
    })
    .openapi(
      routes.update,
      async (c) => {
        const update = c.req.valid('json');
        const problems = problemsOf(update);
        if (Object.keys(problems).length > 0) return invalid(c, problems);
        const outcome = await updatePreferences(deps, update);
        if (outcome === 'phone-missing') return invalid(c, { phoneNumber: PHONE_FOR_TEXTS });
        return outcome === 'saved' ? c.json(success, 200) : notFound(c, UNKNOWN_GUID);
      },
      (result, c) => {
        if (result.success) return undefined;
        const input = (result as { data?: object | null }).data ?? {};
        return invalid(c, allProblems(result.error, input, problemsOf(input)));
      },
    )
    .openapi(routes.leave, async (c) =>
      (await leaveAll(deps, c.req.valid('json').guid)) ? c.json(success, 200) : notFound(c, UNKNOWN_GUID),
    )
    .openapi(routes.link, async (c) => {
      const { emailAddress, captchaToken } = c.req.valid('json');
      const refusal = await deps.senderCheck(c, captchaToken || undefined);
      if (refusal) return refusal;
      const outcome = await sendPreferencesLink(deps, emailAddress);
      return outcome.ok ? c.json(success, 200) : tooManyMessages(c, outcome.seconds);
    })
    .openapi(routes.download, async (c) => {
      const personalData = await exportCustomer(deps, c.req.valid('json').guid);
      if (!personalData) return notFound(c, UNKNOWN_GUID);
      return c.json({ ...personalData, ...(await deps.otherData?.export(personalData.email)) }, 200);
    })
    .openapi(routes.forget, async (c) => {
      const outcome = await askToBeForgotten(deps, c.req.valid('json').guid);
      if (!outcome) return notFound(c, UNKNOWN_GUID);
      return outcome.ok ? c.json(success, 200) : tooManyMessages(c, outcome.seconds);
    })
    .openapi(routes.forgetting, async (c) => {
      const forgotten = await isForgotten(deps, c.req.valid('json').token);
      return forgotten === null ? notFound(c, UNKNOWN_LINK) : c.json({ forgotten }, 200);
    })
    .openapi(routes.confirmForgetting, async (c) => {
      const stays = await forgetCustomer(deps, c.req.valid('json').token);
      return stays ? c.json({ ...success, ...stays }, 200) : notFound(c, UNKNOWN_LINK);
    })
    .openapi(routes.unsubscribe, async (c) => {
      const result = await leaveByLink(deps, c.req.valid('json').token);
      if (!result) return notFound(c, UNKNOWN_LINK);
      return c.json({ ...success, ...(result.textsGoOn && { textsGoOn: true as const }) }, 200);
    });
}
