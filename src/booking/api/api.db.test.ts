import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clearBookings } from '../../../tests/support/bookings.ts';
import { openTestDatabase } from '../../../tests/support/database.ts';
import { openTestJobs } from '../../../tests/support/jobs.ts';
import { TEST_NOW } from '../../../tests/support/test-clock.ts';
import { testMenu, testRestaurant, testRules } from '../../../tests/support/test-restaurant.ts';
import type { Connection } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Occasion } from '../../restaurants/contract.ts';
import { errorCatalogue } from '../../values/error-catalogue.ts';
import { manageToken } from '../engine/reference.ts';
import type { BookingTables } from '../tables.server.ts';
import { bookingRoutes } from './api.server.ts';

const DATE = '2026-11-27';
const table = testRules.occasions[0] as Occasion;
const oneTable = { tables: [{ id: 'only', areaId: 'room', minimumCovers: 1, maximumCovers: 2 }], joins: [] };

const restaurants = [
  testRestaurant(),
  testRestaurant({ storeId: '9002', slug: 'testford-north', title: 'Testford North', lat: 53.9 }),
  testRestaurant({ storeId: '9003', slug: 'testford-south', title: 'Testford South', lat: 53.5, booking: oneTable }),
  testRestaurant({ storeId: '9010', enableBookings: false }),
  testRestaurant({ storeId: '9011', temporarilyClosed: { message: 'Flood', reopens: '2026-11-28' } }),
  testRestaurant({
    storeId: '9012',
    holidayPark: { name: 'Sunny Sands', bookingUrl: 'https://park.example' },
  }),
  testRestaurant({
    storeId: '9013',
    booking: {
      occasions: [
        { ...table, id: 'brunch', days: ['sunday'] },
        { ...table, id: 'truffle', days: ['friday'], disabledMessage: 'No truffles this year.' },
        { ...table, id: 'party', days: ['friday'], minimumCovers: 6, cardGuaranteeFromCovers: 8, takesEnquiries: true },
        {
          ...table,
          id: 'lunch',
          days: ['friday'],
          takesEnquiries: true,
          menuLinkGroup: { isInclusive: true, ids: ['lunch'] },
          areaLinkGroup: { isInclusive: false, ids: ['terrace'] },
        },
      ],
    },
    menus: ['main', 'lunch', 'drinks'],
  }),
];
const menus = [
  testMenu(),
  testMenu({ id: 'lunch', name: 'Lunch', servedFrom: '12:00', servedUntil: '15:00' }),
  testMenu({ id: 'drinks', name: 'Drinks', bookable: false }),
];

let connection: Connection<BookingTables>;
let jobs: Jobs;
let open = true;
let now = TEST_NOW;
let api: ReturnType<typeof bookingRoutes>;

beforeAll(async () => {
  connection = await openTestDatabase<BookingTables>();
  jobs = await openTestJobs(connection);
  const content = { restaurants, menus };
  api = bookingRoutes({
    db: connection.db,
    jobs,
    clock: () => now,
    content: () => content,
    tokenSecret: 'secret',
    bookingsOpen: () => open,
  });
}, 60_000);
afterAll(async () => {
  await jobs.stop();
  await connection.close();
});
beforeEach(async () => {
  open = true;
  now = TEST_NOW;
  await clearBookings(connection);
});

