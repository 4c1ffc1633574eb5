import { afterEach, beforeEach, expect, test } from 'vitest';
import { HOST, MANAGER, openTestDesk, pageWords, type TestDesk } from '../../../../tests/support/desk.ts';
import { testRules } from '../../../../tests/support/test-restaurant.ts';
import { noNeeds } from '../../../booking/rules/needs.ts';

let desk: TestDesk;
let host: Awaited<ReturnType<TestDesk['signedIn']>>;
let bookingId: string;
beforeEach(async () => {
  desk = await openTestDesk();
  host = await desk.signedIn('Ann', HOST);
  bookingId = await desk.book({ time: '19:00', lastName: 'Baker', phone: '+447700900123' });
});
afterEach(() => desk.close());

const TODAY = '2026-11-20';
const SATURDAY = '2026-11-28';
const at = (date: string, time = '19:00') => Date.parse(`${date}T${time}Z`);
const pageOf = (id: string) => `/desk/leeds/parties/${id}`;
const changeOf = (id: string, query = '') => `${pageOf(id)}/change${query}`;
const bookingOf = (id: string) =>
  desk.bookings().selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const tablesOf = async (id: string) => {
  const rows = await desk
    .bookings()
    .selectFrom('table_allocations')
    .select(['table_id', 'during'])
    .where('booking_id', '=', id)
    .execute();
  return rows.map(({ table_id, during }) => `${table_id} ${during.slice(2, 12)}`);
};
const hold = (values: { amount_pence: number; free_until: Date }) =>
  desk
    .bookings()
    .insertInto('card_guarantees')
    .values({
      ...{ booking_id: bookingId, store_id: '9001', customer_id: 'customer-1', status: 'held' },
      ...{ wording_version: 'v1', wording: 'You agree.' },
      ...values,
    })
    .execute();

type Fields = Record<string, string>;
const FIRST: Fields = {
  seenStart: String(at(TODAY)),
  seenEnd: String(at(TODAY, '20:30')),
  seenTables: 't1',
  seenSequence: '0',
};
/** The form as it is shown for the party on its first day. */
const fieldsFor = (date: string, fields: Fields = {}): Fields => {
  const { seenStart, seenEnd, seenTables, seenSequence, ...rest } = { ...FIRST, ...fields };
  return {
    tables: 'r2',
    startsAt: String(at(date)),
    adults: '2',
    children: '0',
    breaks: '',
    tells: 'yes',
    seen: [seenStart, seenEnd, seenTables, seenSequence].join(' '),
    ...rest,
  };
};
const change = (date = SATURDAY, fields: Fields = {}, id = bookingId) =>
  host.post(changeOf(id), fieldsFor(date, fields));

test('the tables shown for another day are those free on that day', async () => {
  await desk.book({ date: SATURDAY, time: '19:00', lastName: 'Cook', phone: '', table: 'r1' });
  const page = await host.read(changeOf(bookingId, `?date=${SATURDAY}`));
  expect(page).toContain(`name="date"`);
  expect(pageWords(page)).toContain('Free on Saturday 28 November at 7pm, for 2 people');
  expect(pageWords(page)).toMatch(/r2 · Best fit Main room.* t1 Terrace/);
  expect(pageWords(page)).not.toContain('r1 Main room');
  expect(page).toContain(`name="startsAt" value="${at(SATURDAY)}"`);
});

test('a party is shown no times on a day when the restaurant is closed', async () => {
  const page = pageWords(await host.read(changeOf(bookingId, '?date=2027-01-01')));
  expect(page).toContain('Leeds is closed on Friday 1 January. Choose another day.');
  expect(page).not.toContain('Free on');
});

test('an extra that isn’t sold on the other day is named', async () => {
  const upsells = JSON.stringify([{ id: 'cake', name: 'Birthday cake', price: 1500 }]) as unknown as [];
  await desk.bookings().updateTable('bookings').set({ upsells }).where('id', '=', bookingId).execute();
  const warning = 'They’ve ordered “Birthday cake”, which we don’t offer then.';
  expect(await host.read(changeOf(bookingId, `?date=${SATURDAY}`))).toContain(warning);
  expect(await host.read(changeOf(bookingId, '?date=2026-11-27'))).not.toContain(warning);
});

