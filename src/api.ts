import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import type { Logger } from 'pino';
import { type BookingApiDeps, bookingApi } from './booking/api.server.ts';
import type { Content } from './content.ts';
import { type ConsentDeps, consentApi } from './layout/consent/consent-api.server.ts';
import { contentApi } from './pages/content-api.server.ts';
import { socialApi } from './pages/social/social-api.server.ts';
import { noFeed, type SocialFeed } from './pages/social/social-feed.server.ts';
import { claimCard } from './payments/card-customers.server.ts';
import { type PaymentsApiDeps, paymentsApi } from './payments/payments-api.server.ts';
import type { ApiVariables } from './platform/api.ts';
import type { ApiClient } from './platform/api-client.ts';
import { apiDocs } from './platform/api-docs.server.tsx';
import { answerFailure } from './platform/api-failure.server.ts';
import { BOOKING_BACKEND } from './platform/backends.ts';
import type { Captcha } from './platform/captcha/captcha.ts';
import { captchaApi } from './platform/captcha/captcha-api.server.ts';
import { createSenderCheck } from './platform/captcha/sender-check.server.ts';
import type { Clock } from './platform/clock.ts';
import type { Geocoder, Suggester } from './platform/geo/types.ts';
import { requireCaller } from './platform/guard.server.ts';
import type { Limiter } from './platform/limiter.server.ts';
import { forwardTo } from './platform/proxy.server.ts';
import { TOKEN_SECONDS, type Tokens } from './platform/tokens.server.ts';
import { geoApi } from './restaurants/geo-api.server.ts';

export type ApiDeps = {
  /** The brand's short name; asked for anew with every call. */
  readonly brandKey: string;
  tokens: Tokens;
  clock: Clock;
  content: () => Content;
  geocoder: Geocoder & Suggester;
  tokenSecret: string;
  mapStyleUrl?: string;
  /** The address pages name as theirs; the brand's own from its settings when not given. */
  publicUrl?: string;
  /** Where bookings are kept; without it, as in tests of content, nothing can be booked. */
  booking?: Pick<BookingApiDeps, 'db' | 'jobs'>;
  /** Where cards stand good for tables. */
  payments?: Pick<PaymentsApiDeps, 'db' | 'vault'>;
  /** The brand's posts elsewhere; without it there are none. */
  socialFeed?: SocialFeed;
  /** Where choices about cookies are written down. */
  consent?: Pick<ConsentDeps, 'pool'>;
  /** Tells whoever sends a form from a robot; without it, as in tests of other things, everyone may. */
  captcha?: { captcha: Captcha; withoutCaptcha: Limiter };
  log?: Logger;
};

const tokenRoute = createRoute({
  method: 'post',
  path: '/token',
  summary: 'A bearer token for this site',
  tags: ['Token'],
  request: {
    body: { content: { 'application/json': { schema: z.object({ clearCache: z.boolean().optional() }) } } },
  },
  responses: {
    200: {
      description: 'The token and its lifetime in seconds',
      content: { 'application/json': { schema: z.object({ accessToken: z.string(), expiresIn: z.int() }) } },
    },
  },
});

/** Clients of backends that run elsewhere; what is absent is answered here. */
export type RemoteBackends = { booking?: ApiClient; network?: ApiClient };

/** The specification writes some paths with a slash at the end, some without: both are the same call. */
function withoutTrailingSlash(request: Request): string {
  return new URL(request.url).pathname.replace(/(?<=.)\/+$/, '');
}

/** Every endpoint, one mount line per area: the map of the API. */
export function createApi(deps: ApiDeps, remote: RemoteBackends = {}) {
  const api = new OpenAPIHono<ApiVariables>({ getPath: withoutTrailingSlash }).basePath('/api');
  api.onError(answerFailure(deps.log));
  api.openapi(tokenRoute, async (c) =>
    c.json({ accessToken: await deps.tokens.issue(deps.brandKey), expiresIn: TOKEN_SECONDS }, 200),
  );
  api.route('/', apiDocs(api));
  api.use(
    '*',
    requireCaller(deps.tokens, () => deps.brandKey),
  );
  // Before any backend elsewhere: the visitor's session id is known here only.
  if (deps.consent) api.route('/consent', consentApi({ ...deps.consent, clock: deps.clock }));
  if (remote.booking) for (const path of BOOKING_BACKEND) api.all(path, forwardTo(remote.booking));
  if (deps.captcha) api.route('/captcha', captchaApi(deps.captcha.captcha));
  if (deps.booking) {
    const bookingsOpen = () => deps.content().settings.bookingsEnabled;
    const { clock, content, tokenSecret } = deps;
    const senderCheck = deps.captcha && createSenderCheck(deps.captcha.captcha, deps.captcha.withoutCaptcha);
    api.route(
      '/booking',
      bookingApi({ ...deps.booking, clock, content, tokenSecret, bookingsOpen, claimCard, senderCheck }),
    );
  }
  if (deps.payments) api.route('/v1/payments', paymentsApi({ ...deps.payments, clock: deps.clock }));
  if (remote.network) api.all('*', forwardTo(remote.network));
  api.route('/geo', geoApi({ geocoder: deps.geocoder, restaurants: () => deps.content().published.summaries }));
  api.route(
    '/v1/content',
    contentApi(() => deps.content().published, { mapStyleUrl: deps.mapStyleUrl, publicUrl: deps.publicUrl }),
  );
  api.route('/social', socialApi(deps.socialFeed ?? noFeed));
  api.notFound((c) => c.json({ code: 404, title: 'Not found', message: 'There is nothing at this address.' }, 404));
  return api;
}
export type Api = ReturnType<typeof createApi>;
