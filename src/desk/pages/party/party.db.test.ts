import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { HOST, MANAGER, openTestDesk, pageWords, READER, type TestDesk } from '../../../../tests/support/desk.ts';
import { forgetOldBookings } from '../../../booking/engine/personal-data.server.ts';

let desk: TestDesk;
let bookingId: string;
beforeEach(async () => {
  desk = await openTestDesk();
  bookingId = await desk.book({ time: '19:00', lastName: 'Baker', phone: '+447700900123' });
});
afterEach(() => desk.close());

const pageOf = (id: string) => `/desk/leeds/parties/${id}`;
const set = (id: string, values: object) =>
  desk.bookings().updateTable('bookings').set(values).where('id', '=', id).execute();
const acts = async () =>
  (await desk.deps.db.selectFrom('desk_log').select('act').where('subject', '=', bookingId).execute()).map(
    ({ act }) => act,
  );
/** The words of a page. */

describe('the day', () => {
  test('the day says which visit it is from the second on, by mailbox or phone; an absence was none', async () => {
    const host = await desk.signedIn('Ann', HOST);
    expect(await host.read('/desk/leeds')).not.toMatch(/\bvisit\b/);
    const earlier = await desk.book({ time: '19:00', date: '2026-11-10', lastName: 'Baker', phone: '07700 900123' });
    await set(earlier, { email: 'other@example.co.uk' });
    const byMail = await desk.book({ time: '19:00', date: '2026-11-11', lastName: 'Baker', phone: '' });
    const stranger = await desk.book({ time: '19:00', date: '2026-11-12', lastName: 'Cook', phone: '+447700900999' });
    await set(stranger, { email: 'cook@example.co.uk' });
    expect(await host.read('/desk/leeds')).toContain('3rd visit');
    await desk.deps.db
      .insertInto('party_statuses')
      .values({ booking_id: byMail, store_id: '9001', steps: ['no-show'], changed_at: new Date() })
      .execute();
    expect(await host.read('/desk/leeds')).toContain('2nd visit');
  });

  test('a guest’s bookings to come and cancelled ones aren’t visits', async () => {
    const host = await desk.signedIn('Ann', HOST);
    await desk.book({ time: '19:00', date: '2026-11-10', lastName: 'Baker', phone: '' });
    await set(await desk.book({ time: '19:00', date: '2026-11-11', lastName: 'Baker', phone: '' }), {
      status: 'cancelled',
    });
    for (const date of ['2026-12-01', '2026-12-05'])
      await desk.book({ time: '19:00', date, lastName: 'Baker', phone: '' });
    expect(await host.read('/desk/leeds?date=2026-12-05')).toContain('2nd visit');
  });

  test('the day names the voucher of a booking', async () => {
    await set(bookingId, { offer_slug: 'two-for-one' });
    expect(await (await desk.signedIn('Ann', HOST)).read('/desk/leeds')).toContain('Voucher: two-for-one');
  });

  test('the day has cancelled parties only in a search, after all others', async () => {
    const cancelled = await desk.book({ time: '12:00', lastName: 'Bakewell', phone: '' });
    await set(cancelled, { status: 'cancelled' });
    const host = await desk.signedIn('Ann', HOST);
    expect(await host.read('/desk/leeds')).not.toContain('Bakewell');
    const page = pageWords(await host.read('/desk/leeds?q=bake'));
    expect(page).toMatch(/Baker, 2.*12pm Cancelled.*Bakewell, 2/);
    expect(page).toContain('2 covers · 0 here · 2 to come');
  });
});

