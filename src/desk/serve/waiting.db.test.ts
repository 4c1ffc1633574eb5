import { describe, expect, test } from 'vitest';
import { deskForEachTest, HOST, pageWords, READER, type TestDesk } from '../../../tests/support/desk.ts';
import { forgetOldBookings } from '../../booking/engine/personal-data.server.ts';
import { waitlistToken } from '../../booking/engine/reference.ts';
import { tokenHash } from '../../platform/link-token.ts';

const desk = deskForEachTest();

const TODAY = '2026-11-20';

const entryOf = (id: string) =>
  desk.bookings().selectFrom('waitlist_entries').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** Puts a party of four on the waiting list at Leeds; returns the entry's id. */
async function waitOnline(lastName = 'Okoro', date = TODAY, time = '19:00') {
  const id = crypto.randomUUID();
  const startsAt = new Date(`${date}T${time}Z`);
  await desk
    .bookings()
    .insertInto('waitlist_entries')
    .values({
      id,
      reference: id.slice(0, 8),
      status: 'waiting',
      store_id: '9001',
      service_date: date,
      service_time: time,
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
  await waitOnline();
  await waitOnline('Later', '2026-11-22');
  const host = await (await desk.signedIn('Tom', HOST)).read('/desk/leeds/waiting');
  expect(host).toContain('Friday 20 November, 7pm, for 4 people');
  expect(host).toContain('Waiting since Thursday 19 November at 10am');
  expect(host).toContain('okoro@example.co.uk');
  expect(host).toMatch(/href="\/desk\/leeds\/walk-in"[^>]*>Start with Walk-in</);
  expect(host).toContain('Ann Baker, table t1, until 7.15pm');
  expect(host.indexOf('Ruth Later')).toBeGreaterThan(host.indexOf('Ruth Okoro'));
  const reader = await (await desk.signedIn('Ann', READER)).read('/desk/leeds/waiting');
  expect(reader).not.toContain('okoro@example.co.uk');
  expect(reader).not.toContain('Offer now');
  expect(reader).not.toContain('Start with Walk-in');
});

test('a table that is free is offered at once, at night too, and logged', async () => {
  const host = await desk.signedIn('Tom', HOST);
  desk.later({ hours: 11 });
  const entryId = await waitOnline('Okoro', '2026-11-22');
  await host.send('/desk/leeds/waiting');
  expect((await act(host, 'offer', entryId)).headers.get('location')).toBe(`/desk/leeds/waiting#${entryId}`);
  expect((await entryOf(entryId)).status).toBe('offered');
  expect(desk.mails).toContainEqual({ kind: 'waitlist-offer', waitlistId: entryId });
  const log = await desk.deps.db.selectFrom('desk_log').selectAll().where('subject', '=', entryId).execute();
  expect(log).toEqual([expect.objectContaining({ act: 'waitlist-offer', person_id: host.id })]);
  expect(await host.read('/desk/leeds/waiting')).toContain('A table is held for them until');
});

test('without a free table nothing is offered, and the page says so', async () => {
  const host = await desk.signedIn('Tom', HOST);
  await bookTerrace('19:00');
  const entryId = await waitOnline();
  const answer = await act(host, 'offer', entryId);
  expect(answer.status).toBe(409);
  expect(await answer.text()).toContain('No table is free for them yet');
  expect((await entryOf(entryId)).status).toBe('waiting');
  expect(desk.mails).toEqual([]);
});

test('removing somebody releases their table to the next and mails them once', async () => {
  const host = await desk.signedIn('Tom', HOST);
  const first = await waitOnline();
  await act(host, 'offer', first);
  const second = await waitOnline('Later');
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
  const entryId = await waitOnline();
  expect((await act(await desk.signedIn('Ann', READER), 'remove', entryId)).status).toBe(403);
  const york = await desk.signedIn('Ben', { storeId: '9002', role: 'host' });
  expect((await act(york, 'remove', entryId)).status).toBe(403);
  expect((await york.post('/desk/york/waiting', { act: 'remove', entryId })).status).toBe(409);
  expect((await entryOf(entryId)).status).toBe('waiting');
});

describe('a party at the door', () => {
  const KEY = crypto.randomUUID();
  const NOW = Temporal.Instant.from('2026-11-20T18:00:20Z');
  const PATH = '/desk/leeds/walk-in?covers=2';
  type Host = Awaited<ReturnType<TestDesk['signedIn']>>;

  /** Every table is taken until 7.30pm. */
  async function fullHouse(): Promise<Host> {
    desk.clock.now = NOW;
    const host = await desk.signedIn('Tom', HOST);
    for (const table of ['r1', 'r2', 'r3', 'r4', 't1'])
      await desk.book({ time: '18:00', lastName: `At ${table}`, phone: '', table });
    return host;
  }
  const wait = (host: Host, fields: Record<string, string> = {}) =>
    host.post(PATH, { act: 'wait', key: KEY, covers: '2', name: 'Okoro', phone: '', ...fields });
  const entries = () => desk.bookings().selectFrom('waitlist_entries').selectAll().execute();

  test('a party at the door joins the list by name alone, once however often it is tapped, and is logged', async () => {
    const host = await fullHouse();
    const page = await host.read(PATH);
    expect(page).toContain('Table r1 will be free at 7.30pm.');
    expect(page).toContain('Add to the waiting list');
    expect((await wait(host)).headers.get('location')).toBe(`/desk/leeds/waiting#${KEY}`);
    await wait(host);
    expect(await entries()).toMatchObject([{ last_name: 'Okoro', email: '', phone_number: '', adult_covers: 2 }]);
    const list = await host.read('/desk/leeds/waiting');
    expect(list).toContain('At the door, for 2 people');
    expect(list).not.toContain('Offer now');
    const log = await desk.deps.db.selectFrom('desk_log').select('act').where('subject', '=', KEY).execute();
    expect(log).toEqual([{ act: 'waitlist-add' }]);
  });

  test('the waiting list follows whoever is added at the door, and taken off', async () => {
    const host = await fullHouse();
    const version = async () => /since=([^"&]+)/.exec(await host.read('/desk/leeds/waiting'))?.[1];
    const empty = await version();
    await wait(host);
    const added = await version();
    await act(host, 'remove', KEY);
    expect(new Set([empty, added, await version()]).size).toBe(3);
  });

  test('a party at the door needs a name, and a phone number that can be rung if there is one', async () => {
    const host = await fullHouse();
    const refused = await wait(host, { name: '', phone: '07700 900555' });
    expect(refused.status).toBe(400);
    const page = await refused.text();
    expect(page).toContain('Enter a name');
    expect(page).toContain('value="07700 900555"');
    expect((await wait(host, { phone: '12' })).status).toBe(400);
    expect(await entries()).toEqual([]);
  });

  test('a party at the door is seated from the list under its name and number, and leaves it', async () => {
    const host = await fullHouse();
    await wait(host, { phone: '07700 900555' });
    const path = `${PATH}&waiting=${KEY}`;
    expect(await host.read('/desk/leeds/waiting')).toContain(path.replace('&', '&amp;'));
    expect(await host.read(path)).not.toContain('Add to the waiting list');
    const day = async () => pageWords(await host.read('/desk/leeds'));
    expect(await day()).toMatch(/Waiting at the door Okoro, 2, since [\d.]+pm Seat/);
    desk.later({ minutes: 95 });
    expect(await day()).toMatch(/Okoro, 2, since [\d.]+pm\. Table r1 is free now Seat/);
    expect(await host.read('/desk/leeds/waiting')).toContain('Table r1 is free now');
    const page = await host.read(path);
    expect(page).toContain('value="Okoro"');
    expect(page).toContain(`name="entryId" value="${KEY}"`);
    await host.post(path, { key: crypto.randomUUID(), covers: '2', tableIds: 'r1', name: 'Okoro', entryId: KEY });
    expect(await entries()).toEqual([]);
    const seated = await desk.bookings().selectFrom('bookings').selectAll().where('source', '=', 'walk-in').execute();
    expect(seated).toMatchObject([{ last_name: 'Okoro', phone_number: '07700 900555' }]);
  });

  test('undoing a seating returns the party to the list with its original waiting time', async () => {
    const host = await fullHouse();
    await wait(host, { phone: '07700 900555' });
    const before = await entries();
    desk.later({ minutes: 95 });
    const key = crypto.randomUUID();
    await host.post(PATH, { key, covers: '2', tableIds: 'r1', name: 'Okoro', entryId: KEY });
    await host.post('/desk/leeds', { bookingId: key, from: 'seated', to: 'undo' });
    const told = { last_name: 'Okoro', phone_number: '07700 900555', adult_covers: 2 };
    expect(await entries()).toMatchObject([{ ...told, created_at: before[0]?.created_at }]);
  });

  test('a party at the door that has gone is taken off, and nothing of it stays', async () => {
    const host = await fullHouse();
    await wait(host);
    expect((await act(host, 'remove', KEY)).status).toBe(303);
    expect((await act(host, 'remove', KEY)).status).toBe(409);
    expect(await entries()).toEqual([]);
    expect(desk.mails).toEqual([]);
  });

  test('a party at the door is offered nothing by itself, and keeps nobody else from an offer', async () => {
    const host = await fullHouse();
    await wait(host);
    const later = crypto.randomUUID();
    await wait(host, { key: later, name: 'Later' });
    const online = await waitOnline('Baker', '2026-11-20', '21:00');
    await host.send('/desk/leeds/waiting');
    await act(host, 'offer', online);
    expect((await entryOf(online)).status).toBe('offered');
    expect((await entries()).filter(({ status }) => status === 'waiting')).toHaveLength(2);
  });

  test('a party at the door is forgotten once its evening is over', async () => {
    const host = await fullHouse();
    await wait(host);
    const forget = () => forgetOldBookings({ db: desk.bookings(), keptDays: 365 }, desk.clock.now);
    await forget();
    expect(await entries()).toHaveLength(1);
    desk.later({ hours: 48 });
    await forget();
    expect(await entries()).toEqual([]);
  });
});
