import { afterEach, beforeEach } from 'vitest';
import { createApp } from '../../src/app.ts';
import { openEngine } from '../../src/booking/api/api.server.ts';
import { noNeeds } from '../../src/booking/rules/needs.ts';
import type { BookingTables } from '../../src/booking/tables.server.ts';
import type { CustomerTables } from '../../src/customers/tables.server.ts';
import type { DeskMail } from '../../src/desk/contracts/desk-jobs.ts';
import type { Grant } from '../../src/desk/contracts/roles.ts';
import type { DeskDeps } from '../../src/desk/engine/desk-deps.ts';
import { createDeskLimits } from '../../src/desk/engine/limits.server.ts';
import { createLink, deskLinkUrl } from '../../src/desk/engine/links.server.ts';
import { createLiveDays } from '../../src/desk/engine/live-days.server.ts';
import { invite } from '../../src/desk/engine/people.server.ts';
import { createDesk } from '../../src/desk/serve/desk.server.tsx';
import { sourceFiles } from '../../src/desk/serve/desk-files.server.ts';
import type { DeskTables } from '../../src/desk/tables.server.ts';
import type { Offer } from '../../src/offers/contracts/offer.ts';
import { personalData } from '../../src/personal-data.server.ts';
import { createLog } from '../../src/platform/log.ts';
import { appDeps } from './app.ts';
import { openTestDatabase } from './database.ts';
import { TEST_NOW } from './test-clock.ts';
import { hours, testMenu, testRestaurant, testRules } from './test-restaurant.ts';

/** Over https, as in production: that decides the cookies’ names. */
const ORIGIN = 'https://localhost:3000';
/** At Leeds, New Year's Eve takes a card, New Year's Day has no hours, and cakes are sold on Fridays. */
const newYear = { name: 'New Year’s Day', startDate: '2027-01-01', endDate: '2027-01-01' };
const cake = { id: 'cake', name: 'Birthday cake', description: 'For eight.', price: 1500, allergens: null };
const LEEDS: Parameters<typeof testRestaurant>[0] = {
  ...{ storeId: '9001', slug: 'leeds', title: 'Leeds' },
  booking: {
    occasions: testRules.occasions.map((occasion) => ({ ...occasion, cardGuaranteeDates: ['2026-12-31'] })),
    upsells: [{ ...cake, days: ['friday'], noticeHours: 0 }],
  },
  openingHours: hours('12:00', '23:00', [{ ...newYear, openTime: 'closed', closeTime: 'closed' }]),
};
const SECRET = 'a-secret-of-at-least-thirty-two-characters';
const NOBODY = { personId: null, deviceId: null };

/** Roles at Leeds, and the office’s. */
export const HOST = { storeId: '9001', role: 'host' } as const;
export const MANAGER = { storeId: '9001', role: 'manager' } as const;
export const READER = { storeId: '9001', role: 'reader' } as const;
export const OFFICE = { storeId: null, role: 'office' } as const;

/** The words of a page, with a space for each tag. */
export const pageWords = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

type SampleParty = { time: string; date?: string; lastName: string; phone: string; table?: string };

export type TestDesk = Awaited<ReturnType<typeof openTestDesk>>;

type TestDeskSettings = {
  offers?: Offer[];
  /** What differs at Leeds from a test's usual restaurant. */
  leeds?: Parameters<typeof testRestaurant>[0];
};