describe('the page of a party', () => {
  test('the page of a party has all that is known, and what the guest did', async () => {
    await set(bookingId, { special_request: 'A quiet corner.', menu_id: 'main' });
    await desk
      .bookings()
      .insertInto('booking_history')
      .values({
        booking_id: bookingId,
        store_id: '9001',
        event: 'running-late',
        happened_at: new Date('2026-11-20T18:40Z'),
        detail: { minutes: 10 },
      })
      .execute();
    const page = pageWords(await (await desk.signedIn('Ann', HOST)).read(pageOf(bookingId)));
    for (const words of [
      'Ann Baker, 2',
      'Friday 20 November 2026 at 7pm, until 8.30pm',
      '+447700900123',
      'ann@example.co.uk',
      'Peanuts',
      'A quiet corner.',
      'Main menu',
      'The guest said they’re running late',
    ])
      expect(page).toContain(words);
  });

  test('several tables are called “tables” on every page', async () => {
    await desk.pool.query(
      `insert into table_allocations (booking_id, store_id, table_id, during, live)
       select id, store_id, 'r1', tstzrange(starts_at, ends_at), true from bookings where id = $1`,
      [bookingId],
    );
    const host = await desk.signedIn('Ann', HOST);
    for (const path of ['/desk/leeds', pageOf(bookingId), `${pageOf(bookingId)}/change`])
      expect(pageWords(await host.read(path))).toMatch(/tables r1 \+ t1/i);
    await desk.pool.query('update table_allocations set live = false where booking_id = $1', [bookingId]);
    expect(pageWords(await host.read('/desk/leeds'))).toContain('Table to find');
  });

  test('the party page links back to its row on Today', async () => {
    const page = await (await desk.signedIn('Ann', HOST)).read(pageOf(bookingId));
    expect(page).toMatch(new RegExp(`href="/desk/leeds\\?date=2026-11-20#${bookingId}"[^>]*>Back to`));
  });

  test('the page of a party shows a reader neither phone nor e-mail, nor a form', async () => {
    const page = await (await desk.signedIn('Ann', READER)).read(pageOf(bookingId));
    expect(page).toContain('Ann Baker');
    for (const hidden of ['900123', 'ann@example.co.uk', 'name="note"']) expect(page).not.toContain(hidden);
  });

  test('the page of a party has the steps of its day, and an undo', async () => {
    const host = await desk.signedIn('Ann', HOST);
    const steps = async () => [
      ...(await host.read(`/desk/leeds/parties/${bookingId}`)).matchAll(
        /aria-label="(Arrived|Seated|Left|No-show|Undo)\b/g,
      ),
    ];
    expect((await steps()).map(([, to]) => to)).toEqual(['Arrived']);
    await host.post('/desk/leeds', { bookingId, from: 'booked', to: 'arrived' });
    expect((await steps()).map(([, to]) => to)).toEqual(['Seated', 'Undo']);
  });

  test('what is pressed on the page of a party leads back to its name', async () => {
    const host = await desk.signedIn('Ann', HOST);
    desk.later({ hours: 7 });
    const press = async (path: string, fields: Record<string, string>) =>
      (await host.post(path, { bookingId, page: 'party', ...fields })).headers.get('location');
    const back = `${pageOf(bookingId)}#state`;
    expect(await press('/desk/leeds', { from: 'booked', to: 'arrived' })).toBe(back);
    expect(await press('/desk/leeds', { from: 'arrived', to: 'seated' })).toBe(back);
    const seenEnd = String(Date.parse('2026-11-20T20:30Z'));
    expect(await press('/desk/leeds/table', { act: 'stay', seenEnd, minutes: '15' })).toBe(back);
    const page = await host.read(pageOf(bookingId));
    expect(page).toMatch(/<p id="state"[^>]*><strong>Seated .*, table until 8.45pm/);
    // Left, Undo, and both of those that let them stay.
    expect(page.match(/name="page" value="party"/g)).toHaveLength(3);
  });

  test('the page of a party is its restaurant’s alone', async () => {
    const york = await desk.signedIn('Ann', { storeId: '9002', role: 'host' });
    expect((await york.send(pageOf(bookingId))).status).toBe(403);
    expect((await york.send(`/desk/york/parties/${bookingId}`)).status).toBe(404);
    expect((await york.send('/desk/york/parties/nobody')).status).toBe(404);
  });
});

