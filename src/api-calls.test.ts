import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { appDeps } from '../tests/support/app.ts';
import { type AppDeps, createApp } from './app.ts';
import type { BookingEndpoints } from './booking/api/api.server.ts';
import type { ApplicationEndpoints } from './careers/api/application.server.ts';
import type { ContactEndpoints } from './contact/api/contact-api.server.ts';
import type { CustomerDataEndpoints } from './customers/api/customer-data.server.ts';
import type { SignUpEndpoints } from './customers/api/sign-up.server.ts';
import type { ConsentEndpoints } from './layout/consent/consent-api.server.ts';
import type { MenuEndpoints } from './menus/content-routes.server.ts';
import type { OfferEndpoints } from './offers/api/offers-api.server.ts';
import type { PageEndpoints } from './pages/content/content-routes.server.ts';
import type { SocialEndpoints } from './pages/social/social-api.server.ts';
import type { PaymentsEndpoints } from './payments/payments-api.server.ts';
import type { ApiClient, ApiResult } from './platform/api/api-client.ts';
import { contentService } from './platform/api/content-service.ts';
import { type Gets, type KeptAnswers, type Posts, typedClient } from './platform/api/endpoints.ts';
import { apiContext } from './platform/api/page-context.ts';
import type { TokenEndpoints } from './platform/api/token-api.server.ts';
import type { CaptchaEndpoints } from './platform/captcha/captcha-api.server.ts';
import type { ReferralEndpoints } from './referral/api/referral-api.server.ts';
import type { RestaurantEndpoints } from './restaurants/content-routes.server.ts';
import type { GeoEndpoints } from './restaurants/geo-api.server.ts';
import type { SettingsEndpoints } from './settings/content-routes.server.ts';

// Calls that don't fit their routes must not compile: an @ts-expect-error without an error fails `npm run check`.
// The handlers here accept anything.
const answer = { ok: true, data: { slug: '', courses: [], tiles: [] } } as ApiResult<never>;
const api: ApiClient = { get: async () => answer, post: async () => answer, send: async () => new Response() };

test('booking', async () => {
  const { get, post, send } = typedClient<BookingEndpoints>(api);
  const params = { storeId: '1001' };
  // @ts-expect-error no such path
  await get('/api/booking/occasion/{storeId}', { params, query: { date: '2026-11-28' } });
  // @ts-expect-error a path of another method
  await post('/api/booking/occasions/{storeId}', { params, query: { date: '2026-11-28' } });
  // @ts-expect-error a param of another name
  await get('/api/booking/occasions/{storeId}', { params: { store: '1001' }, query: { date: '2026-11-28' } });
  // @ts-expect-error a query of another name
  await get('/api/booking/occasions/{storeId}', { params, query: { day: '2026-11-28' } });
  // @ts-expect-error no query where one is needed
  await get('/api/booking/occasions/{storeId}', { params });
  const occasions = await get('/api/booking/occasions/{storeId}', { params, query: { date: '2026-11-28' } });
  // @ts-expect-error a response field of another name
  if (occasions.ok) occasions.data.occasion;
  const table = { occasionId: 'table', menuId: 'main', areaId: null, date: '2026-11-28', time: '20:00' };
  await post('/api/booking/holds/{storeId}', { params, body: { ...table, adultCovers: 4 } });
  // @ts-expect-error a body's field of another name
  await post('/api/booking/holds/{storeId}', { params, body: { ...table, adults: 4 } });
  // @ts-expect-error a body of another type
  await post('/api/booking/holds/{storeId}', { params, body: { ...table, adultCovers: '4' } });
  // @ts-expect-error no endpoint takes DELETE there
  await send('delete', '/api/booking/create/{storeId}', { params });
});

