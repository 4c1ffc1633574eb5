import { describe, expect, test } from 'vitest';
import { deskForEachTest, HOST, READER, type TestDesk } from '../../../tests/support/desk.ts';
import { testOffer } from '../../../tests/support/offers.ts';
import type { OfferTables } from '../../offers/tables.server.ts';

const CODE = 'TILL-0001';
const OFFERS = [
  testOffer({ slug: 'pudding' }),
  testOffer({ slug: 'york', restaurants: ['york'] }),
  testOffer({ slug: 'saturday', days: ['saturday'], validityText: 'Saturdays' }),
];

const desk = deskForEachTest({ offers: OFFERS });

type Browser = Awaited<ReturnType<TestDesk['signedIn']>>;
const vouchers = () => desk.deps.db.withTables<OfferTables>();

async function give(offer = 'pudding', { code = CODE, endsOn = '2026-11-30' } = {}): Promise<string> {
  const id = crypto.randomUUID();
  const row = { id, offer_slug: offer, code, shared: false, ends_on: endsOn, customer_id: null, used_at: null };
  const address_hash = Buffer.from(id);
  await vouchers()
    .insertInto('vouchers')
    .values({ ...row, address_hash, given_at: new Date() })
    .execute();
  return id;
}

const redeem = (browser: Browser, slug = 'leeds') =>
  browser.post(`/desk/${slug}/vouchers?code=${CODE}`, { act: 'redeem', code: CODE, usedAt: '' });
const look = (browser: Browser, code = CODE, slug = 'leeds') =>
  browser.read(`/desk/${slug}/vouchers?code=${encodeURIComponent(code)}`);
const used = async () =>
  (await vouchers().selectFrom('vouchers').select(['used_at', 'used_in']).execute()).map((row) => row.used_in);

describe('a voucher', () => {
  test.each(['TILL-0001', 'till 0001', ' Till0001 ', 'till–0001'])(
    'a voucher is found when typed as “%s”',
    async (typed) => {
      await give();
      const page = await look(await desk.signedIn('Ann', HOST), typed);
      for (const words of ['A pudding on us', 'One to a table.', 'Good here today.', 'Redeem'])
        expect(page).toContain(words);
    },
  );

  test('a voucher is redeemed once, and says then where, when and by whom', async () => {
    const id = await give();
    const [ann, ben] = [
      await desk.signedIn('Ann', HOST),
      await desk.signedIn('Ben', { storeId: '9002', role: 'host' }),
    ];
    expect((await redeem(ann)).headers.get('location')).toBe(`/desk/leeds/vouchers?code=${CODE}`);
    expect(await used()).toEqual(['9001']);
    expect(await look(ann)).toContain('Redeemed here at 12pm by Ann.');
    expect(await desk.logged('voucher%')).toEqual([
      expect.objectContaining({ act: 'voucher-redeemed', subject: id, person_id: ann.id, store_id: '9001' }),
    ]);
    desk.later({ hours: 24 });
    await ben.post(await desk.linkFor('sign-in', ben.id));
    expect((await redeem(ben, 'york')).status).toBe(409);
    const page = await look(ben, CODE, 'york');
    expect(page).toContain('Already used on Friday 20 November at 12pm at Leeds, redeemed by Ann.');
    expect(page).not.toContain('value="redeem"');
    expect(page).not.toContain('value="undo"');
  });

  test('a voucher is redeemed by one of twenty at once', async () => {
    await give();
    const host = await desk.signedIn('Ann', HOST);
    const answers = await Promise.all(Array.from({ length: 20 }, () => redeem(host)));
    expect(answers.map(({ status }) => status).sort()).toEqual([303, ...Array(19).fill(409)]);
    expect(await desk.logged('voucher%')).toHaveLength(1);
  });

  test('a voucher is given back within its service, by its restaurant', async () => {
    await give();
    const host = await desk.signedIn('Ann', HOST);
    await redeem(host);
    const page = await look(host);
    const usedAt = /name="usedAt" value="([^"]+)"/.exec(page)?.[1] ?? '';
    const undo = (slug: string) => host.post(`/desk/${slug}/vouchers`, { act: 'undo', code: CODE, usedAt });
    expect((await undo('york')).status).toBe(403);
    expect((await undo('leeds')).status).toBe(303);
    expect(await used()).toEqual([null]);
    expect((await undo('leeds')).status).toBe(409);
    expect((await desk.logged('voucher%')).map(({ act }) => act)).toEqual(['voucher-redeemed', 'voucher-restored']);
  });

  test('a voucher is refused past its last day, elsewhere, and where nobody knows it', async () => {
    const host = await desk.signedIn('Ann', HOST);
    await give('pudding', { endsOn: '2026-11-19' });
    expect(await look(host)).toContain('It ran out on Thursday 19 November 2026.');
    expect((await redeem(host)).status).toBe(409);
    await give('york', { code: 'TILL-0002' });
    expect(await look(host, 'TILL-0002')).toContain('It isn’t valid at Leeds, only at York.');
    expect(await look(host, 'TILL-0003')).toContain('We don’t know the code TILL-0003.');
    expect(await used()).toEqual([null, null]);
  });

  test('a voucher for another day is honoured all the same, which the log says', async () => {
    await give('saturday');
    const host = await desk.signedIn('Ann', HOST);
    const page = await look(host);
    expect(page).toContain('It isn’t valid today. Valid: Saturdays.');
    expect(page).toContain('Redeem anyway');
    expect((await redeem(host)).status).toBe(303);
    expect(await desk.logged('voucher%')).toEqual([expect.objectContaining({ after: { overlooked: 'day' } })]);
  });
});

test('a reader sees a voucher and can’t redeem it', async () => {
  await give();
  const reader = await desk.signedIn('Ann', READER);
  expect(await look(reader)).not.toContain('value="redeem"');
  expect((await redeem(reader)).status).toBe(403);
});

test('the page of vouchers alone may use the camera', async () => {
  const host = await desk.signedIn('Ann', HOST);
  const policyAt = async (path: string) => (await host.send(path)).headers.get('permissions-policy');
  expect(await policyAt('/desk/leeds/vouchers')).toContain('camera=(self)');
  expect(await policyAt('/desk/leeds')).toContain('camera=()');
});