describe('a note for the team', () => {
  test('a note for the team is saved once and shown in the day', async () => {
    const host = await desk.signedIn('Ann', HOST);
    const note = { note: 'Likes the corner.', seen: '' };
    expect((await host.post(pageOf(bookingId), note)).headers.get('location')).toBe(`${pageOf(bookingId)}#team`);
    expect((await host.post(pageOf(bookingId), note)).status).toBe(303);
    expect(await acts()).toEqual(['note']);
    expect(await host.read('/desk/leeds')).toContain('Likes the corner.');
    expect(pageWords(await host.read(pageOf(bookingId)))).toContain('Ann wrote a note about them');
  });

  test('a note for the team is not lost, and overwrites none, when somebody else was faster', async () => {
    const host = await desk.signedIn('Ann', HOST);
    await host.post(pageOf(bookingId), { note: 'Bring the cake at nine.', seen: '' });
    const response = await host.post(pageOf(bookingId), { note: 'Likes the corner.', seen: '' });
    expect(response.status).toBe(409);
    const page = await response.text();
    expect(page).toContain('Bring the cake at nine.');
    expect(page).toContain('Likes the corner.</textarea>');
    expect(page).toContain('name="seen" value="Bring the cake at nine."');
  });

  test('a note for the team is refused to readers', async () => {
    const reader = await desk.signedIn('Ann', READER);
    expect((await reader.post(pageOf(bookingId), { note: 'Hello.', seen: '' })).status).toBe(403);
    expect(await acts()).toEqual([]);
  });

  test('a note for the team is erased with the booking', async () => {
    const host = await desk.signedIn('Ann', HOST);
    await host.post(pageOf(bookingId), { note: 'Likes the corner.', seen: '' });
    await forgetOldBookings({ db: desk.bookings(), keptDays: 1 }, desk.clock.now.add({ hours: 24 * 5 }));
    expect(await desk.bookings().selectFrom('bookings').select('team_note').execute()).toEqual([{ team_note: '' }]);
  });
});

describe('a cancellation by the restaurant', () => {
  const cancel = (host: Awaited<ReturnType<TestDesk['signedIn']>>, fields: Record<string, string> = {}) =>
    host.post(`${pageOf(bookingId)}/cancel`, {
      sequence: '0',
      reason: 'room',
      words: 'The ceiling is wet.',
      ...fields,
    });
  const booking = () =>
    desk.bookings().selectFrom('bookings').selectAll().where('id', '=', bookingId).executeTakeFirstOrThrow();
  const liveTables = () =>
    desk.bookings().selectFrom('table_allocations').select('table_id').where('live', '=', true).execute();

  test('a cancellation by the restaurant frees the table, releases the card, writes to the guest and is logged, once', async () => {
    await desk
      .bookings()
      .insertInto('card_guarantees')
      .values({
        booking_id: bookingId,
        store_id: '9001',
        customer_id: 'customer-1',
        amount_pence: 2000,
        free_until: new Date('2026-11-19T19:00Z'),
        wording_version: 'v1',
        wording: 'You agree.',
        status: 'held',
      })
      .execute();
    const host = await desk.signedIn('Ann', HOST);
    const page = pageWords(await host.read(`${pageOf(bookingId)}/cancel`));
    expect(page).toContain('Friday 20 November at 7pm, for 2 people');
    expect(page).toContain('Their card won’t be charged.');
    desk.mails.length = 0;
    const answers = await Promise.all([cancel(host), cancel(host)]);
    expect(answers.map((answer) => answer.headers.get('location'))).toEqual([pageOf(bookingId), pageOf(bookingId)]);
    expect(await booking()).toMatchObject({ status: 'cancelled', cancellation_words: 'The ceiling is wet.' });
    expect(await liveTables()).toEqual([]);
    expect(await desk.bookings().selectFrom('card_guarantees').select('status').execute()).toEqual([
      { status: 'released' },
    ]);
    expect(desk.mails).toEqual([{ kind: 'booking-cancelled-by-restaurant', bookingId, sequence: 1 }]);
    expect(await acts()).toEqual(['cancelled']);
    const after = pageWords(await host.read(pageOf(bookingId)));
    expect(after).toContain('Ann cancelled the booking for them');
    expect(after).not.toContain('The guest cancelled');
    expect(after).not.toContain('Cancel booking');
  });

  test('a cancellation by the restaurant offers the table to the waiting list', async () => {
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
    await cancel(await desk.signedIn('Ann', HOST));
    const entry = await desk.bookings().selectFrom('waitlist_entries').select('status').where('id', '=', id).execute();
    expect(entry).toEqual([{ status: 'offered' }]);
  });

  test('a cancellation by the restaurant asks for a reason and loses nothing typed', async () => {
    const response = await cancel(await desk.signedIn('Ann', HOST), { reason: '' });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('The ceiling is wet.</textarea>');
    expect(await booking()).toMatchObject({ status: 'booked' });
  });

  test('a cancellation by the restaurant waits for another look when the guest has just changed the booking', async () => {
    await set(bookingId, { sequence: 1 });
    const response = await cancel(await desk.signedIn('Ann', HOST));
    expect(response.status).toBe(409);
    expect(await response.text()).toContain('has just changed this booking');
    expect(await acts()).toEqual([]);
  });

  test('a cancellation by the restaurant is for parties to come only, and not for readers', async () => {
    expect((await cancel(await desk.signedIn('Ann', READER))).status).toBe(403);
    const host = await desk.signedIn('Ben', HOST);
    await host.post('/desk/leeds', { bookingId, from: 'booked', to: 'arrived' });
    await cancel(host);
    expect(await booking()).toMatchObject({ status: 'booked' });
  });
});

