import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestOffers, testOffer } from '../../../tests/support/offers.ts';
import { TEST_NOW } from '../../../tests/support/test-clock.ts';
import { claimReferral } from './claim-referral.server.ts';
import { FRIENDS_OFFER, REFERRERS_OFFER, type ReferralDeps } from './referral-deps.ts';
import { referrerCode } from './referrer-code.server.ts';
import { rewardReferrers } from './reward-referrers.server.ts';

const offers = [FRIENDS_OFFER, REFERRERS_OFFER].map((slug) => testOffer({ slug, listed: false, until: '2028-12-31' }));
let shop: Awaited<ReturnType<typeof openTestOffers>>;
let deps: ReferralDeps;
let now = TEST_NOW;
beforeAll(async () => {
  shop = await openTestOffers({ offers });
  deps = { ...shop.deps, clock: () => now };
}, 120_000);
afterAll(() => shop.close());
beforeEach(async () => {
  now = TEST_NOW;
  await shop.connection.pool.query('truncate referrers, referrals, bookings cascade');
  await shop.clear();
});

const REFERRER = 'rita@example.co.uk';
const claim = (from: string, email: string, { key = randomUUID(), corrects = [] as string[] } = {}) =>
  claimReferral(deps, { from, email, key, corrects, bodyHash: randomBytes(32) });
const pass = (days: number) => {
  now = now.add({ hours: 24 * days });
};
/** A booking by the address that began this many days from now. */
async function book(email: string, inDays: number, status = 'booked') {
  const starts = new Date(now.epochMilliseconds + inDays * 86_400_000);
  await shop.connection.pool.query(
    `insert into bookings (id, reference, booking_type, status, store_id, service_date, service_time, starts_at, ends_at,
       adult_covers, child_covers, occasion_id, menu_id, first_name, last_name, email, phone_number, special_request,
       should_receive_promotions, should_receive_sms, manage_token_hash, created_at)
     values ($1, $2, 'booking', $3, '1013', '2026-11-20', '19:00', $4, $5, 2, 0, 'table', 'main', 'A', 'B', $6, '', '',
       false, false, $7, $8)`,
    [
      ...[randomUUID(), randomUUID().slice(0, 8), status, starts, new Date(starts.getTime() + 7_200_000), email],
      ...[randomBytes(32), new Date(now.epochMilliseconds)],
    ],
  );
}
const rewards = () =>
  shop.rows(`email from vouchers join customers on customers.id = customer_id where offer_slug = '${REFERRERS_OFFER}'`);

describe('a link', () => {
  it('a referral link is the same each time, whatever the spelling of the address', async () => {
    const code = await referrerCode(deps, 'ri.ta@gmail.com');
    expect(code).toMatch(/^[\w-]{16}$/);
    expect(await referrerCode(deps, 'rita+friends@gmail.com')).toBe(code);
  });

  it('a referral link sends a friend a voucher by e-mail', async () => {
    expect(await claim(await referrerCode(deps, REFERRER), 'fay@example.co.uk')).toEqual({ ok: true });
    expect((await shop.mails()).map((mail) => mail?.to)).toEqual(['fay@example.co.uk']);
  });

  it.each([
    ['nobody', async () => 'no-such-code', 'fay@example.co.uk', 'no-such-link'],
    ['themselves at Gmail', () => referrerCode(deps, 'ri.ta@gmail.com'), 'rita+me@gmail.com', 'own-link'],
    ['themselves at Yahoo', () => referrerCode(deps, 'rita@yahoo.com'), 'rita-me@yahoo.com', 'own-link'],
    ['themselves with a tag', () => referrerCode(deps, REFERRER), 'rita+me@example.co.uk', 'own-link'],
  ])('a referral link gives nothing to the referrers: %s', async (_, from, email, reason) => {
    expect(await claim(await from(), email)).toEqual({ ok: false, reason });
    expect(await shop.mails()).toEqual([]);
  });

  it('a friend gets one voucher, whoever refers them', async () => {
    await claim(await referrerCode(deps, REFERRER), 'fay@example.co.uk');
    const otherCode = await referrerCode(deps, 'otto@example.co.uk');
    expect(await claim(otherCode, 'FAY@example.co.uk')).toEqual({ ok: false, reason: 'referred-already' });
    expect(await claim(otherCode, 'fay+2@example.co.uk')).toEqual({ ok: false, reason: 'referred-already' });
  });

  it('a friend gets no second voucher under another spelling of their address', async () => {
    await book('fa.y@gmail.com', -1);
    expect(await claim(await referrerCode(deps, REFERRER), 'fay@googlemail.com')).toEqual({
      ok: false,
      reason: 'eaten-before',
    });
  });

  it.each([
    [-1, 'booked', { ok: false, reason: 'eaten-before' }],
    [-1, 'cancelled', { ok: true }],
    [1, 'booked', { ok: true }],
  ])('a claim by a friend with a table %s days from now that is %s', async (days, status, outcome) => {
    await book('Fay@example.co.uk', days, status);
    expect(await claim(await referrerCode(deps, REFERRER), 'fay@example.co.uk')).toEqual(outcome);
  });
});

describe('a referrer', () => {
  const friend = async (name: string) => claim(await referrerCode(deps, REFERRER), `${name}@example.co.uk`);

  it("a referrer gets one voucher, once the friend's booking took place", async () => {
    await friend('fay');
    await book('fay@example.co.uk', 1);
    expect(await rewardReferrers(deps)).toBe(0);
    pass(2);
    expect(await rewardReferrers(deps)).toBe(1);
    expect(await rewardReferrers(deps)).toBe(0);
    expect(await rewards()).toEqual([{ email: REFERRER }]);
    expect((await shop.mails()).map((mail) => mail?.to)).toEqual(['fay@example.co.uk', REFERRER]);
  });

  it('a referrer gets a voucher for a friend with a corrected address, but not for a booking under the wrong one', async () => {
    const code = await referrerCode(deps, REFERRER);
    const key = randomUUID();
    await claim(code, 'fya@example.co.uk', { key });
    const again = randomUUID();
    expect(await claim(code, 'fay@example.co.uk', { key: again, corrects: [key] })).toEqual({ ok: true });
    await book('fay@example.co.uk', 1);
    pass(2);
    expect(await claim(code, 'fax@example.co.uk', { corrects: [key, again] })).toEqual({
      ok: false,
      reason: 'referred-already',
    });
    expect(await rewardReferrers(deps)).toBe(1);
  });

  it('a referrer gets no voucher for a cancelled booking', async () => {
    await friend('fay');
    await book('fay@example.co.uk', 1, 'cancelled');
    pass(2);
    expect(await rewardReferrers(deps)).toBe(0);
  });

  it("a referrer gets a voucher once the friend's was used", async () => {
    await friend('fay');
    await shop.connection.pool.query('update vouchers set used_at = now()');
    expect(await rewardReferrers(deps)).toBe(1);
  });

  it('a referrer gets a voucher for each friend, up to ten a year', async () => {
    for (let at = 0; at < 12; at += 1) await friend(`friend-${at}`);
    await shop.connection.pool.query('update vouchers set used_at = now()');
    pass(1);
    const counts = [];
    for (let day = 0; day < 4; day += 1) {
      counts.push(await rewardReferrers(deps));
      pass(1);
    }
    // An address gets up to five messages an hour.
    expect(counts).toEqual([5, 5, 0, 0]);
    expect(await rewards()).toHaveLength(10);
    pass(365);
    expect(await rewardReferrers(deps)).toBe(2);
  });
});