test('one press gives a party another day, with everything that belongs to it', async () => {
  await desk
    .bookings()
    .updateTable('bookings')
    .set({
      team_note: 'Likes the corner.',
      offer_slug: 'two-for-one',
      needs: JSON.stringify({ ...noNeeds, pram: true }) as never,
    })
    .where('id', '=', bookingId)
    .execute();
  const before = await bookingOf(bookingId);
  const version = async (date: string) =>
    (await desk.dayVersions()).find((day) => day.service_date === date)?.version ?? 0;
  const versions = [await version(TODAY), await version(SATURDAY)];
  const response = await change();
  expect(response.headers.get('location')).toBe(pageOf(bookingId));
  expect(await bookingOf(bookingId)).toEqual({
    ...before,
    service_date: SATURDAY,
    starts_at: new Date(at(SATURDAY)),
    ends_at: new Date(at(SATURDAY, '20:30')),
    sequence: 1,
  });
  expect(await tablesOf(bookingId)).toEqual([`r2 ${SATURDAY}`]);
  expect(await host.read(pageOf(bookingId))).toContain('You can mark them as arrived on Saturday 28 November.');
  expect([await version(TODAY), await version(SATURDAY)].map((now, day) => now > (versions[day] ?? 0))).toEqual([
    true,
    true,
  ]);
  expect(desk.mails).toContainEqual({ kind: 'booking-changed', bookingId, sequence: 1 });
  expect(await host.read('/desk/leeds')).not.toContain('Baker');
  expect(await host.read(`/desk/leeds?date=${SATURDAY}`)).toContain('Baker');
  const log = await desk.deps.db
    .selectFrom('desk_log')
    .select(['act', 'before', 'after'])
    .where('subject', '=', bookingId)
    .execute();
  expect(log).toMatchObject([
    { act: 'moved', before: { date: TODAY, tableIds: ['t1'] }, after: { date: SATURDAY, tableIds: ['r2'] } },
  ]);
  const [history] = await desk
    .bookings()
    .selectFrom('booking_history')
    .select(['event', 'detail'])
    .where('booking_id', '=', bookingId)
    .execute();
  expect(history).toMatchObject({
    event: 'changed',
    detail: { byStaff: true, from: { date: TODAY }, to: { date: SATURDAY } },
  });
});

test('a guest hears nothing of another day unless it is wanted', async () => {
  const { tells: _, ...fields } = fieldsFor(SATURDAY);
  await host.post(changeOf(bookingId), fields);
  expect(await bookingOf(bookingId)).toMatchObject({ service_date: SATURDAY });
  expect(desk.mails).not.toContainEqual(expect.objectContaining({ kind: 'booking-changed' }));
});

test('the card of a party has the terms of its new day, and is released where none is needed', async () => {
  await hold({ amount_pence: 2000, free_until: new Date('2026-11-19T19:00Z') });
  const guarantee = async () => (await desk.bookings().selectFrom('card_guarantees').selectAll().execute())[0];
  await change('2026-12-31', { tables: 'r3', adults: '4' });
  expect(await guarantee()).toMatchObject({
    status: 'held',
    amount_pence: 2000,
    free_until: new Date('2026-12-30T19:00Z'),
  });
  await change(SATURDAY, {
    adults: '4',
    tables: 'r3',
    seenStart: String(at('2026-12-31')),
    seenEnd: String(at('2026-12-31', '20:30')),
    seenTables: 'r3',
    seenSequence: '1',
  });
  expect(await guarantee()).toMatchObject({ status: 'released' });
});

const cardLog = async () =>
  (await desk.deps.db.selectFrom('desk_log').select('after').where('act', '=', 'moved').execute()).at(-1)?.after;

test('a day that takes a card is a manager’s to give without one, and the log says why', async () => {
  const day = '2026-12-31';
  const page = pageWords(await host.read(changeOf(bookingId, `?date=${day}`)));
  expect(page).toContain('On Thursday 31 December, we take a card');
  expect(page).toContain('That’s without a card. Ask a manager.');
  expect(page).not.toContain('Tap a table');
  const without = { breaks: 'card', reason: 'told' };
  for (const fields of [{}, without]) {
    const refused = await change(day, fields);
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain('That’s without a card.');
  }
  const manager = await desk.signedIn('Eve', MANAGER);
  expect(pageWords(await manager.read(changeOf(bookingId, `?date=${day}`)))).toMatch(
    /Why\? It’s without a card\..*Tap a table/,
  );
  const send = (fields: Fields) => manager.post(changeOf(bookingId), fieldsFor(day, fields));
  expect((await send({ breaks: 'card' })).status).toBe(400);
  expect((await send({})).status).toBe(409);
  expect((await send(without)).status).toBe(303);
  expect(await cardLog()).toMatchObject({ date: day, breaks: ['card'], reason: 'told' });
  // Once it’s without, its table can be changed freely.
  expect(await host.read(changeOf(bookingId))).not.toContain('we take a card');
});

test('a size that takes a card says so before it’s saved, until the party is here', async () => {
  const occasions = testRules.occasions.map((occasion) => ({ ...occasion, cardGuaranteeFromCovers: 4 }));
  await desk.close();
  desk = await openTestDesk({ leeds: { booking: { occasions } } });
  host = await desk.signedIn('Ann', HOST);
  bookingId = await desk.book({ time: '19:00', lastName: 'Baker', phone: '' });
  const warning = 'From 4 people, we take a card';
  expect(await host.read(changeOf(bookingId, '?adults=3'))).not.toContain(warning);
  expect(await host.read(changeOf(bookingId, '?adults=4'))).toContain(warning);
  expect((await change(TODAY, { adults: '4', tables: 't1' })).status).toBe(409);
  await host.post('/desk/leeds', { bookingId, from: 'booked', to: 'arrived' });
  expect(await host.read(changeOf(bookingId, '?adults=4'))).not.toContain(warning);
  expect((await change(TODAY, { adults: '4', tables: 't1' })).status).toBe(303);
});

