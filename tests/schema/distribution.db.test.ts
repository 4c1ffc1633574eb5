import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLimiter } from '../../src/platform/http/limits/limiter.server.ts';
import { exampleCustomer, exampleRequest, openTestEngine, type TestEngine } from '../support/test-engine.ts';
import { TABLE_KINDS, whatIsInTheWay } from './table-kinds.ts';

let engine: TestEngine;
beforeAll(async () => {
  engine = await openTestEngine();
  await createLimiter(engine.connection, { name: 'any', points: 1, seconds: 1 }, pino({ level: 'silent' }));
});
afterAll(() => engine.close());

test('it is decided of every table whether it is spread by restaurant', async () => {
  const { rows } = await engine.connection.pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
  );
  // Limits are counted in memory where the database is embedded.
  const names = new Set([...rows.map(({ name }) => name), 'rate_limits']);
  expect([...names].sort()).toEqual(Object.keys(TABLE_KINDS).sort());
});

test('every table with a restaurant of its own is spread, but messages, short lists and the desk’s', async () => {
  const { rows } = await engine.connection.pool.query<{ name: string }>(
    `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'store_id'`,
  );
  const local = rows.map(({ name }) => name).filter((name) => TABLE_KINDS[name] === 'local');
  expect(local.sort()).toEqual([
    'booking_messages',
    'closings',
    'contact_messages',
    'desk_devices',
    'desk_feeds',
    'desk_log',
    'desk_roles',
    'empty_searches',
    'forget_when_over',
    'guest_notes',
    'sheet_mails',
    'webhooks',
  ]);
});

test('nothing is in the way', async () => {
  expect(await whatIsInTheWay(engine.connection.pool)).toEqual([]);
});

describe('it would be told of', () => {
  test.each([
    ['create unique index late on bookings (email)', 'bookings: late does not contain store_id with equality'],
    [
      'alter table table_allocations add constraint late exclude using gist (store_id with <>, table_id with =)',
      'table_allocations: late does not contain store_id with equality',
    ],
    [
      'alter table holds add column late text references mail_log (message_id)',
      'holds: late is between a distributed and a local table',
    ],
    [
      'alter table mail_log add column late uuid, add column s text, add foreign key (late, s) references bookings (id, store_id)',
      'mail_log: mail_log_late_s_fkey is between a distributed and a local table',
    ],
    [
      `alter table holds add column late uuid,
         add constraint late foreign key (store_id, late) references bookings (store_id, id) on delete set null`,
      'holds: late would change store_id',
    ],
    ['alter table holds alter column store_id drop not null', 'holds has no store_id that is always given'],
    ['alter table holds add column late int generated always as identity', 'holds: late counts in less than a bigint'],
    [
      'create trigger late after insert on holds for each row execute function refuse_rewriting_history()',
      'holds: the trigger late',
    ],
  ])('%s', async (change, complaint) => {
    const client = await engine.connection.pool.connect();
    await client.query('begin');
    // A key by which the foreign key above could be made.
    await client.query('alter table holds drop constraint holds_pkey cascade');
    await client.query('alter table bookings add constraint other_way_round unique (store_id, id)');
    await client.query(change.replace('late text references', 'late text constraint late references'));
    expect(await whatIsInTheWay(client)).toContain(complaint);
    await client.query('rollback');
    client.release();
  });
});

describe('with the restaurant in every key', () => {
  test('a key is answered again by its restaurant', async () => {
    const asked = { idempotencyKey: crypto.randomUUID() };
    const first = await engine.book(asked);
    expect(first).toMatchObject({ status: 200, body: { bookingStatus: 1 } });
    expect((await engine.book(asked)).body.bookingReference).toBe(first.body.bookingReference);
    expect(await engine.book({ ...asked, time: '20:00' })).toMatchObject({ status: 409 });
    expect(await engine.rows('bookings')).toHaveLength(1);
  });

  test('the waitlist is served by a cancelled booking', async () => {
    const [booking] = await engine.rows<{ reference: string }>('bookings');
    const customer = { ...exampleCustomer, email: 'ben@example.co.uk' };
    await engine.post('/waitlist/9001', { ...exampleRequest, customer });
    const path = `/manage/${await engine.tokenOf((booking as { reference: string }).reference)}`;
    expect(await engine.post(`${path}/cancel`, { cancellationFee: 0 })).toMatchObject({ status: 200 });
    expect(await engine.rows('waitlist_entries')).toMatchObject([{ status: 'offered', store_id: '9001' }]);
    expect(await engine.rows('booking_history order by id')).toMatchObject([
      { event: 'booked' },
      { event: 'cancelled' },
    ]);
  });

  test('a history of another restaurant than its booking is refused', async () => {
    const [booking] = await engine.rows<{ id: string }>('bookings');
    const other = `insert into booking_history (booking_id, store_id, event, happened_at, detail) values ($1, 'other', '', now(), '{}')`;
    await expect(engine.connection.pool.query(other, [booking?.id])).rejects.toThrow(/history_of_a_booking/);
  });
});
