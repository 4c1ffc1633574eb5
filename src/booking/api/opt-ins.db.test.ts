import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { exampleCustomer, openTestEngine, type TestEngine } from '../../../tests/support/test-engine.ts';
import { standingConsent } from '../../customers/engine/consent-ledger.server.ts';
import { signUpToken } from '../../customers/engine/links.ts';
import { confirmSignUp } from '../../customers/engine/sign-up.server.ts';
import type { CustomerTables } from '../../customers/tables.server.ts';
import { defaultEnv } from '../../platform/env.ts';

let engine: TestEngine;
beforeAll(async () => {
  engine = await openTestEngine();
}, 120_000);
afterAll(() => engine.close());
beforeEach(() => engine.clear());

const rows = async (sql: string) => (await engine.connection.pool.query(sql)).rows;
const optIns = async () =>
  (await rows('select channel, state, place from customer_consents order by id')).map((row) =>
    Object.values(row).join(' '),
  );
let bookingCount = 0;
function book(ticks: object, time = '19:00') {
  bookingCount += 1;
  const customer = {
    ...exampleCustomer,
    email: `opt${bookingCount}@example.co.uk`,
    phoneNumber: '07700 900123',
    ...ticks,
  };
  return engine.book({ time, customer });
}

it('opt-ins ticked while booking are stored with it and wait for their link', async () => {
  const before = (await optIns()).length;
  expect((await book({ shouldReceivePromotions: true, shouldReceiveSmsPromotions: true })).status).toBe(200);
  expect((await optIns()).slice(before)).toEqual(['email asked booking', 'sms asked booking']);
  const jobs = await rows("select data from pgboss.job where name = 'customer-message'");
  expect(jobs).toMatchObject([{ data: { kind: 'sign-up-confirm' } }]);
  const db = engine.connection.db.withTables<CustomerTables>();
  const email = `opt${bookingCount}@example.co.uk`;
  expect(await standingConsent(db, email)).toEqual({ email: false, sms: false });
  const token = signUpToken(engine.deps.tokenSecret, jobs[0].data.signUpId);
  await confirmSignUp({ ...engine.deps, db, env: defaultEnv }, token);
  expect(await standingConsent(db, email)).toEqual({ email: true, sms: true });
});

it('opt-ins are not stored for a table that was taken, nor without a tick', async () => {
  await book({});
  const before = await optIns();
  expect((await book({ shouldReceivePromotions: true })).body).toMatchObject({ bookingReference: null });
  await book({ shouldReceiveSms: true }, '21:30');
  expect(await optIns()).toEqual(before);
});

it('the offer of a voucher is stored with the booking', async () => {
  const { body } = await engine.book({ offer: 'two-for-one', time: '21:15' });
  const reference = body.bookingReference;
  expect(await rows(`select offer_slug from bookings where reference = '${reference}'`)).toEqual([
    { offer_slug: 'two-for-one' },
  ]);
});