type Answer = { status: number; body: Record<string, unknown> };
async function get(path: string, query: Record<string, string | number> = {}): Promise<Answer> {
  const entries = Object.entries(query).map(([name, value]) => [name, String(value)]);
  const response = await api.request(`${path}?${new URLSearchParams(entries)}`);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
async function post(path: string, body: object): Promise<Answer> {
  const headers = { 'Content-Type': 'application/json' };
  const response = await api.request(path, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
const party = { occasionId: 'table', adults: 2, children: 0 };
const slots = (storeId: string, query: Record<string, string | number> = {}) =>
  get(`/slots/${storeId}`, { ...party, dates: DATE, menuIds: 'main', areaId: 'null', ...query });
const booking = (changes: object = {}) => ({
  idempotencyKey: crypto.randomUUID(),
  occasionId: 'table',
  menuId: 'main',
  areaId: null,
  date: DATE,
  time: '19:00',
  adultCovers: 2,
  childCovers: 0,
  customer: { firstName: 'Ann', lastName: 'Baker', email: 'ann@example.co.uk' },
  ...changes,
});
const create = (storeId: string, changes: object = {}) => post(`/create/${storeId}`, booking(changes));
const timesOf = (answer: Answer) =>
  ((answer.body.dates as { times: { time: string }[] }[])[0]?.times ?? []).map(({ time }) => time);
const rows = async (from: string) =>
  Number((await connection.pool.query(`select count(*) from ${from}`)).rows[0].count);

describe('error codes', () => {
  const refusal = (code: keyof typeof errorCatalogue, message?: string) => ({
    status: errorCatalogue[code].status,
    body: { code, title: errorCatalogue[code].title, message: message ?? errorCatalogue[code].message },
  });

  it.each([
    ['an unknown restaurant', '1', {}, 3],
    ['a restaurant without online bookings', '9010', {}, 1],
    ['a restaurant that is temporarily closed', '9011', {}, 11],
    ['a restaurant in a holiday park', '9012', {}, 20],
    ['an occasion of other days', '9013', { occasionId: 'brunch' }, 17],
    ['an unknown occasion', '9001', { occasionId: 'wake' }, 17],
    ['a party too small for the occasion', '9013', { occasionId: 'party' }, 18],
    ['a party too large for any table', '9003', { adults: 3 }, 4],
    ['a day too far ahead', '9001', { dates: '2027-11-27' }, 4],
    ['an area the occasion excludes', '9013', { occasionId: 'lunch', menuIds: 'lunch', areaId: 'terrace' }, 4],
  ] as const)('slots: %s', async (_, storeId, query, code) => {
    expect(await slots(storeId, query)).toEqual(refusal(code));
  });

  it.each([
    ['an unknown restaurant', '1', {}, 3],
    ['a restaurant without online bookings', '9010', {}, 1],
    ['a restaurant that is temporarily closed', '9011', {}, 11],
    ['a restaurant in a holiday park', '9012', {}, 20],
    ['an occasion of other days', '9013', { occasionId: 'brunch' }, 17],
    ['a party too small for the occasion', '9013', { occasionId: 'party' }, 18],
    ['a party that needs a card', '9013', { occasionId: 'party', adultCovers: 8 }, 5],
    ['an unknown time', '9001', { time: '19:05' }, 4],
    ['a menu not served then', '9013', { occasionId: 'lunch', menuId: 'main' }, 4],
  ] as const)('a booking is refused with its error code: %s', async (_, storeId, changes, code) => {
    expect(await create(storeId, changes)).toEqual(refusal(code));
    expect(await rows('bookings')).toBe(0);
  });

  it('refuses an enquiry in an area the occasion excludes with code 4', async () => {
    const enquiry = { occasionId: 'lunch', menuId: 'lunch', time: '12:00' };
    expect(await post('/enquiry/9013', booking({ ...enquiry, areaId: 'terrace' }))).toEqual(refusal(4));
    expect((await post('/enquiry/9013', booking({ ...enquiry, areaId: 'room' }))).status).toBe(200);
  });

  it('refuses a day without occasions with code 18', async () => {
    expect(await get('/occasions/9013', { date: '2026-11-26' })).toEqual(refusal(18));
  });

  it('refuses a party in the restaurant’s own words with code 19', async () => {
    expect(await slots('9013', { occasionId: 'truffle' })).toEqual(refusal(19, 'No truffles this year.'));
  });

  it('refuses everything with code 10 while the brand takes no bookings', async () => {
    open = false;
    expect(await slots('9001')).toEqual(refusal(10));
    expect(await create('9001')).toEqual(refusal(10));
    expect(await post('/availability', { stores: [{ storeId: '9001' }], date: DATE, adultCovers: 2 })).toEqual({
      status: 403,
      body: { success: false, message: 'Error checking availability' },
    });
  });

  it('refuses a closed restaurant with code 11 only until it reopens', async () => {
    expect((await slots('9011', { dates: '2026-11-28' })).status).toBe(200);
  });

  it.each([
    ['no first name', { customer: { firstName: '', lastName: 'B', email: 'a@b.co' } }, 'customer.firstName'],
    ['21 covers', { adultCovers: 21 }, 'adultCovers'],
    ['21 covers with children', { adultCovers: 15, childCovers: 6 }, 'adultCovers'],
    ['30 February', { date: '2026-02-30' }, 'date'],
    ['year 0', { date: '0000-01-01' }, 'date'],
    ['25 o’clock', { time: '25:00' }, 'time'],
    ['a key of nothing', { idempotencyKey: '\u0000'.repeat(9) }, 'idempotencyKey'],
  ])('names the field at fault: %s', async (_, changes, field) => {
    const { status, body } = await create('9001', changes);
    expect(status).toBe(400);
    expect(Object.keys(body.fields as object)).toEqual([field]);
  });
});

describe('unknown parts of a restaurant', () => {
  const PAST = '2026-11-19';
  const stores = [{ storeId: '9001' }];
  const choice = { occasionId: 'table', adults: 2, children: 0 };
  const seat = { ...choice, bookingDate: DATE, menuId: 'main', time: '19:00' };
  const table = { occasionId: 'table', menuId: 'main', areaId: null, date: DATE, time: '19:00', adultCovers: 2 };
  const noArea = { areaId: 'This restaurant doesn’t have that area.' };
  const noMenu = { menuId: 'This restaurant doesn’t have that menu.' };

  it.each([
    ['slots', () => slots('9001', { areaId: 'moon' }), noArea],
    ['slots', () => slots('9001', { menuIds: 'main,swan' }), { menuIds: noMenu.menuId }],
    ['requirements', () => get('/requirements/9001', { ...seat, areaId: 'moon' }), noArea],
    ['requirements', () => get('/requirements/9001', { ...seat, menuId: 'swan' }), noMenu],
    ['a hold', () => post('/holds/9001', { ...table, areaId: 'moon', menuId: 'swan' }), { ...noArea, ...noMenu }],
    ['a booking', () => create('9001', { areaId: 'moon' }), noArea],
    ['a booking', () => create('9001', { menuId: 'swan' }), noMenu],
    ['an enquiry', () => post('/enquiry/9001', booking({ areaId: 'moon' })), noArea],
    ['an event', () => post('/events/9001', booking({ areaId: 'moon' })), noArea],
    ['an event', () => post('/events/9001', booking({ menuId: 'swan' })), noMenu],
    ['the waitlist', () => post('/waitlist/9001', { ...booking({ areaId: 'moon' }), notifyBy: 'email' }), noArea],
  ])('refuses an unknown area or menu: %s', async (_, call, fields) => {
    const { status, body } = await call();
    expect({ status, fields: body.fields }).toEqual({ status: 400, fields });
    expect(await rows('bookings')).toBe(0);
  });

  it.each([
    ['occasions', () => get('/occasions/9001', { date: PAST })],
    ['areas', () => get('/areas/9001', { ...choice, dates: PAST })],
    ['menus', () => get('/bookingmenu/9001', { ...choice, dates: PAST })],
    ['slots', () => slots('9001', { dates: PAST })],
    ['slots of several dates', () => slots('9001', { dates: `${DATE},${PAST}` })],
    ['requirements', () => get('/requirements/9001', { ...seat, bookingDate: PAST })],
    ['extras', () => get('/upsells/9001', { ...choice, bookingDate: PAST, time: '19:00' })],
    ['alternatives', () => get('/alternatives/9001', { ...choice, date: PAST, time: '19:00' })],
    ['a hold', () => post('/holds/9001', { ...table, date: PAST })],
    ['a booking', () => create('9001', { date: PAST })],
    ['an enquiry', () => post('/enquiry/9001', booking({ date: PAST }))],
    ['an event', () => post('/events/9001', booking({ date: PAST }))],
  ])('refuses a date that has passed: %s', async (_, call) => {
    const { status, body } = await call();
    expect({ status, code: body.code, message: body.message }).toEqual({
      status: 422,
      code: 17,
      message: 'This occasion cannot be booked for this date, please try again.',
    });
  });

  it('finds no availability on a date that has passed', async () => {
    expect(await post('/availability', { stores, date: PAST, adultCovers: 2 })).toEqual({
      status: 422,
      body: { success: false, message: 'Error checking availability' },
    });
  });

  it('names missing fields in words', async () => {
    const { status, body } = await post('/holds/9001', { occasionId: 'table', menuId: 'main', areaId: null });
    expect(status).toBe(400);
    expect(body.fields).toEqual({
      date: 'The field “date” is missing.',
      time: 'The field “time” is missing.',
      adultCovers: 'The field “adult covers” is missing.',
    });
    const response = await get('/slots/9001', { dates: DATE });
    expect(response.body.fields).toEqual({
      occasionId: 'The field “occasion id” is missing.',
      adults: 'The field “adults” is missing.',
    });
    const guest = await create('9001', { customer: {} });
    expect(Object.values(guest.body.fields as object).every((words) => /^[A-Z].*\.$/.test(words))).toBe(true);
  });
});

describe('booking choices', () => {
  it('lists the occasions of a date, with their link groups, parties and cards', async () => {
    const { body } = await get('/occasions/9013', { date: DATE });
    expect(body.occasions).toEqual([
      expect.objectContaining({ id: 'truffle', coversOnline: null, takesRequests: false }),
      expect.objectContaining({
        id: 'party',
        minimumCovers: 6,
        menuLinkGroup: null,
        takesRequests: true,
        cardFromCovers: 8,
        coversOnline: { fewestCovers: 6, mostCovers: 8 },
      }),
      {
        id: 'lunch',
        name: 'A table',
        minimumCovers: 1,
        maximumCovers: 20,
        menuLinkGroup: { isInclusive: true, ids: ['lunch'] },
        areaLinkGroup: { isInclusive: false, ids: ['terrace'] },
        coversOnline: { fewestCovers: 1, mostCovers: 8 },
        takesRequests: true,
        cardFromCovers: null,
      },
    ]);
    expect(body.coversOnline).toEqual({ fewestCovers: 1, mostCovers: 8 });
  });

  it.each([
    [6, null],
    [8, { amount: 8000, perCover: 1000, freeUntilHours: 24 }],
  ])('says which card a party of %d needs, with the times', async (adults, cardNeeded) => {
    const { body } = await slots('9013', { occasionId: 'party', adults });
    expect(body.dates).toEqual([expect.objectContaining({ date: DATE, cardNeeded })]);
  });

  it.each([
    ['9001', DATE, { firstDate: '2026-11-20', lastDate: '2027-02-18' }],
    ['9001', '2027-06-01', { firstDate: '2026-11-20', lastDate: '2027-02-18' }],
    ['9011', '2026-11-28', { firstDate: '2026-11-28', lastDate: '2027-02-18' }],
  ])('gives the bookable dates at %s for %s', async (storeId, date, dates) => {
    expect((await get(`/occasions/${storeId}`, { date })).body).toMatchObject(dates);
  });

  it.each([
    ['9013', { occasionId: 'lunch' }, ['room']],
    ['9001', {}, ['room', 'terrace']],
    ['9001', { adults: 6 }, ['room']],
    ['9001', { adults: 9 }, []],
  ])('lists the areas of %s for %j', async (storeId, query, ids) => {
    const { body } = await get(`/areas/${storeId}`, { ...party, dates: DATE, ...query });
    expect((body.areas as { id: string }[]).map(({ id }) => id)).toEqual(ids);
  });

  it.each([
    [{ occasionId: 'lunch' }, ['lunch']],
    [{ occasionId: 'party', adults: 6 }, ['main', 'lunch']],
    [{ occasionId: 'party', adults: 6, time: '19:00' }, ['main']],
    [{ occasionId: 'lunch', time: '19:00' }, []],
  ])('lists the menus for %j', async (query, ids) => {
    const { body } = await get('/bookingmenu/9013', { ...party, dates: DATE, ...query });
    expect((body.menus as { id: string }[]).map(({ id }) => id)).toEqual(ids);
  });

  it.each([
    [6, false],
    [8, true],
  ])('gives the requirements of a party of %i', async (adults, isCardGuaranteeRequired) => {
    const query = { occasionId: 'party', adults, children: 0, bookingDate: DATE, menuId: 'main', time: '19:00' };
    const { body } = await get('/requirements/9013', query);
    expect(body).toMatchObject({ isPlaceAsEnquiryEnabled: true, isCardGuaranteeRequired });
  });

  it.each([
    ['a menu of another occasion', { menuId: 'main' }],
    ['a menu that is only for reading', { menuId: 'drinks' }],
    ['an area the occasion excludes', { areaId: 'terrace' }],
    ['a time at which the menu is not served', { time: '19:00' }],
    ['a time between two slots', { time: '12:10' }],
    ['a time too near', { bookingDate: '2026-11-20', time: '12:00' }],
  ])('gives no requirements for %s, as for a hold', async (_, changes) => {
    const lunch = { occasionId: 'lunch', adults: 2, children: 0, bookingDate: DATE, menuId: 'lunch', time: '12:30' };
    const { bookingDate: date, adults: adultCovers, ...seating } = { ...lunch, ...changes };
    const refusal = { status: errorCatalogue[4].status, body: { code: 4, message: errorCatalogue[4].message } };
    expect(await get('/requirements/9013', { ...lunch, ...changes })).toMatchObject(refusal);
    expect(await post('/holds/9013', { areaId: null, ...seating, date, adultCovers })).toMatchObject(refusal);
    expect((await get('/requirements/9013', lunch)).status).toBe(200);
  });

  it('lists the slots of several dates at once, none when closed', async () => {
    const { body } = await slots('9001', { dates: `${DATE},2027-11-27,2026-11-28` });
    const dates = body.dates as { date: string; times: object[] }[];
    expect(dates.map(({ date, times }) => [date, times.length])).toEqual([
      [DATE, 39],
      ['2027-11-27', 0],
      ['2026-11-28', 39],
    ]);
  });
});

describe('a booking', () => {
  it('a booking has its table, is stored and enqueues its messages', async () => {
    const { status, body } = await create('9003', { childCovers: 0 });
    expect(status).toBe(200);
    expect(body).toEqual({
      bookingReference: expect.stringMatching(/^[CDFGHJKMNPQRTWX34679]{8}$/),
      bookingStatus: 1,
      manageToken: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(timesOf(await slots('9003')).filter((time) => time > '17:30' && time < '20:30')).toEqual([]);
    expect(timesOf(await slots('9003'))).toContain('20:30');
    const jobData = await connection.pool.query(
      "select data->>'kind' kind from pgboss.job where name = 'mail' order by 1",
    );
    expect(jobData.rows.map(({ kind }) => kind)).toEqual([
      'booking-confirmation',
      'booking-notice',
      'booking-reminder',
    ]);
    const history = await connection.pool.query('select event, detail from booking_history');
    expect(history.rows).toEqual([{ event: 'booked', detail: { seatId: 'only', tableIds: ['only'] } }]);
    await expect(connection.pool.query('delete from booking_history')).rejects.toThrow('append-only');
  });

  it('a second booking learns that the slot is taken, and again under the same key', async () => {
    await create('9003');
    const second = booking();
    const slotTaken = { status: 200, body: { bookingReference: null, bookingStatus: 9 } };
    expect(await post('/create/9003', second)).toEqual(slotTaken);
    const { rows: bookings } = await connection.pool.query('select id from bookings');
    await post(`/manage/${manageToken('secret', bookings[0].id)}/cancel`, {});
    expect(await post('/create/9003', second)).toEqual(slotTaken);
    expect((await create('9003')).body.bookingStatus).toBe(1);
  });

  it('a booking repeated under its key gets its answer, even if it could no longer be made', async () => {
    const body = booking();
    const first = await post('/create/9001', body);
    expect(await post('/create/9001', { ...body, captchaToken: 'another' })).toEqual(first);
    open = false;
    expect(await post('/create/9001', body)).toEqual(first);
    now = Temporal.Instant.from('2026-12-20T12:00:00Z');
    expect(await post('/create/9001', body)).toEqual(first);
    expect(await rows('bookings')).toBe(1);
    expect(await rows('pgboss.job')).toBe(3);
  });

  it('a booking under a used key with another body is refused', async () => {
    const body = booking();
    await post('/create/9001', body);
    expect((await post('/create/9001', { ...body, time: '20:00' })).status).toBe(409);
    expect(await rows('bookings')).toBe(1);
  });

  it.each([
    ['/enquiry/9013', '/create/9013', '/events/9013'],
    ['/create/9013', '/enquiry/9013', '/events/9013'],
    ['/events/9013', '/enquiry/9013', '/create/9013'],
  ])('a form sent to %s does not get another form’s answer under its key', async (path, ...others) => {
    const body = booking({ occasionId: 'lunch', menuId: 'lunch', time: '12:00' });
    const first = await post(path, body);
    expect(first.status).toBe(200);
    for (const other of others) expect((await post(other, body)).status).toBe(409);
    expect(await post(path, body)).toEqual(first);
    expect(await rows('bookings')).toBe(1);
  });

  it('one key sent at once books once at each restaurant', async () => {
    const body = booking();
    const answers = await Promise.all(
      ['9001', '9002', '9001', '9002', '9001', '9002'].map((storeId) => post(`/create/${storeId}`, body)),
    );
    const references = answers.map((answer) => answer.body.bookingReference);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(references).size).toBe(2);
    expect(new Set(references.filter((_, turn) => turn % 2 === 0)).size).toBe(1);
    expect(await rows('bookings')).toBe(2);
    expect(await rows('pgboss.job')).toBe(6);
  });

  it('a booking whose messages can’t be queued is not stored', async () => {
    const gone = () => Promise.reject(new Error('queue gone'));
    const failing = { enqueue: gone };
    const content = { restaurants, menus };
    const failingApi = bookingRoutes({
      db: connection.db,
      jobs: failing,
      clock: () => now,
      content: () => content,
      tokenSecret: 's',
    });
    failingApi.onError((_, c) => c.text('failed', 500));
    const headers = { 'Content-Type': 'application/json' };
    const request = { method: 'POST', headers, body: JSON.stringify(booking()) };
    expect((await failingApi.request('/create/9001', request)).status).toBe(500);
    expect(await rows('bookings')).toBe(0);
    expect(await rows('idempotency_keys')).toBe(0);
  });

  it('another process sees a booking and its cancellation at once', async () => {
    const content = { restaurants, menus };
    const other = bookingRoutes({
      db: connection.db,
      jobs,
      clock: () => now,
      content: () => content,
      tokenSecret: 's',
    });
    const free = async () => {
      const query = new URLSearchParams({ occasionId: 'table', adults: '2', dates: DATE });
      const body = (await (await other.request(`/slots/9003?${query}`)).json()) as {
        dates: { times: { time: string }[] }[];
      };
      return body.dates[0]?.times.some(({ time }) => time === '19:00');
    };
    expect(await free()).toBe(true);
    await create('9003');
    expect(await free()).toBe(false);
    const { rows: bookings } = await connection.pool.query('select id from bookings');
    const cancel = () => post(`/manage/${manageToken('secret', bookings[0].id)}/cancel`, {});
    expect(await cancel()).toEqual({ status: 200, body: { cancelled: true, cancellationFee: 0 } });
    expect((await cancel()).status).toBe(409);
    expect(await free()).toBe(true);
    expect(await rows("booking_history where event = 'cancelled'")).toBe(1);
  });

  it('a booking takes the next table when the cached day sheet is stale', async () => {
    await connection.pool.query(
      `insert into bookings select gen_random_uuid(), 'ELSEWHERE', 'booking', 'booked', '9001', '2026-11-26', '23:00',
        '2026-11-27T18:30Z', '2026-11-27T20:00Z', 2, 0, 'table', 'main', null, 'A', 'B', 'a@b.co', '', '', false, false,
        '', now()`,
    );
    await connection.pool.query(
      `insert into table_allocations select id, '9001', 'r1', tstzrange(starts_at, ends_at), true from bookings`,
    );
    expect((await create('9001')).body.bookingStatus).toBe(1);
    const seat = await connection.pool.query("select table_id from table_allocations where table_id <> 'r1'");
    expect(seat.rows).toEqual([{ table_id: 'r2' }]);
  });
});

describe('several restaurants at once', () => {
  it('says for each of several restaurants whether it is free, in the order of the request', async () => {
    await create('9003');
    const stores = ['9003', '9012', '1', '9001'].map((storeId, miles) => ({ storeId, miles }));
    const { body } = await post('/availability', { stores, date: DATE, adultCovers: 2, childrenCovers: 0 });
    const answers = body.stores as { storeId: string; miles: number; available: boolean; times: string[] }[];
    expect(body.success).toBe(true);
    expect(answers.map(({ storeId, miles, available }) => [storeId, miles, available])).toEqual([
      ['9003', 0, true],
      ['9012', 1, false],
      ['1', 2, false],
      ['9001', 3, true],
    ]);
    expect(answers[0]?.times).not.toContain('19:00');
    expect(answers[3]?.times).toContain('19:00');
  });

  it('suggests the nearest times here and the nearest restaurants free around that time', async () => {
    await create('9003');
    const { body } = await get('/alternatives/9003', { ...party, date: DATE, time: '19:00' });
    const times = (body.times as { time: string }[]).map(({ time }) => time);
    expect(times.slice(0, 4)).toEqual(['17:30', '20:30', '17:15', '20:45']);
    expect(body.restaurants).toEqual([
      {
        storeId: '9001',
        title: 'Testford Market',
        slug: 'testford-market',
        miles: 20.7,
        times: ['19:00', '18:45', '19:15'],
      },
    ]);
  });

  it('suggests the same time on nearby days, by date', async () => {
    await create('9003');
    await create('9003', { date: '2026-11-28' });
    const { body } = await get('/alternatives/9003', { ...party, date: DATE, time: '19:00' });
    const times = ['19:00', '18:45'];
    expect(body.days).toEqual(
      ['2026-11-25', '2026-11-26', '2026-11-29', '2026-11-30'].map((date) => ({ date, times })),
    );
  });

  it('suggests a window of full times for the waitlist', async () => {
    await create('9003');
    const full = await get('/alternatives/9003', { ...party, date: DATE, time: '19:00' });
    expect(full.body).toMatchObject({ waitlist: true, window: { from: '18:00', to: '20:00' } });
    expect([(full.body.fullTimes as string[])[0], (full.body.fullTimes as string[]).at(-1)]).toEqual([
      '17:45',
      '20:15',
    ]);
    const free = await get('/alternatives/9003', { ...party, date: DATE, time: '14:00' });
    expect(free.body).toMatchObject({ waitlist: false, window: null });
  });

  it('suggests only times near the requested one elsewhere', async () => {
    await create('9003');
    const { body } = await get('/alternatives/9001', { ...party, date: DATE, time: '19:00' });
    const ids = (body.restaurants as { storeId: string; times: string[] }[]).map(({ storeId, times }) => [
      storeId,
      times[0],
    ]);
    expect(ids).toEqual([
      ['9002', '19:00'],
      ['9003', '17:30'],
    ]);
  });
});

it('the API description lists every endpoint', () => {
  const document = api.getOpenAPI31Document({ openapi: '3.1.0', info: { title: 'Booking', version: '1' } });
  const described = Object.values(document.paths ?? {}).map((path) => path.get ?? path.post ?? path.delete);
  expect(Object.keys(document.paths ?? {}).sort()).toEqual([
    '/alternatives/{storeId}',
    '/areas/{storeId}',
    '/availability',
    '/bookingmenu/{storeId}',
    '/card-later/{storeId}',
    '/closed/{closedToken}',
    '/closed/{closedToken}/cancel',
    '/closed/{closedToken}/move',
    '/create/{storeId}',
    '/enquiry/{storeId}',
    '/events/{storeId}',
    '/holds/{holdToken}',
    '/holds/{holdToken}/renew',
    '/holds/{storeId}',
    '/manage/{manageToken}',
    '/manage/{manageToken}/cancel',
    '/manage/{manageToken}/change',
    '/manage/{manageToken}/details',
    '/manage/{manageToken}/late',
    '/manage/{manageToken}/resend',
    '/manage/{manageToken}/slots',
    '/occasions/{storeId}',
    '/partner-menu',
    '/requirements/{storeId}',
    '/send-enquiry',
    '/slots/{storeId}',
    '/table-offers/{offerToken}',
    '/table-offers/{offerToken}/take',
    '/upsells/{storeId}',
    '/waitlist/entries/{waitlistToken}',
    '/waitlist/entries/{waitlistToken}/claim',
    '/waitlist/entries/{waitlistToken}/leave',
    '/waitlist/{storeId}',
  ]);
  expect(
    described.every((operation) => operation?.summary && (operation.responses?.[200] ?? operation.responses?.[204])),
  ).toBe(true);
});