test('calls for places, consent and the captcha are typed', async () => {
  const { get, post } = typedClient<GeoEndpoints & SocialEndpoints & ConsentEndpoints & CaptchaEndpoints>(api);
  // @ts-expect-error a query of another name
  await get('/api/geo/search/{query}', { params: { query: 'Leeds' }, query: { suggestions: '1' } });
  const places = await get('/api/geo/search/{query}', { params: { query: 'Leeds' } });
  // @ts-expect-error a response field of another name
  if (places.ok) places.data.places;
  const categories = { necessary: true, performance: true, marketing: false } as const;
  // @ts-expect-error a body's field of another name
  await post('/api/consent', { body: { categories, version: '2026-01-01' } });
  const challenge = await get('/api/captcha/challenge');
  // @ts-expect-error a response field that only one provider has
  if (challenge.ok) challenge.data.siteKey;
});

test('cards', async () => {
  const cards = typedClient<PaymentsEndpoints, 'post'>(api as Pick<ApiClient, 'post'>);
  // @ts-expect-error a body's field of another name
  await cards.post('/api/v1/payments/submit', { body: { token: 'nonce' } });
  // @ts-expect-error a client that cannot GET
  await cards.get('/api/v1/payments/client-token');
});

test('calls for customers, offers, contact and referral are typed', async () => {
  const { get, post } = typedClient<
    SignUpEndpoints & CustomerDataEndpoints & OfferEndpoints & ContactEndpoints & ReferralEndpoints
  >(api);
  const person = { email: 'ann@example.co.uk', firstName: 'Ann', favouriteRestaurant: '1013' };
  await post('/api/signup', { body: { ...person, acceptTerms: true } });
  // @ts-expect-error terms that are not accepted
  await post('/api/signup', { body: { ...person, acceptTerms: false } });
  // @ts-expect-error the first interface's fields, sent to the second
  await post('/api/v1/signup/subscribe', { body: { ...person, acceptTerms: true } });
  const params = { guid: '6f1b' };
  // @ts-expect-error an attribute that nobody has
  await post('/api/customer-data/getcustomerpreferences/{guid}', { params, body: { attributes: ['shoeSize'] } });
  // @ts-expect-error a query of another name
  await get('/api/offer/getofferbyslug', { query: { slug: 'pudding-on-us' } });
  const offers = await get('/api/offer/rest/{id}', { params: { id: '1013' }, query: {} });
  // @ts-expect-error codes, which are only e-mailed
  if (offers.ok) offers.data.offers?.[0]?.codes;
  // @ts-expect-error a body's field of another name
  await post('/api/offer/getcode', { body: { offerId: 'a', email: 'ann@example.co.uk', acceptTerms: true } });
  const content = await get('/api/contact/content');
  // @ts-expect-error the recipients of a reason, which visitors must not see
  if (content.ok) content.data.contactReasons?.[0]?.subReasons[0]?.to;
  // @ts-expect-error a friend's address, which nobody else may give
  await post('/api/referral/link', { body: { emailAddress: 'ann@example.co.uk', friend: 'bob@example.co.uk' } });
});

test('calls with forms and files are typed', async () => {
  const { post } = typedClient<ContactEndpoints & ApplicationEndpoints>(api);
  const message = {
    enquiryType: 'visit/praise',
    message: 'Lovely.',
    email: 'ann@example.co.uk',
    phone: '07700 900123',
  };
  const form = {
    ...message,
    firstName: 'Ann',
    lastName: 'Baker',
    idempotencyKey: 'message-1',
    uploadedFiles: [new File([], '')],
  };
  const contactResult = await post('/api/contact/sendemail', { form });
  // @ts-expect-error a response field of another name
  if (contactResult.ok) contactResult.data.words;
  const { lastName, ...incomplete } = form;
  // @ts-expect-error a field that is missing
  await post('/api/contact/sendemail', { form: incomplete });
  // @ts-expect-error a field of another type
  await post('/api/contact/sendemail', { form: { ...form, uploadedFiles: 'menu.pdf' } });
  // @ts-expect-error a JSON body, which it doesn't accept
  await post('/api/contact/sendemail', { body: form });
  // @ts-expect-error no form where one is needed
  await post('/api/contact/sendemail');
  const person = { jobId: 'pizzaiola-leeds', firstName: 'Ann' };
  await post('/api/jobs/application', { body: { ...person, questionAnswers: [{ id: 'why', answer: 'Dough.' }] } });
  const application = await post('/api/jobs/application', {
    form: { jobId: 'pizzaiola-leeds', 'experience.0.employer': 'Bakery', 'question.why': ['Dough.'] },
  });
  // @ts-expect-error a response field of another name
  if (application.ok) application.data.reference;
  // @ts-expect-error a field of another name
  await post('/api/jobs/application', { form: { jobId: 'pizzaiola-leeds', surname: 'Baker' } });
  // @ts-expect-error a field of a position that has another name
  await post('/api/jobs/application', { form: { jobId: 'pizzaiola-leeds', 'experience.0.company': 'Bakery' } });
});

