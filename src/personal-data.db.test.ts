import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestCustomers, type TestCustomers } from '../tests/support/customers.ts';
import { deleteOldAnswers } from './booking/engine/desk/answers-data.server.ts';
import { forgetOldBookings } from './booking/engine/personal-data.server.ts';
import type { BookingTables } from './booking/tables.server.ts';
import { deleteOldCustomers } from './customers/engine/delete-old-customers.server.ts';
import { forgetToken } from './customers/engine/links.ts';
import { forgetCustomer } from './customers/engine/preferences.server.ts';
import { neededElsewhere, otherPersonalData } from './personal-data.server.ts';
import { readMailboxHash } from './platform/database/same-email.ts';

const ANN = 'ann@example.co.uk';
const BOB = 'bob@example.co.uk';
const DAY_MS = 86_400_000;
let customers: TestCustomers;
beforeAll(async () => {
  customers = await openTestCustomers();
}, 120_000);
afterAll(() => customers.close());

const insert = async (table: string, row: Record<string, unknown>) => {
  const names = Object.keys(row);
  const places = names.map((_, at) => `$${at + 1}`).join(', ');
  await customers.connection.pool.query(
    `insert into ${table} (${names.join(', ')}) values (${places})`,
    Object.values(row),
  );
};
const inDays = (days: number) => new Date(customers.deps.clock().epochMilliseconds + days * DAY_MS);
const person = (email: string) => ({ first_name: 'Ann', last_name: 'Archer', email, phone_number: '07700 900123' });
const table = (days: number) => ({
  store_id: '1013',
  service_date: inDays(days).toISOString().slice(0, 10),
  service_time: '19:00',
  starts_at: inDays(days),
  adult_covers: 2,
  child_covers: 0,
  occasion_id: 'table',
  menu_id: 'main',
});

async function book(reference: string, email: string, days: number, changes: object = {}) {
  const id = randomUUID();
  const ends_at = new Date(inDays(days).getTime() + 7_200_000);
  await insert('bookings', {
    id,
    reference,
    booking_type: 'booking',
    status: 'booked',
    ...table(days),
    ends_at,
    ...person(email),
    special_request: 'By the window.',
    should_receive_promotions: false,
    should_receive_sms: false,
    manage_token_hash: randomBytes(32),
    created_at: inDays(-9),
    ...changes,
  });
  return id;
}
const wait = (reference: string, email: string, days: number) =>
  insert('waitlist_entries', {
    id: randomUUID(),
    reference,
    status: 'waiting',
    ...table(days),
    ...person(email),
    notify_by: 'email',
    token_hash: randomBytes(32),
    created_at: inDays(-9),
  });

async function fill(email: string, mark: string) {
  await book(`PAST-${mark}`, email, -2);
  await book(`LEFT-${mark}`, email, 5, { status: 'cancelled' });
  const coming = await book(`COME-${mark}`, email, 5);
  const owing = await book(`OWED-${mark}`, email, -1);
  await insert('card_guarantees', {
    booking_id: owing,
    customer_id: `card-${mark}`,
    amount_pence: 2000,
    free_until: inDays(-3),
    status: 'due',
    wording_version: '1',
    wording: 'x',
    store_id: '1013',
  });
  await wait(`WPAST-${mark}`, email, -2);
  await wait(`WCOME-${mark}`, email, 5);
  const fields = { ...person(email), message: 'Ciao.', created_at: inDays(-1) };
  await insert('booking_messages', { id: randomUUID(), reference: `BM-${mark}`, store_id: '1013', ...fields });
  const message_id = randomUUID();
  await insert('contact_messages', {
    id: message_id,
    reference: `CM-${mark}`,
    kind: 'contact',
    idempotency_key: `key-${mark}`,
    about: 'visit/praise',
    body_hash: randomBytes(32),
    ...fields,
  });
  await insert('contact_files', {
    message_id,
    position: 0,
    filename: 'a.pdf',
    content_type: 'application/pdf',
    content: Buffer.from('PDF'),
  });
  const answer = { store_id: '1013', kind: 'words', created_at: inDays(-1) };
  await insert('request_answers', { ...answer, id: randomUUID(), request_id: message_id, message: `Dear ${mark}` });
  await insert('request_answers', { ...answer, id: randomUUID(), request_id: coming, message: `Soon, ${mark}` });
  const customer_id = (await customers.customer(email))?.id;
  const address_hash = await readMailboxHash(customers.connection.db, email);
  await insert('vouchers', {
    id: randomUUID(),
    offer_slug: 'welcome',
    address_hash,
    customer_id,
    code: `CODE-${mark}`,
    shared: false,
    given_at: inDays(-1),
    ends_on: '2026-12-31',
  });
  const link = { id: randomUUID(), code: `link-${mark}`, address_hash, customer_id, created_at: inDays(-1) };
  await insert('referrers', link);
  const application_id = randomUUID();
  await insert('job_applications', {
    id: application_id,
    reference: `APP-${mark}`,
    job_id: '2407',
    job_name: 'Host',
    place: 'York',
    hiring_email: 'york@tavola.example',
    closes_on: '2027-06-01',
    address_hash: randomBytes(32),
    email,
    idempotency_key: `app-${mark}`,
    body_hash: randomBytes(32),
    first_name: 'Ann',
    second_name: 'Archer',
    telephone: '07700 900123',
    experience: '[]',
    answers: '[]',
    created_at: inDays(-1),
  });
  await insert('job_application_cvs', {
    application_id,
    filename: 'ann.pdf',
    content_type: 'application/pdf',
    content: Buffer.from('PDF'),
    scan: 'clean',
    created_at: inDays(-1),
  });
}

