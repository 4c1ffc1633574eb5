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

/** Several instances that share only the database; claims go to them in turn. */
async function openShop(guard?: 'none') {
  const connection = postgres.connection as unknown as Connection<OfferTables>;
  const open = () => offersOn(connection, jobs, { offers, pools, guard });
  const shops = await Promise.all(Array.from({ length: SHOPS }, open));
  const [shop] = shops as [TestOffers];
  await shop.clear();
  let count = 0;
  const claim = (body: Record<string, unknown>) => {
    count += 1;
    return (shops[count % SHOPS] as TestOffers).claim(body);
  };
  return { ...shop, claim };
}
type Shop = Awaited<ReturnType<typeof openShop>>;

const askAtOnce = (shop: Shop, offerId: string, count = CLAIMANTS) =>
  Promise.all(
    Array.from({ length: count }, (_, at) => shop.claim({ offerId, emailAddress: `claimant-${at}@example.co.uk` })),
  );
const listCodes = async (shop: Shop): Promise<string[]> =>
  (await shop.rows('code from vouchers')).map(({ code }) => code);

describe('300 claimants at once for 100 vouchers, on a real PostgreSQL', () => {
  it.each(['pool', 'limited'])('offer %s gives 100 claimants a code and refuses 200', async (slug) => {
    const shop = await openShop();
    const answers = await askAtOnce(shop, slug);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(CODES);
    const refusals = answers.filter(({ status }) => status === 410);
    expect(refusals).toHaveLength(CLAIMANTS - CODES);
    expect(new Set(refusals.map(({ body }) => body.title))).toEqual(new Set(['All gone']));
    const codes = await listCodes(shop);
    expect([codes.length, new Set(codes).size]).toEqual([CODES, CODES]);
    expect(await shop.rows("from pgboss.job where name = 'voucher'")).toHaveLength(CODES);
    expect(await shop.rows('from customers')).toHaveLength(CODES);
    if (slug === 'pool') expect(codes.sort()).toEqual(codesOf(CODES));
  });

  it('the index alone keeps a code from a second owner without the lock', async () => {
    const shop = await openShop('none');
    await askAtOnce(shop, 'pool').catch(() => undefined);
    const codes = await listCodes(shop);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('a code is given twice without lock and index', async () => {
    const shop = await openShop('none');
    await shop.connection.pool.query('drop index vouchers_code_once');
    try {
      await askAtOnce(shop, 'pool');
      const codes = await listCodes(shop);
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
  it('one mailbox that claims 50 times at once gets one code, sent four times', async () => {
    const shop = await openShop();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => shop.claim({ offerId: 'pool', emailAddress: 'ann@example.co.uk' })),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(4);
    expect(statuses.filter((status) => status === 429)).toHaveLength(46);
    expect(await listCodes(shop)).toEqual(codesOf(1));
    expect(await shop.rows("from pgboss.job where name = 'voucher'")).toHaveLength(4);
  });

  it('one mailbox in 20 spellings at once gets one code', async () => {
    const shop = await openShop();
    const spelt = (at: number) => `${'annbaker'.slice(0, at % 8)}.${'annbaker'.slice(at % 8)}`.replace(/^\.|\.$/g, '');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        shop.claim({ offerId: 'pool', emailAddress: `${spelt(at)}+${at}@gmail.com` }),
      ),
    );
    expect(answers.every(({ status }) => status === 200 || status === 429)).toBe(true);
    expect(await listCodes(shop)).toEqual(codesOf(1));
    expect(await shop.rows('given from offer_stock')).toEqual([{ given: 1 }]);
  });

  it('one mailbox that sends a form twenty times at once gets one e-mail', async () => {
    const shop = await openShop();
    const same = { offerId: 'pool', emailAddress: 'ann@example.co.uk', idempotencyKey: 'the-same-key' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => shop.claim(same)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await shop.rows("from pgboss.job where name = 'voucher'")).toHaveLength(1);
  });
});