test('content', async () => {
  const context = new RouterContextProvider();
  context.set(apiContext, { booking: api, network: api });
  const ask = contentService<RestaurantEndpoints & MenuEndpoints & PageEndpoints>(context);
  // @ts-expect-error a param of another name
  await ask('/api/v1/content/getRestaurantBySlug/{slug}', { params: { id: 'leeds' } }, ['slug']);
  // @ts-expect-error a response field of another name
  await ask('/api/v1/content/menu/{id}', { params: { id: 'main' } }, ['courses']);
  const page = await ask('/api/v1/content/page/{id}', { params: { id: 'home' } }, ['tiles']);
  // @ts-expect-error nor can another name be read
  page?.parts;
});

test('cached responses are keyed by a field they have', () => {
  const cacheKeys: KeptAnswers<SettingsEndpoints> = {
    // @ts-expect-error a field of another name
    '/api/v1/content/brand-settings': 'masthead',
  };
  expect(Object.keys(cacheKeys)).toHaveLength(1);
});

type Areas = ApplicationEndpoints &
  BookingEndpoints &
  CaptchaEndpoints &
  ConsentEndpoints &
  ContactEndpoints &
  CustomerDataEndpoints &
  GeoEndpoints &
  MenuEndpoints &
  OfferEndpoints &
  PageEndpoints &
  PaymentsEndpoints &
  ReferralEndpoints &
  RestaurantEndpoints &
  SignUpEndpoints &
  SettingsEndpoints &
  SocialEndpoints &
  TokenEndpoints;

test('the paths of the types are those of the OpenAPI document', async () => {
  const paths: (keyof Gets<Areas> | keyof Posts<Areas>)[] = [
    '/api/token',
    '/api/booking/waitlist/entries/{waitlistToken}/claim',
    '/api/booking/table-offers/{offerToken}/take',
    '/api/captcha/challenge',
    '/api/consent',
    '/api/contact/contactTypes',
    '/api/contact/content',
    '/api/contact/group-booking',
    '/api/contact/sendemail',
    '/api/customer-data/getcustomerpreferences/{guid}',
    '/api/customer-data/updateCustomerPreferences',
    '/api/geo/search/lat/{lat}/lng/{lng}',
    '/api/jobs/application',
    '/api/offer/getcode',
    '/api/offer/getofferbyslug',
    '/api/offer/rest/{id}',
    '/api/referral/claim',
    '/api/referral/link',
    '/api/signup',
    '/api/social/insta/media/{id}/picture',
    '/api/v1/content/brand-settings',
    '/api/v1/content/choices',
    '/api/v1/content/page/{id}',
    '/api/v1/content/restaurant/slug/{slug}/city/{city}',
    '/api/v1/payments/submit',
    '/api/v1/signup/subscribe',
  ];
  // Nothing calls these: only their responses are described.
  const stubs = {
    booking: {},
    captcha: {},
    consent: {},
    payments: {},
    careers: {},
    contact: {},
    customers: { db: null },
    offers: {},
  } as unknown as Partial<AppDeps>;
  const app = createApp({ ...(await appDeps()), ...stubs });
  const document = (await (await app.request('/api/openapi.json')).json()) as { paths: object };
  expect(Object.keys(document.paths)).toEqual(expect.arrayContaining(paths));
});
