import { afterAll, describe, expect, it } from 'vitest';
import type { OfferTables } from '../../src/offers/tables.server.ts';
import type { Connection } from '../../src/platform/database/database.ts';
import type { Jobs } from '../../src/platform/jobs/jobs.ts';
import { openTestJobs } from '../support/jobs.ts';
import { codesOf, offersOn, type TestOffers, testOffer } from '../support/offers.ts';
import { realPostgres } from '../support/real-postgres.ts';

const CLAIMANTS = 300;
const CODES = 100;
const SHOPS = 6;

let jobs: Jobs;
const postgres = realPostgres(async (connection) => {
  jobs = await openTestJobs(connection);
});
afterAll(() => jobs?.stop());

const offers = [
  testOffer({ slug: 'pool', codes: { kind: 'pool' } }),
  testOffer({ slug: 'limited', codes: { kind: 'generated', total: CODES } }),
];
const pools = [{ slug: 'pool', codes: codesOf(CODES) }];

/** Several that share nothing but the database; each claim goes to the next in turn. */
async function openShop(guard?: 'none') {
  const connection = postgres.connection as unknown as Connection<OfferTables>;
  const open = () => offersOn(connection, jobs, { offers, pools, guard });
  const shops = await Promise.all(Array.from({ length: SHOPS }, open));
  const [shop] = shops as [TestOffers];
  await shop.clear();
  let asked = 0;
  const claim = (body: Record<string, unknown>) => {
    asked += 1;
    return (shops[asked % SHOPS] as TestOffers).claim(body);
  };
  return { ...shop, claim };
}
type Shop = Awaited<ReturnType<typeof openShop>>;

const askAtOnce = (shop: Shop, offerId: string, count = CLAIMANTS) =>
  Promise.all(
    Array.from({ length: count }, (_, at) => shop.claim({ offerId, emailAddress: `claimant-${at}@example.co.uk` })),
  );
const given = async (shop: Shop): Promise<string[]> => (await shop.rows('code from vouchers')).map(({ code }) => code);

describe('300 claimants at once for 100 vouchers, on a real PostgreSQL', () => {
  it.each(['pool', 'limited'])('of the offer %s: 100 get one each, 200 hear that it is gone', async (slug) => {
    const shop = await openShop();
    const answers = await askAtOnce(shop, slug);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(CODES);
    const refused = answers.filter(({ status }) => status === 410);
    expect(refused).toHaveLength(CLAIMANTS - CODES);
    expect(new Set(refused.map(({ body }) => body.title))).toEqual(new Set(['All gone']));
    const codes = await given(shop);
    expect([codes.length, new Set(codes).size]).toEqual([CODES, CODES]);
    expect(await shop.rows("from pgboss.job where name = 'voucher'")).toHaveLength(CODES);
    expect(await shop.rows('from customers')).toHaveLength(CODES);
    if (slug === 'pool') expect(codes.sort()).toEqual(codesOf(CODES));
  });

  it('is kept from a second owner of a code by the index alone without the lock', async () => {
    const shop = await openShop('none');
    await askAtOnce(shop, 'pool').catch(() => undefined);
    const codes = await given(shop);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('gives a code twice with neither, or this file would prove nothing', async () => {
    const shop = await openShop('none');
    await shop.connection.pool.query('drop index vouchers_code_once');
    try {
      await askAtOnce(shop, 'pool');
      const codes = await given(shop);
      expect(new Set(codes).size).toBeLessThan(codes.length);
    } finally {
      await shop.connection.pool.query('delete from vouchers');
      await shop.connection.pool.query(
        'create unique index vouchers_code_once on vouchers (offer_slug, code) where not shared',
      );
    }
  });
});

describe('one mailbox', () => {
  it('that asks 50 times at once gets one code, sent four times', async () => {
    const shop = await openShop();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => shop.claim({ offerId: 'pool', emailAddress: 'ann@example.co.uk' })),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(4);
    expect(statuses.filter((status) => status === 429)).toHaveLength(46);
    expect(await given(shop)).toEqual(codesOf(1));
    expect(await shop.rows("from pgboss.job where name = 'voucher'")).toHaveLength(4);
  });

  it('that asks 20 times at once in as many spellings gets one code', async () => {
    const shop = await openShop();
    const spelt = (at: number) => `${'annbaker'.slice(0, at % 8)}.${'annbaker'.slice(at % 8)}`.replace(/^\.|\.$/g, '');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        shop.claim({ offerId: 'pool', emailAddress: `${spelt(at)}+${at}@gmail.com` }),
      ),
    );
    expect(answers.every(({ status }) => status === 200 || status === 429)).toBe(true);
    expect(await given(shop)).toEqual(codesOf(1));
    expect(await shop.rows('given from offer_stock')).toEqual([{ given: 1 }]);
  });

  it('that sends one form twenty times at once is mailed once', async () => {
    const shop = await openShop();
    const same = { offerId: 'pool', emailAddress: 'ann@example.co.uk', idempotencyKey: 'the-same-key' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => shop.claim(same)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await shop.rows("from pgboss.job where name = 'voucher'")).toHaveLength(1);
  });
});
