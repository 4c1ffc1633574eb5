import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { allProblems } from '../../forms/form-parts.ts';
import { hashOfForm } from '../../forms/hash-of-form.ts';
import {
  createArea,
  errorResponse,
  invalid,
  json,
  keyReused,
  notFound,
  tooManyMessages,
} from '../../platform/api/api.ts';
import type { Endpoints } from '../../platform/api/endpoints.ts';
import type { SenderCheck } from '../../platform/captcha/sender-check.server.ts';
import { BAD_REQUEST, CONFLICT, NOT_FOUND, TOO_MANY_REQUESTS } from '../../values/http-status.ts';
import { londonNow } from '../../values/time/london-time.ts';
import type { Channel } from '../contracts/consent.ts';
import { CONSENT_WORDS_VERSION } from '../contracts/consent-words.ts';
import { NO_FAVOURITE } from '../contracts/favourite.ts';
import {
  inOurNames,
  inSentNames,
  type SignUpRequest,
  type SubscribeRequest,
  signUpAnswer,
  signUpBody,
  signUpLinkAnswer,
  subscribeBody,
} from '../contracts/sign-up.ts';
import type { CustomerDeps } from '../engine/ask-consent.server.ts';
import {
  type ConfirmDeps,
  confirmSignUp,
  earlierSignUp,
  type NewSignUp,
  readSignUpLink,
  takeSignUp,
} from '../engine/sign-up.server.ts';
import { birthDateOf } from '../rules/birthday.ts';
import { birthdayOfDate, signUpProblems, subscribeProblems } from '../rules/sign-up-problems.ts';

export const SIGN_UP_PATH = '/signup';
export const SUBSCRIBE_PATH = '/v1/signup';

export type CustomerApiDeps = CustomerDeps & { storeIds: () => ReadonlySet<string>; senderCheck: SenderCheck };

const tags = ['Sign-up'];
const signedUp = {
  200: { description: 'Accepted; the same response whether or not the address is known', ...json(signUpAnswer) },
  [BAD_REQUEST]: errorResponse('The form is invalid; `fields` says where'),
  [CONFLICT]: errorResponse('The idempotency key was used for another sign-up'),
  [TOO_MANY_REQUESTS]: errorResponse(
    'Too many forms from one caller, or messages to one address; `retry-after` says how long to wait',
  ),
};
const linkParams = { params: z.object({ signUpToken: z.string().describe('From the link in the e-mail.') }) };
const linkResponses = (description: string) => ({
  200: { description, ...json(signUpLinkAnswer) },
  [NOT_FOUND]: errorResponse('Unknown or expired link'),
});

const routes = {
  signUp: createRoute({
    method: 'post',
    path: '/',
    tags,
    summary: 'Signs an address up for news and offers',
    request: { body: { required: true, ...json(signUpBody) } },
    responses: signedUp,
  }),
  link: createRoute({
    method: 'get',
    path: '/links/{signUpToken}',
    tags,
    summary: 'What the link in the e-mail confirms',
    request: linkParams,
    responses: linkResponses('What was requested, and whether it has been confirmed'),
  }),
  confirm: createRoute({
    method: 'post',
    path: '/links/{signUpToken}',
    tags,
    summary: 'Confirms a sign-up by the link in the e-mail',
    request: linkParams,
    responses: linkResponses('On the list'),
  }),
};
const subscribeRoutes = {
  subscribe: createRoute({
    method: 'post',
    path: '/subscribe',
    tags,
    summary: 'The second interface of the same list',
    request: { body: { required: true, ...json(subscribeBody) } },
    responses: signedUp,
  }),
};
export type SignUpEndpoints = Endpoints<typeof SIGN_UP_PATH, typeof routes> &
  Endpoints<typeof SUBSCRIBE_PATH, typeof subscribeRoutes>;

const KEY_REUSED = 'You’ve changed something since you first sent this. Please send it again.';
const LINK_UNKNOWN = 'This link no longer works. Sign up again and we’ll send you a new one.';

const channelsOf = (sms: boolean): Channel[] => (sms ? ['email', 'sms'] : ['email']);

const favouriteCode = (restaurant: string) => (restaurant === NO_FAVOURITE ? '' : restaurant);

