import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sampleBrand } from '../../../tests/support/email-brand.ts';
import { inTurn } from '../../../tests/support/in-turn.ts';
import { naughtyStrings } from '../../../tests/support/naughty-strings.ts';
import { openTestOffers, testOffer } from '../../../tests/support/offers.ts';
import type { OfferTables } from '../../offers/tables.server.ts';
import { invalid } from '../../platform/api/api.ts';
import type { ServerApi } from '../../platform/api/server-api.server.ts';
import type { ReferralMail } from '../contracts/referral-jobs.ts';
import { deleteOldReferrals } from '../engine/delete-old-referrals.server.ts';
import { answerReferral, FRIEND_FORM } from '../form/answer-referral.ts';
import { renderReferralEmail } from '../messages/referral-email.server.ts';
import { referralApi } from './referral-api.server.ts';

const LONG = 240_000;
const offers = ['friend', 'thank-you'].map((slug) => testOffer({ slug, listed: false, until: '2028-12-31' }));
let shop: Awaited<ReturnType<typeof openTestOffers>>;
let api: ReturnType<typeof referralApi>;
beforeAll(async () => {
  shop = await openTestOffers({ offers });
  api = referralApi({
    ...shop.deps,
    publicUrl: 'https://tavola.example',
    tokenSecret: 'a secret',
    senderCheck: async (c, token) => (token === 'wrong' ? (invalid(c, { captchaToken: 'No.' }) as never) : null),
  });
}, 120_000);
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.connection.pool.query('truncate referrers, referrals, bookings cascade');
  await shop.clear();
});

async function post(path: string, body: object) {
  const headers = { 'content-type': 'application/json' };
  const answer = await api.request(path, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: answer.status, body: (await answer.json()) as Record<string, never> };
}
const link = async (emailAddress = 'rita@example.co.uk') => post('/link', { emailAddress });
const codeOf = ({ body }: Awaited<ReturnType<typeof link>>) => new URL(body.url ?? '').searchParams.get('from') ?? '';
const claim = (from: string, emailAddress: string, changes: object = {}) =>
  post('/claim', { from, emailAddress, acceptTerms: true, idempotencyKey: crypto.randomUUID(), ...changes });

/** A server-side client, as pages use it. */
const clientOf = (call: typeof post) =>
  ({
    post: async (path: string, body: object) => {
      const { status, body: data } = await call(path, body);
      return status === 200 ? { ok: true, data } : { ok: false, status, error: data };
    },
  }) as unknown as ServerApi['booking'];

async function mails() {
  const { brand } = await sampleBrand();
  const settings = { referral: { gift: 'an ice cream' } };
  const jobs: { data: ReferralMail }[] = await shop.rows(
    "data from pgboss.job where name = 'referral' order by created_on",
  );
  const deps = {
    db: shop.connection.db.withTables<OfferTables>(),
    brand,
    settings,
    publicUrl: 'https://tavola.example',
  };
  return inTurn(jobs, ({ data }) => renderReferralEmail(deps, data));
}

describe('a link', () => {
  it('a referral link comes with its QR code, and by e-mail the first time', async () => {
    const first = await link();
    expect(first.body.url).toMatch(/^https:\/\/tavola\.example\/referral\?from=[\w-]{16}$/);
    expect(first.body.qr).toMatchObject({ path: expect.stringMatching(/^M4 4h1v1h-1z/), size: expect.any(Number) });
    expect((await link(' Rita@example.co.uk')).body).toEqual(first.body);
    const sentMails = await mails();
    expect(sentMails.map((mail) => mail?.to)).toEqual(['rita@example.co.uk']);
    expect(sentMails[0]?.text).toContain(first.body.url);
    expect(sentMails[0]?.text).toContain('They get an ice cream on their first visit.');
    expect(sentMails[0]?.html).toContain('Pass it on: an ice cream for them, and one for you.');
    expect(sentMails[0]?.unsubscribeUrl).toBeUndefined();
  });

  it('a referral link is refused for an invalid address or captcha, with an error at the field', async () => {
    expect((await post('/link', {})).body.fields).toEqual({ emailAddress: expect.stringContaining('your e-mail') });
    const wrong = { emailAddress: 'rita@example.co.uk', captchaToken: 'wrong' };
    expect((await post('/link', wrong)).body.fields).toEqual({ captchaToken: 'No.' });
  });
});