it("a person's data is exported from every area, and erased once it is over", async () => {
  await customers.join({ email: ANN });
  await customers.join({ email: BOB });
  await fill(ANN, 'A');
  await fill(BOB, 'B');
  const otherData = otherPersonalData(customers.deps.db, customers.deps.jobs);

  const personalData = await otherData.export('Ann@example.co.uk');
  expect(personalData).toMatchObject({
    bookings: expect.arrayContaining([
      expect.objectContaining({ reference: 'PAST-A', special_request: 'By the window.', cardGuarantee: null }),
      expect.objectContaining({ reference: 'OWED-A', cardGuarantee: { amountPence: 2000, status: 'due' } }),
    ]),
    waitlist: [{ reference: 'WPAST-A' }, { reference: 'WCOME-A' }],
    messagesToRestaurants: [{ reference: 'BM-A', message: 'Ciao.' }],
    answersToRequests: [{ message: 'Dear A' }, { message: 'Soon, A' }],
    messagesToUs: [{ reference: 'CM-A', files: [{ filename: 'a.pdf', base64: 'UERG' }] }],
    applications: [{ reference: 'APP-A', job: 'Host', cv: 'ann.pdf' }],
    vouchers: [{ code: 'CODE-A', offer_slug: 'welcome' }],
    referral: { link: { code: 'link-A' }, friends: [], referredAt: null },
  });
  expect(JSON.stringify(personalData)).not.toMatch(/-B"|bob@/);
  expect(JSON.stringify(personalData)).not.toContain('token_hash');

  const id = (await customers.customer(ANN))?.id ?? '';
  const at = customers.deps.clock().epochMilliseconds;
  const token = forgetToken(customers.deps.tokenSecret, { customerId: id, at });
  expect(await forgetCustomer({ ...customers.deps, otherData }, token)).toEqual({ tablesToCome: true });

  const rows = async (query: string) => (await customers.connection.pool.query(query)).rows;
  const condition = "where email = 'ann@example.co.uk' order by reference";
  expect(await rows(`select reference from bookings ${condition}`)).toEqual([
    { reference: 'COME-A' },
    { reference: 'OWED-A' },
  ]);
  expect(await rows(`select reference from waitlist_entries ${condition}`)).toEqual([{ reference: 'WCOME-A' }]);
  expect(await rows("select first_name, special_request from bookings where reference = 'PAST-A'")).toEqual([
    { first_name: '', special_request: '' },
  ]);
  expect(await rows("select status from waitlist_entries where reference = 'WPAST-A'")).toEqual([{ status: 'lapsed' }]);
  const tables = ['booking_messages', 'contact_messages', 'contact_files', 'job_applications', 'job_application_cvs'];
  for (const table of [...tables, 'referrers'])
    expect([table, await rows(`select 1 from ${table}`)]).toEqual([table, [expect.anything()]]);
  expect(await rows('select code, customer_id is null as alone from vouchers order by code')).toEqual([
    { code: 'CODE-A', alone: true },
    { code: 'CODE-B', alone: false },
  ]);
  // The words go at once, answers once their request has gone.
  const messages = () => rows('select message from request_answers order by message');
  expect((await messages()).map(({ message }) => message)).toEqual(['', '', 'Dear B', 'Soon, B']);
  const answersDeps = { db: customers.connection.db.withTables<BookingTables>(), keptDays: 730 };
  await deleteOldAnswers(answersDeps, customers.deps.clock());
  expect((await messages()).map(({ message }) => message)).toEqual(['', 'Dear B', 'Soon, B']);
  await deleteOldAnswers({ ...answersDeps, keptDays: 0 }, customers.deps.clock());
  expect(await messages()).toEqual([]);
  expect((await otherData.export(BOB)).bookings).toHaveLength(4);

  // Future bookings are anonymised once they are over, including one that came from the waitlist meanwhile.
  const later = async (days: number) => {
    const deps = { db: customers.connection.db.withTables<BookingTables>(), keptDays: 730 };
    await forgetOldBookings(deps, customers.deps.clock().add({ hours: 24 * days }));
  };
  const claim = await book('CLAIM-A', ANN, 5);
  await customers.connection.pool.query(
    "update waitlist_entries set status = 'booked', booking_id = $1 where reference = 'WCOME-A'",
    [claim],
  );
  await later(4);
  expect(await rows(`select reference from waitlist_entries ${condition}`)).toEqual([]);
  expect(await rows(`select reference from bookings ${condition}`)).toHaveLength(3);
  await customers.connection.pool.query("update card_guarantees set status = 'charged' where customer_id = 'card-A'");
  await later(6);
  expect(await rows(`select reference from bookings ${condition}`)).toEqual([]);
  expect(await rows('select * from forget_when_over')).toEqual([]);
  expect((await otherData.export(BOB)).bookings).toHaveLength(4);
});

it.each<[string, number, object]>([
  ['is over', -1, {}],
  ['was cancelled', 5, { status: 'cancelled' }],
  ['is asked for', 5, { booking_type: 'enquiry', status: 'received' }],
])('an erased person gets no e-mail about a table that %s', async (label, days, changes) => {
  const email = `${label.replaceAll(' ', '.')}@gone.example`;
  await book(`GONE-${label.length}`, email, days, changes);
  const otherData = otherPersonalData(customers.deps.db, customers.deps.jobs);
  const now = customers.deps.clock();
  const stays = await customers.deps.db.transaction().execute((tx) => otherData.forget(tx, { email, now }));
  expect(stays).toEqual({ tablesToCome: false });
});

it('a booking is anonymised some days after its date, unless its card is still to be charged', async () => {
  const identifiable = async (days: number) => {
    const deps = { db: customers.connection.db.withTables<BookingTables>(), keptDays: 730 };
    await forgetOldBookings(deps, customers.deps.clock().add({ hours: 24 * days }));
    const { rows } = await customers.connection.pool.query(
      `select reference from bookings where email <> '' union select reference from waitlist_entries where email <> ''
       union select reference from booking_messages order by reference`,
    );
    return rows.map(({ reference }) => reference).filter((reference) => reference.endsWith('-B'));
  };
  const references = ['BM-B', 'COME-B', 'LEFT-B', 'OWED-B', 'PAST-B', 'WCOME-B', 'WPAST-B'];
  expect(await identifiable(728)).toEqual(references);
  expect(await identifiable(730)).toEqual(['COME-B', 'LEFT-B', 'OWED-B', 'WCOME-B']);
  expect(await identifiable(736)).toEqual(['OWED-B']);
  expect(await identifiable(736)).toEqual(['OWED-B']);
});

it('old bookings beyond one batch are all anonymised', async () => {
  const { pool, db } = customers.connection;
  await pool.query(
    `insert into bookings select gen_random_uuid(), 'MANY' || n, b.* from generate_series(1, 1500) n, lateral (
       select booking_type, 'cancelled', store_id, service_date, service_time, starts_at, ends_at, adult_covers,
         child_covers, occasion_id, menu_id, area_id, first_name, last_name, 'many@example.co.uk', phone_number,
         special_request, should_receive_promotions, should_receive_sms, manage_token_hash, created_at
       from bookings where reference = 'PAST-B'
     ) b`,
  );
  const later = customers.deps.clock().add({ hours: 24 * 740 });
  await forgetOldBookings({ db: db.withTables<BookingTables>(), keptDays: 730 }, later);
  const { rows } = await pool.query("select count(*) from bookings where email = 'many@example.co.uk'");
  expect(rows).toEqual([{ count: 0 }]);
});

it('a customer with a voucher or a referral link stays until they expire', async () => {
  const later = customers.deps.clock().add({ hours: 24 * 60 });
  const readCustomers = async () => {
    await deleteOldCustomers(
      { ...customers.deps, isNeeded: neededElsewhere, unconfirmedDays: 30, leftDays: 30 },
      later,
    );
    const { rows } = await customers.connection.pool.query(
      "select email from customers where email like '%@keep.example' order by email",
    );
    return rows.map(({ email }) => email.split('@')[0]);
  };
  for (const name of ['both', 'left', 'none', 'voucher']) {
    const customer = { id: randomUUID(), guid: randomUUID(), email: `${name}@keep.example`, created_at: inDays(-1) };
    await insert('customers', { ...customer, confirmed_at: name === 'left' ? inDays(0) : null });
    const address_hash = await readMailboxHash(customers.connection.db, customer.email);
    const row = { customer_id: customer.id, address_hash };
    const voucher = { given_at: inDays(0), ends_on: '2026-12-31', offer_slug: 'friend', code: name, shared: false };
    if (name === 'both' || name === 'voucher') await insert('vouchers', { id: randomUUID(), ...row, ...voucher });
    if (name === 'both') await insert('referrers', { id: randomUUID(), ...row, code: name, created_at: inDays(0) });
  }
  expect(await readCustomers()).toEqual(['both', 'voucher']);
  await customers.connection.pool.query("delete from vouchers where offer_slug = 'friend'");
  expect(await readCustomers()).toEqual(['both']);
  await customers.connection.pool.query("delete from referrers where code = 'both'");
  expect(await readCustomers()).toEqual([]);
});