/** A sign-up from either interface, ready to store. */
function newSignUp(
  fields: Omit<NewSignUp, 'bodyHash' | 'place' | 'wording' | 'idempotencyKey'>,
  key: string | undefined,
): NewSignUp {
  return {
    ...fields,
    place: 'sign-up',
    wording: CONSENT_WORDS_VERSION,
    idempotencyKey: key ?? null,
    bodyHash: hashOfForm([{ ...fields, email: fields.email.toLowerCase() }]),
  };
}

function ofSignUp(request: SignUpRequest): NewSignUp {
  const { birthday } = request;
  const parts = birthday && {
    day: Number(birthday.day),
    month: Number(birthday.month),
    year: birthday.year ?? undefined,
  };
  return newSignUp(
    {
      email: request.email,
      channels: channelsOf(request.acceptSmsTerms),
      firstName: request.firstName,
      phoneNumber: request.phoneNumber,
      favRestaurantCode: favouriteCode(request.favouriteRestaurant),
      birthDate: parts ? birthDateOf(parts) : null,
      source: request.source,
    },
    request.idempotencyKey,
  );
}

function ofSubscription(request: SubscribeRequest): NewSignUp {
  return newSignUp(
    {
      email: request.emailAddress,
      channels: channelsOf(request.marketingSms),
      firstName: request.name,
      phoneNumber: request.mobile,
      favRestaurantCode: favouriteCode(request.restaurantId),
      birthDate: request.dateOfBirth ? birthDateOf(birthdayOfDate(request.dateOfBirth)) : null,
      source: request.tile,
    },
    request.idempotencyKey,
  );
}

/** Signs up. A repeated form gets the earlier response without another captcha. */
async function take(c: Context, deps: CustomerApiDeps, signUp: NewSignUp, captchaToken: string | undefined) {
  const earlier = await earlierSignUp(deps, signUp);
  const refusal = earlier ? null : await deps.senderCheck(c, captchaToken || undefined);
  if (refusal) return refusal;
  const outcome = earlier ?? (await takeSignUp(deps, signUp));
  if (outcome.ok) return c.json({ data: { status: outcome.status } }, 200);
  if (outcome.reason === 'key-reused') return keyReused(c, KEY_REUSED);
  return tooManyMessages(c, outcome.seconds);
}

/** POST /api/signup, and the link in its e-mail. */
export function signUpApi(deps: CustomerApiDeps & ConfirmDeps) {
  const problemsOf = (signUp: Parameters<typeof signUpProblems>[0]) =>
    signUpProblems(signUp, { storeIds: deps.storeIds(), today: londonNow(deps.clock().epochMilliseconds).date });
  return createArea()
    .openapi(
      routes.signUp,
      async (c) => {
        const request = c.req.valid('json');
        const problems = problemsOf(request);
        if (Object.keys(problems).length > 0) return invalid(c, problems);
        return take(c, deps, ofSignUp(request), request.captchaToken);
      },
      (result, c) => {
        if (result.success) return undefined;
        const sentInput = (result as { data?: object | null }).data ?? {};
        const input = inOurNames(sentInput);
        return invalid(c, inSentNames(allProblems(result.error, input, problemsOf(input)), sentInput));
      },
    )
    .openapi(routes.link, async (c) => {
      const link = await readSignUpLink(deps, c.req.valid('param').signUpToken);
      return link ? c.json({ data: link }, 200) : notFound(c, LINK_UNKNOWN);
    })
    .openapi(routes.confirm, async (c) => {
      const link = await confirmSignUp(deps, c.req.valid('param').signUpToken);
      return link ? c.json({ data: link }, 200) : notFound(c, LINK_UNKNOWN);
    });
}

/** POST /api/v1/signup/subscribe */
export function subscribeApi(deps: CustomerApiDeps) {
  const problemsOf = (signUp: Parameters<typeof subscribeProblems>[0]) =>
    subscribeProblems(signUp, { storeIds: deps.storeIds(), today: londonNow(deps.clock().epochMilliseconds).date });
  return createArea().openapi(
    subscribeRoutes.subscribe,
    async (c) => {
      const request = c.req.valid('json');
      const problems = problemsOf(request);
      if (Object.keys(problems).length > 0) return invalid(c, problems);
      return take(c, deps, ofSubscription(request), request.captchaToken);
    },
    (result, c) => {
      if (result.success) return undefined;
      const input = (result as { data?: object | null }).data ?? {};
      return invalid(c, allProblems(result.error, input, problemsOf(input)));
    },
  );
}
