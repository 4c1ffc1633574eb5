import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestDesk, type TestDesk } from '../../../tests/support/desk.ts';
import { waitlistToken } from '../../booking/engine/reference.ts';
import type { BookingTables } from '../../booking/tables.server.ts';
import { tokenHash } from '../../platform/link-token.ts';

let desk: TestDesk;
beforeEach(async () => {
  desk = await openTestDesk();
});
afterEach(() => desk.close());

const HOST = { storeId: '9001', role: 'host' } as const;
const READER = { storeId: '9001', role: 'reader' } as const;
const TODAY = '2026-11-20';

const bookings = () => desk.deps.db.withTables<BookingTables>();
const entryOf = (id: string) =>
  bookings().selectFrom('waitlist_entries').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** Puts a party of four on the waiting list at Leeds for 7pm; returns the entry's id. */
async function wait(lastName = 'Okoro', date = TODAY) {
  const id = crypto.randomUUID();
  const startsAt = new Date(`${date}T19:00Z`);
  await bookings()
    .insertInto('waitlist_entries')
    .values({
      id,
      reference: id.slice(0, 8),
      status: 'waiting',
      store_id: '9001',
      service_date: date,
      service_time: '19:00',
      starts_at: startsAt,
      adult_covers: 4,
      child_covers: 0,
      occasion_id: 'table',
      menu_id: 'main',
      area_id: 'terrace',
      first_name: 'Ruth',
      last_name: lastName,
      email: `${lastName.toLowerCase()}@example.co.uk`,
      phone_number: '',
      notify_by: 'email',
      token_hash: tokenHash(waitlistToken(desk.deps.tokenSecret, id)),
      created_at: new Date('2026-11-19T10:00Z'),
    })
    .execute();
  return id;
}

const bookTerrace = (time: string) => desk.book({ time, lastName: 'Baker', phone: '' });

const act = (browser: Awaited<ReturnType<TestDesk['signedIn']>>, name: string, entryId: string) =>
  browser.post('/desk/leeds/waiting', { act: name, entryId });

test('the list has who waits, since when, and what would free a table', async () => {
  await bookTerrace('17:45');
  await wait();
  await wait('Later', '2026-11-22');
  const host = await (await desk.signedIn('Tom', HOST)).read('/desk/leeds/waiting');
  expect(host).toContain('Friday 20 November, 7pm, for 4 people');
  expect(host).toContain('Waiting since Thursday 19 November at 10am');
  expect(host).toContain('okoro@example.co.uk');
  expect(host).toContain('Ann Baker, table t1, until 7.15pm');
  expect(host.indexOf('Ruth Later')).toBeGreaterThan(host.indexOf('Ruth Okoro'));
  const reader = await (await desk.signedIn('Ann', READER)).read('/desk/leeds/waiting');
  expect(reader).not.toContain('okoro@example.co.uk');
  expect(reader).not.toContain('Offer now');
});

test('a table that is free is offered at once, at night too, and logged', async () => {
  const host = await desk.signedIn('Tom', HOST);
  desk.later({ hours: 11 });
  const entryId = await wait('Okoro', '2026-11-22');
  await host.send('/desk/leeds/waiting');
  expect((await act(host, 'offer', entryId)).headers.get('location')).toBe('/desk/leeds/waiting');
  expect((await entryOf(entryId)).status).toBe('offered');
  expect(desk.mails).toContainEqual({ kind: 'waitlist-offer', waitlistId: entryId });
  const log = await desk.deps.db.selectFrom('desk_log').selectAll().where('subject', '=', entryId).execute();
  expect(log).toEqual([expect.objectContaining({ act: 'waitlist-offer', person_id: host.id })]);
  expect(await host.read('/desk/leeds/waiting')).toContain('A table is held for them until');
});

test('without a free table nothing is offered, and the page says so', async () => {
  const host = await desk.signedIn('Tom', HOST);
  await bookTerrace('19:00');
  const entryId = await wait();
  const answer = await act(host, 'offer', entryId);
  expect(answer.status).toBe(409);
  expect(await answer.text()).toContain('No table is free for them yet');
  expect((await entryOf(entryId)).status).toBe('waiting');
  expect(desk.mails).toEqual([]);
});

test('removing somebody releases their table to the next and mails them once', async () => {
  const host = await desk.signedIn('Tom', HOST);
  const first = await wait();
  await act(host, 'offer', first);
  const second = await wait('Later');
  desk.mails.length = 0;
  const statuses = (await Promise.all([act(host, 'remove', first), act(host, 'remove', first)])).map(
    ({ status }) => status,
  );
  expect(statuses.toSorted()).toEqual([303, 409]);
  expect((await entryOf(first)).status).toBe('lapsed');
  expect((await entryOf(second)).status).toBe('offered');
  expect(desk.mails.filter((mail) => 'kind' in mail && mail.kind === 'waitlist-lapsed')).toHaveLength(1);
});

test('readers and other restaurants change nothing', async () => {
  const entryId = await wait();
  expect((await act(await desk.signedIn('Ann', READER), 'remove', entryId)).status).toBe(403);
  const york = await desk.signedIn('Ben', { storeId: '9002', role: 'host' });
  expect((await act(york, 'remove', entryId)).status).toBe(403);
  expect((await york.post('/desk/york/waiting', { act: 'remove', entryId })).status).toBe(409);
  expect((await entryOf(entryId)).status).toBe('waiting');
});
