import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { createMiddleware } from 'hono/factory';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { appDeps, callerHeaders, SESSION } from '../../../tests/support/app.ts';
import { TEST_DATE } from '../../../tests/support/test-clock.ts';
import {
  exampleCustomer,
  exampleRequest,
  openTestEngine,
  type TestEngine,
} from '../../../tests/support/test-engine.ts';
import { testMenu, testRestaurant, testRules } from '../../../tests/support/test-restaurant.ts';
import { createApp } from '../../app.ts';
import type { Content } from '../../content/content.ts';
import { tooManyRequests } from '../../platform/api/api.ts';
import type { Occasion } from '../../restaurants/contract.ts';
import { type ErrorCode, errorCatalogue, userMessage } from '../../values/error-catalogue.ts';
import { addDays } from '../../values/time/wall-time.ts';
import type { PartnerMenu } from '../contracts/partner-menus.ts';

const table = testRules.occasions[0] as Occasion;
const rules = (...occasions: Partial<Occasion>[]) => ({
  occasions: occasions.map((occasion) => ({ ...table, ...occasion })),
});
const linkedTo = (...ids: string[]) => ({ isInclusive: true, ids });
const REJECTED = 'On Christmas Eve we seat parties of up to six.';
const DISABLED = 'No truffles this year.';

const restaurants = [
  testRestaurant({ booking: { ...rules({}, { id: 'truffle', disabledMessage: DISABLED }), upsells: [] } }),
  testRestaurant({ storeId: '9101', enableBookings: false }),
  testRestaurant({ storeId: '9102', booking: rules({ menuLinkGroup: linkedTo('boar') }) }),
  testRestaurant({
    storeId: '9104',
    booking: { tables: [{ id: 'a', areaId: 'room', minimumCovers: 1, maximumCovers: 2 }], joins: [] },
  }),
  testRestaurant({ storeId: '9105', booking: rules({ cardGuaranteeFromCovers: 2 }) }),
  testRestaurant({
    storeId: '9106',
    booking: { refusals: [{ startDate: TEST_DATE, endDate: TEST_DATE, fromCovers: 2, message: REJECTED }] },
  }),
  testRestaurant({ storeId: '9111', temporarilyClosed: { message: 'Flood' } }),
  testRestaurant({ storeId: '9118', booking: rules({ minimumCovers: 6 }) }),
  testRestaurant({ storeId: '9120', holidayPark: { name: 'Sunny Sands', bookingUrl: 'https://park.example' } }),
];
const spring = { startDate: '2027-03-01', endDate: '2027-05-31' };
const partnerMenus: PartnerMenu[] = [
  {
    partner: 'Club',
    menuId: 'main',
    restaurants: 'all',
    ...spring,
    minimumCovers: 1,
    maximumCovers: 8,
    offers: [{ id: 'cake', title: 'Cake', description: 'A slice.', terms: 'One each.', ...spring }],
  },
];

/** A stand-in for a remote booking backend, with scripted answers. */
let far: Server;
let farUrl = '';
let farAnswers: (response: ServerResponse) => void;
const say = (status: number, body: object | null) => (response: ServerResponse) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(body === null ? '' : JSON.stringify(body));

let engine: TestEngine;
let deps: Awaited<ReturnType<typeof appDeps>>;
let headers: Record<string, string>;
let bookingsEnabled = true;
type Problem = { path: string; err: object };
const problems: Problem[] = [];

beforeAll(async () => {
  engine = await openTestEngine(restaurants);
  const baseDeps = await appDeps();
  const base = baseDeps.content();
  const content = () =>
    ({
      ...base,
      restaurants,
      menus: [testMenu()],
      partnerMenus,
      settings: { ...base.settings, bookingsEnabled },
    }) as Content;
  deps = { ...baseDeps, content, booking: { db: engine.connection.db, jobs: engine.deps.jobs } };
  deps.log.error = ((problem: Problem, what: string) => {
    if (what === 'request failed') problems.push(problem);
  }) as typeof deps.log.error;
  headers = { ...(await callerHeaders(deps)), 'content-type': 'application/json' };
  far = createServer((request, response) => {
    request.resume();
    if (request.url === '/api/token') say(200, { accessToken: 'far', expiresIn: 1 })(response);
    else farAnswers(response);
  }).listen(0, '127.0.0.1');
  await once(far, 'listening');
  farUrl = `http://127.0.0.1:${(far.address() as { port: number }).port}`;
}, 120_000);
afterAll(async () => {
  far.closeAllConnections();
  far.close();
  await engine.close();
});
beforeEach(() => {
  bookingsEnabled = true;
  problems.length = 0;
});

