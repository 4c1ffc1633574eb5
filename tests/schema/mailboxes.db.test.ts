import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Connection, openDatabase } from '../../src/platform/database/database.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { createDatabase, openTestDatabase } from '../support/database.ts';

let connection: Connection<object>;
beforeAll(async () => {
  connection = await openTestDatabase<object>();
});
afterAll(() => connection.close());

const mailboxOf = async (email: string) =>
  (await connection.pool.query('select mailbox_of($1) as mailbox', [email])).rows[0].mailbox;

test.each([
  ['ann@example.co.uk', ' Ann@EXAMPLE.co.uk', 'ann+pizza@example.co.uk', 'ann+@example.co.uk', 'ann+a+b@example.co.uk'],
  ['annbaker@gmail.com', 'a.n.n.baker@gmail.com', 'Ann.Baker+x@GoogleMail.com'],
  ['ann@yahoo.co.uk', 'ann-pizza@yahoo.co.uk', 'ann-a-b@yahoo.co.uk', 'ann+pizza@yahoo.co.uk'],
  ['ann@ymail.com', 'ann-pizza@ymail.com'],
  ['ann@outlook.com', 'ann+pizza@outlook.com'],
  ['ann@icloud.com', 'ann@me.com', 'ann+pizza@mac.com'],
  ['annbaker@proton.me', 'ann.baker@protonmail.com', 'ann_baker+x@pm.me', 'ann-baker@proton.me'],
  ['ann@fastmail.com', 'pizza@ann.fastmail.com', 'ann+pizza@fastmail.com'],
])('%s is one mailbox with its other spellings', async (mailbox, ...spellings) => {
  expect(await mailboxOf(mailbox)).toBe(mailbox);
  for (const spelling of spellings) expect([spelling, await mailboxOf(spelling)]).toEqual([spelling, mailbox]);
});

test.each([
  ['ann.baker@outlook.com', 'annbaker@outlook.com'],
  ['ann.baker@example.co.uk', 'annbaker@example.co.uk'],
  ['mary-ann@example.co.uk', 'mary@example.co.uk'],
  ['mary-ann@gmail.com', 'mary@gmail.com'],
  ['ann@yahoo.com', 'ann@yahoo.co.uk'],
  ['ann@fastmail.com', 'ann@fastmail.fm'],
  ['ann@hotmail.com', 'ann@outlook.com'],
  ['+ann@example.co.uk', '+bob@example.co.uk'],
  ['-ann@yahoo.com', '-bob@yahoo.com'],
  ['pizza@ann.fastmail.com', 'pizza@bob.fastmail.com'],
  ['ann@gmail.com.example', 'a.nn@gmail.com.example'],
])('%s and %s are two people', async (one, other) => {
  expect(await mailboxOf(one)).not.toBe(await mailboxOf(other));
});

/** A database as the build before left it. */
async function openBefore() {
  const folder = await mkdtemp(join(tmpdir(), 'tavola-before-'));
  const isBefore = (source: string) => source === 'db/migrations' || Number.parseInt(basename(source), 10) < 144;
  await cp('db/migrations', folder, { recursive: true, filter: isBefore });
  const own = process.env.TEST_DATABASE_URL ? await createDatabase(process.env.TEST_DATABASE_URL) : undefined;
  const before = await openDatabase<object>(own ? { url: own.url } : {});
  await migrate(before.db, folder);
  await rm(folder, { recursive: true });
  return { ...before, close: () => before.close().then(own?.drop) };
}

test('the upgrade moves what is known to its mailbox, and takes nothing away', async () => {
  const before = await openBefore();
  const run = async (query: string) => (await before.pool.query(query)).rows;
  await run(`
    insert into customers (id, guid, email, created_at)
      select md5(email)::uuid, md5(email)::uuid, email, now()
      from unnest('{ann+a@example.co.uk,ann+b@example.co.uk,bob-x@yahoo.com,cleo@example.co.uk}'::text[]) email;
    insert into vouchers (id, offer_slug, address_hash, customer_id, code, shared, given_at, ends_on)
      select gen_random_uuid(), 'pudding', sha256(email::bytea), id, email, false,
        '2026-11-01'::timestamptz + interval '1 day' * row_number() over (order by email), '2027-01-01'
      from customers;
    insert into referrers (id, code, address_hash, customer_id, created_at)
      select id, email, sha256(email::bytea), id, now() from customers;
    insert into referrals (id, referrer_id, friend_hash, friend_voucher_id, claimed_at)
      select v.id, r.id, v.address_hash, v.id, v.given_at from vouchers v, referrers r
      where r.code = 'cleo@example.co.uk';
    insert into job_applications (id, reference, job_id, job_name, place, hiring_email, closes_on, address_hash,
        idempotency_key, body_hash, email, first_name, second_name, telephone, experience, answers, created_at)
      select id, email, '1', '', '', '', '', sha256(email::bytea), email, '', email, '', '', '', '[]', '[]', now()
      from customers;
    insert into waitlist_entries (id, reference, status, store_id, service_date, service_time, starts_at, adult_covers,
        child_covers, occasion_id, menu_id, first_name, last_name, email, phone_number, notify_by, token_hash, created_at)
      select id, email, 'waiting', '1', current_date, '19:00', now(), 2, 0, '', '', '', '', email, '', 'email',
        email::bytea, now()
      from customers`);
  await migrate(before.db);
  const moved = (table: string, hash: string, name: string) =>
    run(`select ${name} as name, ${hash} = address_hash(${name}) as moved from ${table} order by 1`);
  const first = [
    { name: 'ann+a@example.co.uk', moved: true },
    { name: 'ann+b@example.co.uk', moved: false },
    { name: 'bob-x@yahoo.com', moved: true },
    { name: 'cleo@example.co.uk', moved: true },
  ];
  expect(await moved('vouchers', 'address_hash', 'code')).toEqual(first);
  expect(await moved('referrals join vouchers v on v.id = friend_voucher_id', 'friend_hash', 'v.code')).toEqual(first);
  const oneEach = await moved('referrers', 'address_hash', 'code');
  expect(oneEach.map((row) => row.moved).filter(Boolean)).toHaveLength(3);
  const applications = await moved('job_applications', 'address_hash', 'email');
  expect(applications.map((row) => row.moved).filter(Boolean)).toHaveLength(3);
  expect(await run('select person from waitlist_entries order by email')).toEqual(
    ['ann@example.co.uk', 'ann@example.co.uk', 'bob@yahoo.com', 'cleo@example.co.uk'].map((person) => ({ person })),
  );
  await before.close();
}, 240_000);
