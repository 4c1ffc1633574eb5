import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../../tests/support/database.ts';
import { TEST_NOW } from '../../../tests/support/test-clock.ts';
import type { Connection } from '../../platform/database/database.ts';
import type { Channel, ConsentState } from '../contracts/consent.ts';
import type { CustomerTables } from '../tables.server.ts';
import { appendConsent, consentHistory, hideForgottenAddresses, standingConsent } from './consent-ledger.server.ts';
import { confirmAddress, customerOfAddress, findOrCreateCustomer } from './customer-record.server.ts';

let connection: Connection<CustomerTables>;
beforeAll(async () => {
  connection = await openTestDatabase();
});
afterAll(() => connection.close());

const email = 'Ann.Baker@example.co.uk';
const inTransaction = <Result>(work: Parameters<ReturnType<typeof connection.db.transaction>['execute']>[0]) =>
  connection.db.transaction().execute(work) as Promise<Result>;
const find = (address: string) => inTransaction((tx) => findOrCreateCustomer(tx, { email: address, now: TEST_NOW }));

test('an address is one customer, whatever its spelling and however many requests run at once', async () => {
  const addresses = [email, ' ann.baker@EXAMPLE.co.uk ', email.toUpperCase(), email];
  const customers = await Promise.all(addresses.map(find));
  expect(new Set(customers.map((customer) => (customer as { guid: string }).guid)).size).toBe(1);
  expect(await find('ann.baker+news@example.co.uk')).not.toMatchObject({
    guid: (customers[0] as { guid: string }).guid,
  });
});

test('the guid is random and differs from the id', async () => {
  const { id, guid } = (await find('bob@example.co.uk')) as { id: string; guid: string };
  expect(guid).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(guid).not.toBe(id);
});

test('creating a customer is rolled back with its transaction', async () => {
  const transaction = inTransaction(async (tx) => {
    await findOrCreateCustomer(tx, { email: 'never@example.co.uk', now: TEST_NOW });
    throw new Error('no');
  });
  await expect(transaction).rejects.toThrow('no');
  expect(await customerOfAddress(connection.db, 'never@example.co.uk')).toBeNull();
});

test('an address is confirmed once', async () => {
  const { id: customerId } = (await find('cat@example.co.uk')) as { id: string };
  await confirmAddress(connection.db, { customerId, now: TEST_NOW });
  await confirmAddress(connection.db, { customerId, now: TEST_NOW.add({ hours: 1 }) });
  const row = await customerOfAddress(connection.db, 'CAT@example.co.uk');
  expect(row?.confirmed_at?.getTime()).toBe(TEST_NOW.epochMilliseconds);
});

let address: string;
let count = 0;
beforeEach(() => {
  count += 1;
  address = `diner${count}@example.co.uk`;
});
const append = (state: ConsentState, channel: Channel = 'email') =>
  appendConsent(connection.db, {
    email: address,
    channel,
    state,
    place: 'sign-up',
    wording: '2026-11-20',
    now: TEST_NOW,
  });

test.each<[ConsentState[], boolean]>([
  [[], false],
  [['asked'], false],
  [['given'], true],
  [['given', 'withdrawn'], false],
  [['withdrawn', 'given'], true],
  [['withdrawn', 'asked'], false],
  [['given', 'asked'], true],
])('after %j the standing consent is %s', async (states, stands) => {
  for (const state of states) await append(state);
  expect(await standingConsent(connection.db, ` ${address.toUpperCase()}`)).toEqual({ email: stands, sms: false });
});

test("each channel's consent stands alone", async () => {
  await append('given', 'sms');
  await append('withdrawn');
  expect(await standingConsent(connection.db, address)).toEqual({ email: false, sms: true });
});

test.each([
  'update customer_consents set state = $$given$$',
  'update customer_consents set state = $$given$$, keyed = true',
  'update customer_consents set address_hash = $$a$$',
  'delete from customer_consents',
  'truncate customer_consents',
])('the ledger is append-only: %s', async (statement) => {
  await append('withdrawn');
  await expect(connection.pool.query(statement)).rejects.toThrow('append-only');
});

describe('the address of a former customer', () => {
  const hashes = async (): Promise<{ plain: boolean; keyed: boolean }[]> => {
    const { rows } = await connection.pool.query(
      `select address_hash = consent_address($1) as plain, keyed from customer_consents
       where happened_at = $2 order by id`,
      [address, new Date(TEST_NOW.epochMilliseconds + count)],
    );
    return rows;
  };
  const happen = (state: ConsentState) =>
    appendConsent(connection.db, {
      email: address,
      channel: 'email',
      state,
      place: 'sign-up',
      wording: '2026-11-20',
      now: TEST_NOW.add({ milliseconds: count }),
    });
  const hide = (secret = 'the secret') => hideForgottenAddresses(connection.db, secret);
  const history = async (secret = 'the secret') =>
    (await consentHistory(connection.db, secret, address)).map(({ state }) => state);

  test("the address of a former customer is hidden in the ledger once; a customer's isn't", async () => {
    await happen('given');
    await happen('withdrawn');
    await find(address);
    await hide();
    expect(await hashes()).toEqual(Array(2).fill({ plain: true, keyed: false }));
    await connection.pool.query('delete from customers where email = $1', [address]);
    await hide();
    expect(await hashes()).toEqual(Array(2).fill({ plain: false, keyed: true }));
    await hide('another secret');
    expect(await history()).toEqual(['given', 'withdrawn']);
    expect(await history('another secret')).toEqual([]);
  });

  test('a returning customer starts afresh and can read the earlier history', async () => {
    await happen('given');
    await hide();
    await find(address);
    expect(await standingConsent(connection.db, address)).toEqual({ email: false, sms: false });
    await happen('given');
    await hide();
    expect(await hashes()).toEqual([
      { plain: false, keyed: true },
      { plain: true, keyed: false },
    ]);
    expect(await standingConsent(connection.db, address)).toEqual({ email: true, sms: false });
    expect(await history()).toEqual(['given', 'given']);
  });
});