type Call = { method?: 'GET' | 'POST'; path: string; body?: object };
async function ask({ method = 'GET', path, body }: Call, app = createApp(deps)) {
  const answer = await app.request(`/api${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}
const answerFor = (code: ErrorCode, message: string = errorCatalogue[code].message) => {
  const { status, title } = errorCatalogue[code];
  return { status, body: { code, title, message } };
};

const query = `occasionId=table&adults=2&children=0`;
const slots = (storeId: string, tableRequest = query): Call => ({
  path: `/booking/slots/${storeId}?${tableRequest}&dates=${TEST_DATE}&areaId=null`,
});
const create = (storeId: string, changes: object = {}): Call => ({
  method: 'POST',
  path: `/booking/create/${storeId}`,
  body: { idempotencyKey: crypto.randomUUID(), customer: exampleCustomer, ...exampleRequest, ...changes },
});
const partner = (changes: object): Call => ({
  method: 'POST',
  path: '/booking/partner-menu',
  body: { sessionId: SESSION, size: 2, date: TEST_DATE, restaurantId: '9001', menuId: 'main', ...changes },
});

describe('a party larger than any table', () => {
  const seat = { occasionId: 'table', menuId: 'main', areaId: null, date: TEST_DATE, time: '19:00' };
  const wanted = `dates=${TEST_DATE}&areaId=null`;
  const at = `bookingDate=${TEST_DATE}&time=19:00`;
  const get = (path: string) => (adults: number, children: number) => ({
    path: `/booking/${path.replace('?', `?occasionId=table&adults=${adults}&children=${children}&`)}`,
  });
  const post = (path: string, body: object) => (adultCovers: number, childCovers: number) => ({
    method: 'POST' as const,
    path: `/booking/${path}/9001`,
    body: { ...seat, ...body, adultCovers, childCovers },
  });
  const submission = { idempotencyKey: 'a-large-party', customer: exampleCustomer };
  test.each<[string, (adults: number, children: number) => Call]>([
    ['slots', get(`slots/9001?${wanted}`)],
    ['areas', get(`areas/9001?${wanted}`)],
    ['menus', get(`bookingmenu/9001?${wanted}`)],
    ['requirements', get(`requirements/9001?${at}&menuId=main`)],
    ['extras', get(`upsells/9001?${at}`)],
    ['alternatives', get(`alternatives/9001?date=${TEST_DATE}&time=19:00`)],
    ['a hold', post('holds', {})],
    ['a booking', post('create', submission)],
    ['an enquiry', post('enquiry', submission)],
    ['the waitlist', post('waitlist', submission)],
  ])('a party larger than any table is refused: %s', async (_, call) => {
    for (const [adults, children] of [
      [25, 0],
      [15, 10],
    ] as const) {
      const { status, body } = await ask(call(adults, children));
      expect([status, body.code, Object.entries(body.fields ?? {})]).toEqual([
        400,
        400,
        [[expect.stringMatching(/^adult/), 'You can book online for up to 20 people.']],
      ]);
    }
  });

  test('a party larger than any table finds no free tables', async () => {
    for (const [adultCovers, childrenCovers] of [
      [25, 0],
      [15, 10],
    ]) {
      const body = { stores: [{ storeId: '9001' }], date: TEST_DATE, adultCovers, childrenCovers };
      expect(await ask({ method: 'POST', path: '/booking/availability', body })).toEqual({
        status: 400,
        body: { success: false, message: 'Error checking availability' },
      });
    }
  });
});

test('a search of several days has no times on the one the restaurant refuses', async () => {
  const days = `${addDays(TEST_DATE, -1)},${TEST_DATE}`;
  const { body } = await ask({ path: `/booking/slots/9106?${query}&dates=${days}&areaId=null` });
  const counts = (body.dates as { times: unknown[] }[]).map(({ times }) => times.length > 0);
  expect(counts).toEqual([true, false]);
});

test.each(['3000-01-01', '9999-12-31'])('no table is searched on %s', async (date) => {
  const { status, body } = await ask({ path: `/booking/alternatives/9001?${query}&date=${date}&time=19:00` });
  expect([status, body.fields]).toEqual([400, { date: 'Choose an earlier date.' }]);
});

describe('error codes by cause', () => {
  test.each<[ErrorCode, string, Call, string?]>([
    [1, 'a restaurant that takes no bookings', slots('9101')],
    [2, 'an occasion whose menus are not served', { path: `/booking/bookingmenu/9102?${query}&dates=${TEST_DATE}` }],
    [3, 'an unknown restaurant', slots('1')],
    [3, 'an unknown restaurant, for a partner’s menu', partner({ restaurantId: '1' })],
    [4, 'a party too large for any table', slots('9104', 'occasionId=table&adults=7&children=0')],
    [5, 'a party that needs a card', create('9105')],
    [6, 'a party the restaurant’s own words refuse', create('9106'), REJECTED],
    [
      6,
      'an extra no longer sold',
      create('9001', { upsellIds: ['roses'] }),
      'One of your extras is no longer available. Choose again.',
    ],
    [7, 'a partner whose offers are for another time', partner({})],
    [8, 'a menu without a partner', partner({ menuId: 'kids' })],
    [11, 'a restaurant that is closed for now', slots('9111')],
    [17, 'an occasion that does not run that day', slots('9001', 'occasionId=wake&adults=2&children=0')],
    [18, 'a party the occasion does not take', slots('9118')],
    [
      19,
      'an occasion switched off in the restaurant’s own words',
      slots('9001', 'occasionId=truffle&adults=2&children=0'),
      DISABLED,
    ],
    [20, 'a restaurant in a holiday park', create('9120')],
  ])('code %i answers %s', async (code, _, call, message) => {
    const expected = answerFor(code, message);
    expect(await ask(call)).toEqual(expected);
    expect(userMessage(expected.body)).toBe(message ?? errorCatalogue[code].message);
    expect(problems).toEqual([]);
  });

  test('code 10 answers while the brand takes no bookings', async () => {
    bookingsEnabled = false;
    for (const call of [slots('9001'), create('9001'), partner({})]) expect(await ask(call)).toEqual(answerFor(10));
  });

  test('code 9 answers a failing database: nothing is stored or revealed', async () => {
    const { pool } = engine.connection;
    await pool.query('alter table booking_history rename to lost');
    try {
      expect(await ask(create('9001'))).toEqual(answerFor(9));
    } finally {
      await pool.query('alter table lost rename to booking_history');
    }
    expect(problems).toEqual([{ path: '/api/booking/create/9001', err: expect.objectContaining({ code: '42P01' }) }]);
    expect(JSON.stringify(problems)).not.toContain(exampleCustomer.email);
    expect(await engine.rows('bookings')).toEqual([]);
    expect((await ask(create('9001'))).body).toMatchObject({ bookingStatus: 1 });
  });
});

describe('a failed search for free tables', () => {
  const search = { stores: [{ storeId: '9001' }], date: TEST_DATE, adultCovers: 2 };
  const availability = (body: object, path = '/booking/availability'): Call => ({ method: 'POST', path, body });
  const FAILED = { success: false, message: 'Error checking availability' };

  test('a failed search differs from a successful one', async () => {
    expect(await ask(availability(search))).toMatchObject({ status: 200, body: { success: true } });
  });

  test.each([
    ['the request is invalid', { ...search, date: 'tomorrow' }, 400],
    ['the date has passed', { ...search, date: '2020-01-01' }, 422],
  ])('a failed search has its usual answer when %s', async (_, body, status) => {
    for (const path of ['/booking/availability', '/booking/availability/'])
      expect(await ask(availability(body, path))).toEqual({ status, body: FAILED });
  });

  test('a failed search has its usual answer without a token and over the limit', async () => {
    const stranger = await createApp(deps).request('/api/booking/availability', { method: 'POST' });
    expect([stranger.status, await stranger.json()]).toEqual([401, FAILED]);
    const rateLimits = createMiddleware(async (c) =>
      tooManyRequests(c, { name: 'search', points: 300 }, 7, 'Slow down.'),
    );
    const often = await createApp({ ...deps, rateLimits }).request('/api/booking/availability', { method: 'POST' });
    expect([often.status, often.headers.get('retry-after'), await often.json()]).toEqual([429, '7', FAILED]);
    expect(often.headers.get('ratelimit')).toBe('"search";r=0;t=7');
  });

  test('a failed search has its usual answer while bookings are off or the database fails', async () => {
    bookingsEnabled = false;
    expect(await ask(availability(search))).toEqual({ status: 403, body: FAILED });
    bookingsEnabled = true;
    const selectFrom = () => {
      throw new Error('gone');
    };
    const failing = { ...deps, booking: { ...deps.booking, db: { selectFrom } } } as unknown as typeof deps;
    expect(await ask(availability(search), createApp(failing))).toEqual({ status: 502, body: FAILED });
  });

  test.each<[string, (response: ServerResponse) => void, number]>([
    ['drops the connection', (response) => response.destroy(), 502],
    ['fails in its own words', say(500, { code: 9, title: 'Stack', message: 'at line 7' }), 500],
  ])('a failed search has its usual answer when a remote backend %s', async (_, answer, status) => {
    farAnswers = answer;
    const remote = createApp({ ...deps, env: { ...deps.env, BOOKING_API_URL: farUrl } });
    expect(await ask(availability(search), remote)).toEqual({ status, body: FAILED });
  });
});

describe('a remote backend', () => {
  const remote = () => createApp({ ...deps, env: { ...deps.env, BOOKING_API_URL: farUrl } });

  test('code 0 answers a remote backend that times out after a minute', async () => {
    const timer = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timer.signal);
    farAnswers = () => timer.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError'));
    const message = 'Sorry, something went wrong. Please try again.';
    const { status, body } = await ask(slots('9001'), remote());
    expect({ status, body }).toEqual({ status: 504, body: { code: 0, title: 'Socket timeout', message } });
    expect(userMessage(body)).toBe(message);
    expect(timeout).toHaveBeenCalledWith(60_000);
    timeout.mockRestore();
  });

  test('code 9 answers a remote backend that drops the connection', async () => {
    farAnswers = (response) => response.destroy();
    expect(await ask(slots('9001'), remote())).toEqual(answerFor(9));
  });

  test('code 16 answers a content service that drops the connection', async () => {
    farAnswers = (response) => response.destroy();
    const app = createApp({ ...deps, env: { ...deps.env, NETWORK_API_URL: farUrl } });
    expect(await ask({ path: '/v1/content/venues' }, app)).toEqual(answerFor(16));
    expect((await ask(slots('9001'), app)).status).toBe(200);
  });

  test.each([12, 13, 14, 15] as const)('code %i of a remote backend is passed on', async (code) => {
    const expected = answerFor(code);
    farAnswers = say(expected.status, expected.body);
    expect(await ask(slots('9001'), remote())).toEqual(expected);
    expect(userMessage(expected.body)).toBe(errorCatalogue[code].message);
  });

  test.each([
    ['an unknown code', { code: 99, title: 'Stack', message: 'at line 7' }],
    ['a code without words', { code: 6, title: '', message: '' }],
    ['no code', { title: 'Stack', message: 'at line 7' }],
    ['no body', null],
  ])('a remote backend’s answer with %s gets the default words', async (_, body) => {
    farAnswers = say(500, body);
    const answer = await remote().serverApi.booking.get('/api/booking/occasions/9001');
    const words = "Sorry, something's not working, please contact the restaurant directly.";
    expect(answer.ok || userMessage(answer.error)).toBe(words);
  });
});
