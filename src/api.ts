import { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { BOOKING_PATH, type BookingApiDeps, bookingRoutes } from './booking/api/api.server.ts';
import { visitorOf } from './booking/api/limits/visitor-of.server.ts';
import { workOf } from './booking/engine/limits/own-holds.server.ts';
import { applicationApi } from './careers/api/application.server.ts';
import { JOBS_PATH, jobsApi } from './careers/api/jobs-api.server.ts';
import type { Scanner } from './careers/cv/scan-cv.server.ts';
import { jobKnowledge } from './careers/rules/known-jobs.ts';
import type { CareerTables } from './careers/tables.server.ts';
import { CONTACT_PATH, contactApi } from './contact/api/contact-api.server.ts';
import { contactKnowledge } from './contact/rules/known-content.ts';
import type { ContactTables } from './contact/tables.server.ts';
import type { Content } from './content/content.ts';
import { contentApi } from './content/content-api.server.ts';
import { CUSTOMER_DATA_PATH, customerDataApi } from './customers/api/customer-data.server.ts';
import { SIGN_UP_PATH, SUBSCRIBE_PATH, signUpApi, subscribeApi } from './customers/api/sign-up.server.ts';
import type { CustomerTables } from './customers/tables.server.ts';
import { CONSENT_PATH, type ConsentDeps, consentApi } from './layout/consent/consent-api.server.ts';
import { OFFER_PATH, offersApi } from './offers/api/offers-api.server.ts';
import { willGiveOnOccasion } from './offers/engine/give-on-occasion.server.ts';
import { offerKnowledge } from './offers/rules/known-offers.ts';
import type { OfferTables } from './offers/tables.server.ts';
import { SOCIAL_PATH, socialApi } from './pages/social/social-api.server.ts';
import { noFeed, type SocialFeed } from './pages/social/social-feed.server.ts';
import { claimCard } from './payments/card-customers.server.ts';
import { PAYMENTS_PATH, type PaymentsApiDeps, paymentsApi } from './payments/payments-api.server.ts';
import { otherPersonalData } from './personal-data.server.ts';
import { type ApiVariables, methodNotAllowed, notFound } from './platform/api/api.ts';
import type { ApiClient } from './platform/api/api-client.ts';
import { answerFailure } from './platform/api/api-failure.server.ts';
import type { Tokens } from './platform/api/caller/tokens.server.ts';
import { CONTENT_PATH } from './platform/api/content-route.server.ts';
import { apiDocs } from './platform/api/docs/api-docs.server.tsx';
import { requireCaller } from './platform/api/guard.server.ts';
import { rememberJson } from './platform/api/in-process.server.ts';
import { forwardTo } from './platform/api/proxy.server.ts';
import { tokenApi } from './platform/api/token-api.server.ts';
import type { Captcha } from './platform/captcha/captcha.ts';
import { CAPTCHA_PATH, captchaApi } from './platform/captcha/captcha-api.server.ts';
import type { ChallengeUse } from './platform/captcha/contract.ts';
import { createSenderCheck, createWorkCheck, everySender } from './platform/captcha/sender-check.server.ts';
import type { Clock } from './platform/clock.ts';
import { type Env, publicUrl } from './platform/env.ts';
import { createFileTurns } from './platform/files/file-turns.server.ts';
import type { Geocoder, Suggester } from './platform/geo/types.ts';
import { knownMethods } from './platform/http/known-methods.ts';
import type { Limiter } from './platform/http/limits/limiter.server.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import { noteEndpoint } from './platform/observe/observe-requests.server.ts';
import { REFERRAL_PATH, referralApi } from './referral/api/referral-api.server.ts';
import { GEO_PATH, geoApi } from './restaurants/geo-api.server.ts';
import * as errorCodes from './values/error-codes.ts';

export type ApiDeps = {
  env: Env;
  /** The brand's short name; a getter, since the content may change it. */
  readonly brandKey: string;
  tokens: Tokens;
  clock: Clock;
  content: () => Content;
  geocoder: Geocoder & Suggester;
  tokenSecret: string;
  /** Database and jobs of bookings; without them, as in tests of content, bookings are off. */
  booking?: Pick<BookingApiDeps, 'db' | 'reads' | 'jobs'>;
  payments?: Pick<PaymentsApiDeps, 'db' | 'vault'>;
  contact?: { db: Kysely<ContactTables>; jobs: Pick<Jobs, 'enqueue'> };
  customers?: { db: Kysely<CustomerTables>; jobs: Pick<Jobs, 'enqueue'> };
  /** Database and jobs of offers; without it no offers are listed. */
  offers?: { db: Kysely<OfferTables>; jobs: Pick<Jobs, 'enqueue'> };
  /** Database, jobs and virus scanner of applications; without it applications are off. */
  careers?: { db: Kysely<CareerTables>; jobs: Pick<Jobs, 'enqueue'>; scanner: Scanner | null };
  /** The brand's social posts; without it there are none. */
  socialFeed?: SocialFeed;
  consent?: Pick<ConsentDeps, 'pool'>;
  /** Bot check for forms; without it, as in other tests, every sender passes. */
  captcha?: { captcha: Captcha; withoutCaptcha: Limiter };
  fileLimit?: Limiter;
  log?: Logger;
};

/** Paths of the booking-and-offers backend; all others belong to the network API (product 11.1). */
const BOOKING_BACKEND = [BOOKING_PATH, OFFER_PATH, REFERRAL_PATH, PAYMENTS_PATH];
/** A challenge must come from the backend that gets the form, since only that one can verify it. */
const isCaptchaOf = (c: Context): 'booking' | 'network' =>
  c.req.query('for') === ('network' satisfies ChallengeUse) ? 'network' : 'booking';
/** Of the booking backend, the paths whose failure means that no booking is possible. */
const BOOKS = [BOOKING_PATH, PAYMENTS_PATH, CAPTCHA_PATH];

const isOf = (backend: string, path: string) => path === `/api${backend}` || path.startsWith(`/api${backend}/`);

function failureCode(path: string) {
  if (path === `/api${JOBS_PATH}/application`) return errorCodes.submitApplicationError;
  if (isOf(JOBS_PATH, path)) return errorCodes.jobsDataFailed;
  return BOOKS.some((backend) => isOf(backend, path)) ? errorCodes.bookingWentWrong : null;
}

/** The error code if a remote backend didn't respond; content has one code, and a booking time-out none. */
function noAnswerCode(path: string, timedOut: boolean) {
  if (path.startsWith(`/api${CONTENT_PATH}/`)) return errorCodes.contentServiceError;
  return timedOut ? null : failureCode(path);
}

/** Clients of remote backends; this process serves the absent ones. */
export type RemoteBackends = { booking?: ApiClient; network?: ApiClient };

/** Some paths are written with a trailing slash and some without: both are accepted (product 11.4). */
function withoutTrailingSlash(request: Request): string {
  return new URL(request.url).pathname.replace(/(?<=.)\/+$/, '');
}

/** All endpoints, one mount per area: the map of the API. */
export function createApi(deps: ApiDeps, remote: RemoteBackends = {}) {
  const api = new OpenAPIHono<ApiVariables>({ getPath: withoutTrailingSlash }).basePath('/api');
  api.onError(answerFailure(failureCode, deps.log));
  api.use('*', noteEndpoint, rememberJson);
  api.route(
    '/',
    tokenApi(deps.tokens, () => deps.brandKey),
  );
  api.route('/', apiDocs(api));
  let methodsAt: ReturnType<typeof knownMethods> | undefined;
  const answerNothing = (c: Context) => {
    // Created on first use, when every endpoint is mounted.
    methodsAt ??= knownMethods(api.routes);
    const methods = methodsAt(withoutTrailingSlash(c.req.raw));
    return methods.length > 0 ? methodNotAllowed(c, methods) : notFound(c, 'There’s nothing at this address.');
  };
  // Still without authentication: no token would help a caller with the wrong method.
  const open = new Set(api.routes.flatMap(({ method, path }) => (method === 'ALL' ? [] : path)));
  for (const path of open) api.all(path.replace(/^\/api/, ''), answerNothing);
  api.use(
    '*',
    requireCaller(deps.tokens, () => deps.brandKey),
  );
  // Never forwarded to a remote backend: this site asks for the consent.
  if (deps.consent) api.route(CONSENT_PATH, consentApi({ ...deps.consent, clock: deps.clock }));
  if (remote.booking) for (const path of BOOKING_BACKEND) api.all(`${path}/*`, forwardTo(remote.booking, noAnswerCode));
  api.all(`${CAPTCHA_PATH}/*`, (c, next) => {
    const backend = remote[isCaptchaOf(c)];
    return backend ? forwardTo(backend, noAnswerCode)(c, next) : next();
  });
  const { captcha } = deps;
  const senderCheckWith = (otherwise?: string) =>
    captcha ? createSenderCheck(captcha.captcha, captcha.withoutCaptcha, otherwise) : everySender;
  const senderCheck = senderCheckWith();
  const fileTurns = createFileTurns(deps.fileLimit);
  if (deps.captcha) {
    const { booking, clock, tokenSecret } = deps;
    const workForHold =
      booking && ((c: Context<ApiVariables>) => workOf({ ...booking, clock, tokenSecret }, visitorOf(c)));
    api.route(CAPTCHA_PATH, captchaApi(deps.captcha.captcha, workForHold));
  }
  if (deps.booking) {
    const bookingsOpen = () => deps.content().settings.bookingsEnabled;
    const { env, clock, content, tokenSecret } = deps;
    api.route(
      BOOKING_PATH,
      bookingRoutes({
        ...deps.booking,
        env,
        clock,
        content,
        tokenSecret,
        bookingsOpen,
        claimCard,
        senderCheck: senderCheckWith(', or ring the restaurant'),
        workCheck: deps.captcha && createWorkCheck(deps.captcha.captcha),
      }),
    );
  }
  if (deps.payments) api.route(PAYMENTS_PATH, paymentsApi({ ...deps.payments, clock: deps.clock }));
  if (deps.offers) {
    const knowledge = () => offerKnowledge(deps.content());
    const offers = { ...deps.offers, clock: deps.clock, knowledge, senderCheck };
    api.route(OFFER_PATH, offersApi(offers));
    api.route(REFERRAL_PATH, referralApi({ ...offers, publicUrl: publicUrl(deps.env), tokenSecret: deps.tokenSecret }));
  }
  if (remote.network) api.all('*', forwardTo(remote.network, noAnswerCode));
  if (deps.contact) {
    const { env, clock, tokenSecret } = deps;
    const knowledge = () => contactKnowledge(deps.content());
    api.route(
      CONTACT_PATH,
      contactApi({ ...deps.contact, clock, tokenSecret, env, knowledge, senderCheck, fileTurns }),
    );
  }
  if (deps.customers) {
    const { env, clock, tokenSecret } = deps;
    const storeIds = () => new Set(deps.content().restaurants.map(({ storeId }) => storeId));
    const customers = { ...deps.customers, clock, tokenSecret, env, storeIds, senderCheck };
    const interests = () => deps.content().published.settings.customers.interests;
    api.route(
      CUSTOMER_DATA_PATH,
      customerDataApi({
        ...customers,
        interests,
        otherData: otherPersonalData(deps.customers.db, deps.customers.jobs),
      }),
    );
    const welcomeVoucher = async (email: string) => {
      const { welcomeOffer } = deps.content().published.settings.customers;
      const offer = offerKnowledge(deps.content()).offers.find(({ slug }) => slug === welcomeOffer);
      const offers = { db: customers.db.withTables<OfferTables>(), clock };
      return offer !== undefined && willGiveOnOccasion(offers, { offer, email, occasion: 'welcome' });
    };
    api.route(SIGN_UP_PATH, signUpApi({ ...customers, welcomeVoucher }));
    api.route(SUBSCRIBE_PATH, subscribeApi(customers));
  }
  api.route(GEO_PATH, geoApi({ geocoder: deps.geocoder, restaurants: () => deps.content().published.summaries }));
  if (deps.careers) {
    const { clock, tokenSecret, careers } = deps;
    const knowledge = () => jobKnowledge(deps.content());
    const hasStore = deps.env.STORAGE_URL !== undefined;
    const application = { ...careers, clock, tokenSecret, knowledge, hasStore };
    api.route(JOBS_PATH, applicationApi({ ...application, senderCheck, fileTurns }));
  }
  api.route(
    JOBS_PATH,
    jobsApi({
      knowledge: () => jobKnowledge(deps.content()),
      siteId: () => deps.brandKey,
      geocoder: deps.geocoder,
      clock: deps.clock,
    }),
  );
  api.route(
    CONTENT_PATH,
    contentApi(() => deps.content().published, deps.env),
  );
  api.route(SOCIAL_PATH, socialApi(deps.socialFeed ?? noFeed));
  api.notFound(answerNothing);
  return api;
}
export type Api = ReturnType<typeof createApi>;