describe('a party that is moved', () => {
  const START = Date.parse('2026-11-20T19:00Z');
  const HOUR = 3_600_000;
  const first: Fields = {
    seenStart: String(START),
    seenEnd: String(START + 1.5 * HOUR),
    seenTables: 't1',
    seenSequence: '0',
  };
  type Fields = Record<string, string>;
  const fieldsOf = (fields: Fields): Fields => {
    const { seenStart, seenEnd, seenTables, seenSequence, ...rest } = { ...first, ...fields };
    return {
      tables: 't1',
      startsAt: String(START),
      adults: '2',
      children: '0',
      breaks: '',
      seen: [seenStart, seenEnd, seenTables, seenSequence].join(' '),
      ...rest,
    };
  };
  const change = (person: Awaited<ReturnType<TestDesk['signedIn']>>, fields: Fields) =>
    person.post(`${pageOf(bookingId)}/change`, fieldsOf(fields));
  const seating = async () =>
    (
      await desk.pool.query(
        `select service_time, adult_covers, child_covers, sequence, array_agg(table_id order by table_id) tables
         from bookings b join table_allocations a on a.booking_id = b.id and live where id = $1 group by id, b.store_id`,
        [bookingId],
      )
    ).rows[0];
  const asBooked = { service_time: '19:00', adult_covers: 2, child_covers: 0, sequence: 0, tables: ['t1'] };

  test('a party that is moved is shown the free tables with their sizes, its own aside', async () => {
    await desk.book({ time: '19:00', lastName: 'Cook', phone: '', table: 'r1' });
    await desk.book({ time: '21:00', lastName: 'Dean', phone: '', table: 'r3' });
    const host = await desk.signedIn('Ann', HOST);
    const page = pageWords(await host.read(`${pageOf(bookingId)}/change`));
    expect(page).toContain('Now Friday 20 November, 7pm, 2 people, table t1');
    expect(page).toContain('r2 · Best fit Main room, 1 to 2');
    expect(page).toContain('r3 + r4 Main room, 5 to 8, free until 9pm');
    expect(page).not.toMatch(/r1 Main|t1 Terrace/);
    desk.later({ hours: 7, minutes: 30 });
    expect(pageWords(await host.read(`${pageOf(bookingId)}/change`))).toContain('Free now, for 2 people');
  });

  test('a party that is moved has another table with one tap, and once', async () => {
    const host = await desk.signedIn('Ann', HOST);
    const answers = [await change(host, { tables: 'r2' }), await change(host, { tables: 'r2' })];
    expect(answers.map((answer) => answer.headers.get('location'))).toEqual([pageOf(bookingId), pageOf(bookingId)]);
    expect(await seating()).toEqual({ ...asBooked, tables: ['r2'] });
    expect(await acts()).toEqual(['moved']);
    expect(desk.mails).not.toContainEqual(expect.objectContaining({ bookingId }));
  });

  test('a party that is moved stays where it is when the table was just taken, or the party moved', async () => {
    const host = await desk.signedIn('Ann', HOST);
    await desk.book({ time: '19:00', lastName: 'Cook', phone: '', table: 'r2' });
    const taken = await change(host, { tables: 'r2' });
    expect(taken.status).toBe(409);
    expect(await taken.text()).toContain('Somebody has just taken that table.');
    const moved = await change(host, { tables: 'r1', seenTables: 'r4' });
    expect(moved.status).toBe(409);
    expect(await seating()).toEqual(asBooked);
  });

  test('a party that is moved goes to one of two people who take a table for different parties at once', async () => {
    const other = await desk.book({ time: '19:00', lastName: 'Cook', phone: '', table: 'r1' });
    const host = await desk.signedIn('Ann', HOST);
    const answers = await Promise.all([
      change(host, { tables: 'r2' }),
      host.post(`${pageOf(other)}/change`, fieldsOf({ tables: 'r2', seenTables: 'r1' })),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409]);
  });

  test('a party that is moved is told of another time and size, unless it isn’t wanted', async () => {
    const host = await desk.signedIn('Ann', HOST);
    const later = { tables: 'r3', startsAt: String(START + HOUR), adults: '2', children: '1', tells: 'yes' };
    await change(host, later);
    expect(await seating()).toEqual({
      service_time: '20:00',
      adult_covers: 2,
      child_covers: 1,
      sequence: 1,
      tables: ['r3'],
    });
    expect(desk.mails).toContainEqual({ kind: 'booking-changed', bookingId, sequence: 1 });
    const [changed] = await desk
      .bookings()
      .selectFrom('booking_history')
      .select('detail')
      .where('booking_id', '=', bookingId)
      .execute();
    expect(changed?.detail).toMatchObject({
      byStaff: true,
      from: { time: '19:00', adultCovers: 2, tableIds: ['t1'] },
      to: { time: '20:00', childCovers: 1, tableIds: ['r3'] },
    });
    desk.mails.length = 0;
    await change(host, {
      tables: 'r2',
      seenTables: 'r3',
      seenStart: String(START + HOUR),
      seenEnd: String(START + 2.5 * HOUR),
      seenSequence: '1',
    });
    expect(await seating()).toEqual({ ...asBooked, sequence: 2, tables: ['r2'] });
    expect(desk.mails).not.toContainEqual(expect.objectContaining({ kind: 'booking-changed' }));
  });

  test('a party that is moved breaks opening hours for a manager with a reason, and for no host', async () => {
    const page = `${pageOf(bookingId)}/change?time=22:00`;
    const late = { tables: 't1', startsAt: String(START + 3 * HOUR), breaks: 'opening', reason: 'regular' };
    const host = await desk.signedIn('Ann', HOST);
    expect(pageWords(await host.read(page))).toContain('That’s closed then. Ask a manager.');
    expect((await change(host, late)).status).toBe(409);
    const manager = await desk.signedIn('Eve', MANAGER);
    const shown = await manager.read(page);
    expect(pageWords(shown)).toContain('Why? It’s closed then.');
    expect(shown).toMatch(/change\?time=22(:|%3A)00" method="post"/);
    const unsaid = await manager.post(page, fieldsOf({ ...late, reason: '' }));
    expect(unsaid.status).toBe(400);
    expect(await unsaid.text()).toContain('Say why, for the log.');
    await change(manager, late);
    expect(await seating()).toMatchObject({ service_time: '22:00' });
    const log = await desk.deps.db.selectFrom('desk_log').select('after').where('subject', '=', bookingId).execute();
    expect(log).toMatchObject([{ after: { reason: 'regular', breaks: ['opening'] } }]);
  });

  test('a party that is moved is refused to readers, and after it has left', async () => {
    expect((await change(await desk.signedIn('Ann', READER), { tables: 'r2' })).status).toBe(403);
    desk.later({ hours: 9 });
    await change(await desk.signedIn('Ben', HOST), { tables: 'r2' });
    expect(await seating()).toEqual(asBooked);
  });
});