describe('a claim', () => {
  it('a referral claim sends the friend a voucher, once per key', async () => {
    const idempotencyKey = crypto.randomUUID();
    const code = codeOf(await link());
    for (const _ of [1, 2])
      expect(await claim(code, 'fay@example.co.uk', { idempotencyKey })).toEqual({
        status: 200,
        body: { success: true, correction: expect.any(String) },
      });
    expect((await shop.mails()).map((mail) => mail?.to)).toEqual(['fay@example.co.uk']);
    expect((await claim(code, 'gus@example.co.uk', { idempotencyKey })).status).toBe(409);
  });

  it("a referral claim gets the same response for a friend without a voucher; only the address's owner reads why", async () => {
    const code = codeOf(await link());
    await claim(code, 'fay@example.co.uk');
    const idempotencyKey = crypto.randomUUID();
    for (const _ of [1, 2])
      expect(await claim(code, 'fay@example.co.uk', { idempotencyKey })).toEqual({
        status: 200,
        body: { success: true, correction: expect.any(String) },
      });
    expect((await claim(code, 'rita@example.co.uk')).body).toEqual({ success: true, correction: expect.any(String) });
    const [, friend, ownMail, ...rest] = await mails();
    expect(friend).toMatchObject({
      to: 'fay@example.co.uk',
      text: expect.stringContaining('You’ve had a friend’s voucher before'),
    });
    expect(ownMail).toMatchObject({
      to: 'rita@example.co.uk',
      text: expect.stringContaining('you’ll get an ice cream'),
    });
    expect(rest).toEqual([]);
    expect(await shop.rows('offer_slug from vouchers')).toEqual([{ offer_slug: 'friend' }]);
  });

  it('reloading the thanks for a referral without JavaScript sends no refusal', async () => {
    const from = codeOf(await link());
    await shop.connection.pool.query("delete from pgboss.job where name = 'referral'");
    const server = { booking: clientOf((path, body) => post(path.replace('/api/referral', ''), body)) } as ServerApi;
    for (const hours of [1, 24, 0]) {
      const form = new FormData();
      const values = { formType: FRIEND_FORM, from, emailAddress: 'fay@example.co.uk', acceptTerms: 'on' };
      for (const [name, text] of Object.entries(values)) form.set(name, text);
      expect(await answerReferral(server, form)).toMatchObject({ status: 200, answer: { sent: { typed: { from } } } });
      shop.pass(hours);
    }
    expect(await shop.mails()).toHaveLength(1);
    expect(await mails()).toEqual([]);
  });

  const vouchers = () =>
    shop.rows('email, code from vouchers left join customers on customers.id = customer_id order by email');

  it("correcting a referral claim's address moves the voucher, under another code", async () => {
    const code = codeOf(await link());
    const wrong = await claim(code, 'fya@example.co.uk');
    const [before] = await vouchers();
    const right = await claim(code, 'fay@example.co.uk', { corrects: wrong.body.correction });
    expect(right).toEqual({ status: 200, body: { success: true, correction: expect.any(String) } });
    const after = await vouchers();
    expect(after).toEqual([{ email: 'fay@example.co.uk', code: expect.any(String) }]);
    expect(after[0].code).not.toBe(before.code);
    expect((await shop.mails()).at(-1)).toMatchObject({
      to: 'fay@example.co.uk',
      text: expect.stringContaining(after[0].code),
    });
    // The same address keeps the same voucher, and the wrong address may still be referred itself.
    await claim(code, 'fay@example.co.uk', { corrects: right.body.correction });
    expect(await vouchers()).toEqual(after);
    expect(await mails()).toHaveLength(1);
    await claim(code, 'fya@example.co.uk');
    expect(await vouchers()).toHaveLength(2);
  });

  it.each([
    ['was used', 'update vouchers set used_at = now()'],
    ['has earned its reward', 'update referrals set rewarded_at = now()'],
  ])("a referral claim whose voucher %s can't be corrected, which the page doesn't reveal", async (_, happens) => {
    const code = codeOf(await link());
    const { body } = await claim(code, 'fya@example.co.uk');
    await shop.connection.pool.query(happens);
    const answer = await claim(code, 'fay@example.co.uk', { corrects: body.correction });
    expect(answer).toEqual({ status: 200, body: { success: true, correction: expect.any(String) } });
    expect(await vouchers()).toMatchObject([{ email: 'fya@example.co.uk' }]);
    expect((await mails()).at(-1)?.text).toContain('You’ve had a friend’s voucher before');
  });

  it('a referral claim may be corrected three times past ineligible addresses, without a second voucher', async () => {
    const code = codeOf(await link());
    const otherClaim = await claim(code, 'bob@example.co.uk');
    let corrects = (await claim(code, 'fya@example.co.uk')).body.correction;
    const statuses = [];
    for (const name of ['bob', 'fey', 'fay', 'fax']) {
      const { status, body } = await claim(code, `${name}@example.co.uk`, { corrects });
      statuses.push(status);
      corrects = body.correction ?? corrects;
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect(await vouchers()).toMatchObject([{ email: 'bob@example.co.uk' }, { email: 'fay@example.co.uk' }]);
    expect(otherClaim.status).toBe(200);
  });

  it("a referral claim can't be corrected by a forged token, nor through somebody else's link", async () => {
    const code = codeOf(await link());
    const { body } = await claim(code, 'fya@example.co.uk');
    await claim(code, 'gus@example.co.uk', { corrects: `${body.correction}x` });
    await claim(codeOf(await link('otto@example.co.uk')), 'hal@example.co.uk', { corrects: body.correction });
    expect(await vouchers()).toMatchObject([
      { email: 'fya@example.co.uk' },
      { email: 'gus@example.co.uk' },
      { email: 'hal@example.co.uk' },
    ]);
  });

  it('a referral claim by an unknown link is not found', async () => {
    for (const from of ['nobody', '', 'sixteen-letters\0'])
      expect((await claim(from, 'fay@example.co.uk')).status).toBe(404);
  });

  it('a referral claim needs an address and the terms', async () => {
    const { status, body } = await post('/claim', { from: 'x' });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['emailAddress', 'acceptTerms']]);
  });

  it('a sixth referral claim within an hour for one address has to wait', async () => {
    const code = codeOf(await link());
    const statuses = [];
    for (let at = 0; at < 6; at += 1) statuses.push((await claim(code, 'fay@example.co.uk')).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it.each(['from', 'emailAddress', 'acceptTerms', 'corrects', 'idempotencyKey', 'captchaToken'])(
    'naughty strings in %s of a referral claim are accepted or refused with a message',
    async (field) => {
      for (const text of naughtyStrings) {
        const { status, body } = await claim('nobody', 'fay@example.co.uk', { [field]: text });
        expect([text, status < 500, status === 200 || Boolean(body.message)]).toEqual([text, true, true]);
      }
    },
    LONG,
  );
});

it('a referral is deleted after its retention period, and not before', async () => {
  const code = codeOf(await link());
  await claim(code, 'fay@example.co.uk');
  await claim(code, 'fay@example.co.uk');
  const counts = async () =>
    Promise.all(
      ['referrers', 'referrals', 'referral_refusals'].map(async (table) => (await shop.rows(`1 from ${table}`)).length),
    );
  const after = (days: number) =>
    deleteOldReferrals({ db: shop.connection.db, keptDays: 730 }, shop.deps.clock().add({ hours: 24 * days }));
  await after(6);
  expect(await counts()).toEqual([1, 1, 1]);
  await after(7);
  expect(await counts()).toEqual([1, 1, 0]);
  await after(729);
  expect(await counts()).toEqual([1, 1, 0]);
  await after(730);
  expect(await counts()).toEqual([0, 0, 0]);
});