/** The desk of two restaurants, reached through the app as browsers do. */
export async function openTestDesk({ offers = [], leeds = {} }: TestDeskSettings = {}) {
  const restaurants = [
    testRestaurant({ ...LEEDS, ...leeds }),
    testRestaurant({ storeId: '9002', slug: 'york', title: 'York' }),
  ];
  const content = { restaurants, menus: [testMenu()] };
  const connection = await openTestDatabase<DeskTables>();
  const clock = { now: TEST_NOW };
  const mails: DeskMail[] = [];
  const jobs: DeskDeps['jobs'] = {
    enqueue: async (_, added) => {
      mails.push(...added.map(({ data }) => data as DeskMail));
    },
  };
  const deps: DeskDeps = {
    db: connection.db,
    booking: openEngine({
      db: connection.db.withTables<BookingTables>(),
      jobs,
      clock: () => clock.now,
      content: () => content,
      tokenSecret: SECRET,
    }),
    jobs,
    clock: () => clock.now,
    tokenSecret: SECRET,
    publicUrl: ORIGIN,
    live: createLiveDays({ db: connection.db, clock: () => clock.now }),
    personalData: personalData({
      ...{ db: connection.db.withTables<CustomerTables>(), jobs, clock: () => clock.now, tokenSecret: SECRET },
      env: { SIGN_UP_CONFIRMATION: 'on' },
      interests: () => [],
    }),
    limits: await createDeskLimits(connection, createLog('silent')),
    restaurants: () => restaurants,
    offers: () => offers,
    followContent: async () => undefined,
    report: (problem) => {
      throw problem;
    },
    promises: () => ({ enquiry: '24 hours', event: 'two working days' }),
    brand: () => 'Tavola',
  };
  const app = createApp({ ...(await appDeps()), desk: createDesk(deps, sourceFiles) });
  /** A browser with cookies of its own. */
  const browser = () => {
    const cookies = new Map<string, string>();
    const send = async (path: string, init: RequestInit = {}) => {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const response = await app.fetch(
        new Request(`${ORIGIN}${path}`, { redirect: 'manual', ...init, headers: { cookie, ...init.headers } }),
      );
      for (const set of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
        if (/Max-Age=0/.test(set)) cookies.delete(name);
        else cookies.set(name, value);
      }
      return response;
    };
    const post = (path: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
      send(path, { method: 'POST', body: new URLSearchParams(fields), headers: { origin: ORIGIN, ...headers } });
    const read = async (path: string) => (await send(path)).text();
    return { cookies, send, post, read };
  };
  const linkFor = async (kind: 'sign-in' | 'invitation', personId: string) =>
    deskLinkUrl(deps, await createLink(deps.db, deps, { kind, to: { personId } })).slice(ORIGIN.length);
  const add = async (name: string, grant: Grant) => {
    const email = `${name.toLowerCase()}@example.com`;
    await invite(deps, { name, email, grant, by: NOBODY }, false);
    const { id } = await deps.db
      .selectFrom('desk_people')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    return id;
  };
  return {
    deps,
    pool: connection.pool,
    clock,
    mails,
    /** The ids of the links that were mailed. */
    linkIds: () => mails.flatMap((mail) => ('linkId' in mail ? mail.linkId : [])),
    content,
    browser,
    linkFor,
    /** Adds a person with a role; returns their id. */
    add,
    /** A browser in which a new person with this role is signed in. */
    async signedIn(name: string, grant: Grant) {
      const own = browser();
      const id = await add(name, grant);
      await own.post(await linkFor('sign-in', id));
      return { ...own, id };
    },
    /** Writes a booking with a table at Leeds, today unless a date is given; returns its id. */
    async book({ time, date = '2026-11-20', lastName, phone, table = 't1' }: SampleParty): Promise<string> {
      const id = crypto.randomUUID();
      await connection.pool.query(
        `insert into bookings (id, reference, booking_type, status, store_id, service_date, service_time, starts_at,
           ends_at, adult_covers, child_covers, occasion_id, menu_id, area_id, first_name, last_name, email, phone_number,
           special_request, should_receive_promotions, should_receive_sms, manage_token_hash, created_at, needs)
         values ($1, $2, 'booking', 'booked', '9001', $3, $4, $5::timestamptz, $5::timestamptz + interval '90 minutes', 2,
           0, 'table', 'main', 'room', 'Ann', $6, 'ann@example.co.uk', $7, 'By the window, please.', false, false, '',
           $5, $8)`,
        [id, id.slice(0, 8), date, time, `${date}T${time}Z`, lastName, phone, { ...noNeeds, allergies: ['peanuts'] }],
      );
      await connection.pool.query(
        `insert into table_allocations (booking_id, store_id, table_id, during, live)
         select id, store_id, $2, tstzrange(starts_at, ends_at), true from bookings where id = $1`,
        [id, table],
      );
      await connection.pool.query(
        `insert into service_days as day values ('9001', $1, 1)
         on conflict (store_id, service_date) do update set version = day.version + 1`,
        [date],
      );
      return id;
    },
    bookings: () => connection.db.withTables<BookingTables>(),
    /** The log’s entries of an act, or of acts that match a pattern. */
    logged: (acts: string) => deps.db.selectFrom('desk_log').selectAll().where('act', 'like', acts).execute(),
    dayVersions: async () => (await connection.pool.query('select * from service_days')).rows,
    later: (duration: Temporal.DurationLike) => {
      clock.now = clock.now.add(duration);
    },
    close: () => connection.close(),
  };
}

/** A desk for each of a file's tests: opened before it, and closed after. */
export function deskForEachTest(settings?: TestDeskSettings): TestDesk {
  const desk = {} as TestDesk;
  beforeEach(async () => {
    Object.assign(desk, await openTestDesk(settings));
  });
  afterEach(() => desk.close());
  return desk;
}