test('the waiting list is offered the table of a party that goes to another day', async () => {
  for (const table of ['r1', 'r2']) await desk.book({ time: '19:00', lastName: 'Cook', phone: '', table });
  const id = crypto.randomUUID();
  await desk.pool.query(
    `insert into waitlist_entries (id, reference, status, store_id, service_date, service_time, starts_at,
       adult_covers, child_covers, occasion_id, menu_id, first_name, last_name, email, phone_number, notify_by,
       token_hash, created_at)
     values ($1, 'WAIT2345', 'waiting', '9001', '2026-11-20', '19:00', '2026-11-20T19:00Z', 2, 0, 'table', 'main',
       'Dan', 'Dale', 'dan@example.co.uk', '', 'email', '', '2026-11-20T12:00Z')`,
    [id],
  );
  await change();
  expect(await desk.bookings().selectFrom('waitlist_entries').select('status').execute()).toEqual([
    { status: 'offered' },
  ]);
});

test('another day sent twice at once is one change', async () => {
  const answers = await Promise.all([change(), change()]);
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  expect(await bookingOf(bookingId)).toMatchObject({ service_date: SATURDAY, sequence: 1 });
  expect(await tablesOf(bookingId)).toEqual([`r2 ${SATURDAY}`]);
});

test('a party stays on its day when somebody else has just taken the table', async () => {
  await desk.book({ date: SATURDAY, time: '19:00', lastName: 'Cook', phone: '', table: 'r2' });
  const taken = await change();
  expect(taken.status).toBe(409);
  expect(await taken.text()).toContain('Somebody has just taken that table.');
  expect(await bookingOf(bookingId)).toMatchObject({ service_date: TODAY, sequence: 0 });
  expect(await tablesOf(bookingId)).toEqual([`t1 ${TODAY}`]);
});

test('a party that its guest has changed meanwhile is shown again before it gets another day', async () => {
  await desk.bookings().updateTable('bookings').set({ sequence: 1 }).where('id', '=', bookingId).execute();
  const refused = await change();
  expect(refused.status).toBe(409);
  expect(await refused.text()).toContain('This party has just been changed. Check it again.');
  expect(await bookingOf(bookingId)).toMatchObject({ service_date: TODAY });
});

test('two parties that change places between two days at once both do, without a deadlock', async () => {
  const other = await desk.book({ date: SATURDAY, time: '19:00', lastName: 'Cook', phone: '', table: 'r1' });
  const seen = { seenStart: String(at(SATURDAY)), seenEnd: String(at(SATURDAY, '20:30')), seenTables: 'r1' };
  const answers = await Promise.all([change(), change(TODAY, { ...seen, tables: 'r3' }, other)]);
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  expect([await tablesOf(bookingId), await tablesOf(other)]).toEqual([[`r2 ${SATURDAY}`], [`r3 ${TODAY}`]]);
});

test('a party that has arrived stays on its day', async () => {
  await host.post('/desk/leeds', { bookingId, from: 'booked', to: 'arrived' });
  expect(await host.read(changeOf(bookingId, `?date=${SATURDAY}`))).not.toContain('name="date"');
  const refused = await change();
  expect(refused.status).toBe(409);
  expect(await refused.text()).toContain('They’re here, so their day can’t be changed.');
  expect(await bookingOf(bookingId)).toMatchObject({ service_date: TODAY });
});

test('a party arrives or goes to another day, when both are pressed at once', async () => {
  const [, moved] = await Promise.all([
    host.post('/desk/leeds', { bookingId, from: 'booked', to: 'arrived' }),
    change(),
  ]);
  const { service_date } = await bookingOf(bookingId);
  const steps = (await desk.deps.db.selectFrom('party_statuses').select('steps').execute()).flatMap((row) => row.steps);
  expect({ status: moved.status, service_date, steps }).toEqual(
    moved.status === 303
      ? { status: 303, service_date: SATURDAY, steps: [] }
      : { status: 409, service_date: TODAY, steps: ['arrived'] },
  );
});

test('a day beyond those that take bookings is a manager’s to give, with a reason', async () => {
  const far = '2027-03-19';
  expect(pageWords(await host.read(changeOf(bookingId, `?date=${far}`)))).toContain(
    'That’s closed then. Ask a manager.',
  );
  expect((await change(far, { breaks: 'opening', reason: 'regular' })).status).toBe(409);
  const manager = await desk.signedIn('Eve', MANAGER);
  await manager.post(changeOf(bookingId), fieldsFor(far, { breaks: 'opening', reason: 'regular' }));
  expect(await bookingOf(bookingId)).toMatchObject({ service_date: far });
});
