import { offersApi } from '../../src/offers/api/offers-api.server.ts';
import { type Offer, offer } from '../../src/offers/contracts/offer.ts';
import type { VoucherMail } from '../../src/offers/contracts/voucher-jobs.ts';
import { fillPools } from '../../src/offers/engine/offer-stock.server.ts';
import { renderVoucherEmail } from '../../src/offers/messages/voucher-email.server.ts';
import type { OfferKnowledge } from '../../src/offers/rules/known-offers.ts';
import type { OfferTables } from '../../src/offers/tables.server.ts';
import { everySender, type SenderCheck } from '../../src/platform/captcha/sender-check.server.ts';
import type { Connection } from '../../src/platform/database/database.ts';
import type { Jobs } from '../../src/platform/jobs/jobs.ts';
import { brandContent } from './app.ts';
import { openTestDatabase } from './database.ts';
import { sampleBrand } from './email-brand.ts';
import { inTurn } from './in-turn.ts';
import { openTestJobs } from './jobs.ts';
import { TEST_NOW } from './test-clock.ts';

/** A running offer with the test's changes. */
export const testOffer = (changes: Partial<Offer> & { slug: string }): Offer =>
  offer.parse({
    title: 'A pudding on us',
    description: 'The dolce is ours to pay for.',
    validityText: 'Every day, until 30 November',
    termAndConditions: ['One to a table.'],
    restaurants: 'all',
    from: '2026-11-01',
    until: '2026-11-30',
    codes: { kind: 'generated' },
    ...changes,
  });

export const codesOf = (count: number) =>
  Array.from({ length: count }, (_, at) => `TILL-${String(at).padStart(4, '0')}`);

type Offered = { offers: Offer[]; pools?: { slug: string; codes: string[] }[]; guard?: 'lock' | 'none' };

/** The endpoints of offers on an open database. */
export async function offersOn(
  connection: Connection<OfferTables>,
  jobs: Jobs,
  { offers, pools = [], guard }: Offered,
  senderCheck: SenderCheck = everySender,
) {
  const { restaurants, images } = await brandContent();
  const knowledge: OfferKnowledge = { offers, restaurants, images };
  let now = TEST_NOW;
  await fillPools(connection.pool, pools);
  const deps = { db: connection.db, jobs, clock: () => now, knowledge: () => knowledge, senderCheck, guard };
  const api = offersApi(deps);
  const { brand } = await sampleBrand();
  const parseResponse = async (answer: Response) => ({
    status: answer.status,
    body: (await answer.json()) as Record<string, unknown> & { fields?: Record<string, string> },
  });
  return {
    api,
    deps,
    known: knowledge,
    connection,
    pass(hours: number) {
      now = now.add({ hours });
    },
    get: async (path: string) => parseResponse(await api.request(path)),
    async claim(body: Record<string, unknown>) {
      const headers = { 'content-type': 'application/json' };
      const whole = { acceptTerms: true, idempotencyKey: crypto.randomUUID(), ...body };
      return parseResponse(await api.request('/getcode', { method: 'POST', headers, body: JSON.stringify(whole) }));
    },
    rows: async (query: string) => (await connection.pool.query(`select ${query}`)).rows,
    /** The queued e-mails. */
    async mails() {
      const { rows } = await connection.pool.query(
        "select data from pgboss.job where name = 'voucher' order by created_on",
      );
      const mailDeps = { db: connection.db, knowledge: () => knowledge, brand, publicUrl: 'https://tavola.example' };
      return inTurn(rows, ({ data }) => renderVoucherEmail(mailDeps, data as VoucherMail));
    },
    async clear() {
      await connection.pool.query(
        'truncate vouchers, voucher_requests, offer_stock, offer_pool_codes, address_messages, customers cascade',
      );
      await connection.pool.query('delete from pgboss.job');
      await fillPools(connection.pool, pools);
      now = TEST_NOW;
    },
  };
}
export type TestOffers = Awaited<ReturnType<typeof offersOn>>;

/** The endpoints of offers on their own database. */
export async function openTestOffers(options: Offered, senderCheck: SenderCheck = everySender) {
  const connection = await openTestDatabase<OfferTables>();
  const jobs = await openTestJobs(connection);
  return {
    ...(await offersOn(connection, jobs, options, senderCheck)),
    async close() {
      await jobs.stop();
      await connection.close();
    },
  };
}
