import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { naughtyStrings } from '../../../tests/support/naughty-strings.ts';
import { codesOf, openTestOffers, testOffer } from '../../../tests/support/offers.ts';
import { invalid } from '../../platform/api/api.ts';
import { deleteOldVouchers } from '../engine/delete-old.server.ts';
import { fillPools } from '../engine/offer-stock.server.ts';
import { isWholeCode } from '../rules/voucher-code.ts';

const LONG = 240_000;
const pools = [{ slug: 'pool', codes: codesOf(2) }];
const offers = [
  testOffer({ slug: 'generated', voucherDays: 3 }),
  testOffer({ slug: 'pool', codes: { kind: 'pool' } }),
  testOffer({ slug: 'shared', codes: { kind: 'shared', code: 'HATCH10' } }),
  testOffer({ slug: 'two', codes: { kind: 'generated', total: 2 } }),
  testOffer({ slug: 'ended', until: '2026-11-19' }),
  testOffer({ slug: 'later', from: '2026-11-21' }),
  testOffer({ slug: 'four', restaurants: ['leeds-kirkstall', 'york-coppergate'] }),
  testOffer({ slug: 'lunch', days: ['monday'], times: { from: '12:00', until: '16:45' } }),
  testOffer({ slug: 'given', listed: false }),
];
let shop: Awaited<ReturnType<typeof openTestOffers>>;
let usedTokens: (string | undefined)[] = [];
/** More forms than may be posted without a captcha. */
let givenBack: (string | undefined)[] = [];
beforeAll(async () => {
  shop = await openTestOffers({ offers, pools }, async (c, token) => {
    usedTokens.push(token);
    c.set('giveBackForm', async () => givenBack.push(token));
    return token === 'wrong' ? (invalid(c, { captchaToken: 'No.' }) as never) : null;
  });
}, 120_000);
afterAll(() => shop.close());
beforeEach(async () => {
  usedTokens = [];
  givenBack = [];
  await shop.clear();
});

const claim = (offerId: string, emailAddress: string, changes: object = {}) =>
  shop.claim({ offerId, emailAddress, ...changes });
const codes = () => shop.rows('offer_slug, code, ends_on from vouchers order by given_at, code');

describe('a claim', () => {
  it('a claim e-mails a unique code, and reveals it nowhere else', async () => {
    const { status, body } = await claim('generated', 'Ann@example.co.uk');
    expect([status, body]).toEqual([200, { success: true }]);
    const [voucher] = await codes();
    expect(isWholeCode(voucher.code)).toBe(true);
    expect(voucher.ends_on).toBe('2026-11-23');
    const [mail] = await shop.mails();
    expect(mail).toMatchObject({
      to: 'Ann@example.co.uk',
      subject: 'Your voucher: A pudding on us',
      text: expect.stringContaining(voucher.code),
      html: expect.stringContaining('cid:voucher-code'),
    });
    expect(mail?.text).toMatch(
      /Where +Every Tavola restaurant\nWhen +Every day, until 30 November\nUse it by +Monday 23 November 2026/,
    );
    expect(mail?.attachments).toMatchObject([{ contentType: 'image/png', cid: 'voucher-code' }]);
    expect(await shop.rows('data from pgboss.job')).toEqual([{ data: { requestId: expect.any(String) } }]);
  });

  it.each([
    ['leeds-kirkstall', '/restaurants/leeds-kirkstall/book-now?offer=generated'],
    ['nowhere', '/find-us?offer=generated'],
    [undefined, '/find-us?offer=generated'],
  ])('a claim for the restaurant %s leads to a table by e-mail', async (restaurant, way) => {
    await claim('generated', 'ann@example.co.uk', { restaurant });
    expect((await shop.mails())[0]?.text).toContain(`https://tavola.example${way}`);
  });

  it('a claim creates a customer without consents', async () => {
    await claim('generated', 'ann@example.co.uk');
    expect(await shop.rows('email, confirmed_at from customers')).toEqual([
      { email: 'ann@example.co.uk', confirmed_at: null },
    ]);
    expect(await shop.rows('from customer_consents')).toEqual([]);
  });

  it('a claim for a shared code sends that code', async () => {
    await claim('shared', 'ann@example.co.uk');
    await claim('shared', 'bea@example.co.uk');
    expect((await codes()).map(({ code }) => code)).toEqual(['HATCH10', 'HATCH10']);
  });

  it('a code pool gives each code once, and then kindly reports that they are gone', async () => {
    const answers = [];
    for (const name of ['ann', 'bea', 'cid', 'dee']) answers.push(await claim('pool', `${name}@example.co.uk`));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 410, 410]);
    expect(answers[2]?.body).toMatchObject({ title: 'All gone', message: expect.stringContaining('Sorry') });
    expect((await codes()).map(({ code }) => code)).toEqual(codesOf(2));
    expect(await shop.rows('from customers')).toHaveLength(2);
    expect((await claim('pool', 'ann@example.co.uk')).status).toBe(200);
  });

  it('a refilled code pool repeats no code', async () => {
    await claim('pool', 'ann@example.co.uk');
    await fillPools(shop.connection.pool, [{ slug: 'pool', codes: codesOf(3) }]);
    for (const name of ['bea', 'cid', 'dee']) await claim('pool', `${name}@example.co.uk`);
    expect((await codes()).map(({ code }) => code)).toEqual(codesOf(3));
  });

  it("claims stop at the offer's total", async () => {
    const answers = [];
    for (const name of ['ann', 'bea', 'cid']) answers.push((await claim('two', `${name}@example.co.uk`)).status);
    expect(answers).toEqual([200, 200, 410]);
  });

  it.each([
    ['ended', 'This one has ended'],
    ['later', 'Not quite yet'],
  ])('a claim for an offer that has %s is refused with its own message', async (slug, title) => {
    const { status, body } = await claim(slug, 'ann@example.co.uk');
    expect([status, body.title]).toEqual([410, title]);
    expect(await codes()).toEqual([]);
  });

  it.each(['given', 'nothing', ''])("a claim for %j, which can't be claimed, is not found", async (slug) => {
    const { status, body } = await claim(slug, 'ann@example.co.uk');
    expect([status, body.code, body.message]).toEqual([404, 7, 'This offer could not be found.']);
  });
});

describe('a repeated claim', () => {
  it('a repeated claim sends the same code, up to three more times a day', async () => {
    const answers = [];
    for (let time = 0; time < 5; time += 1) answers.push(await claim('generated', 'ann@example.co.uk'));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 429]);
    expect(answers[4]?.body.message).toContain('spam folder');
    const mails = await shop.mails();
    const [voucher] = await codes();
    expect(await codes()).toHaveLength(1);
    expect(mails.map((mail) => mail?.text.includes(voucher.code))).toEqual([true, true, true, true]);
    expect(new Set(mails.map((mail) => mail?.messageId)).size).toBe(4);
    shop.pass(24);
    expect((await claim('generated', 'ann@example.co.uk')).status).toBe(200);
  });

  it('a repeated claim after the voucher has ended sends nothing', async () => {
    await claim('generated', 'ann@example.co.uk');
    shop.pass(3 * 24);
    expect((await claim('generated', 'ann@example.co.uk')).status).toBe(200);
    shop.pass(24);
    const { status, body } = await claim('generated', 'ann@example.co.uk');
    expect([status, body.message]).toEqual([
      410,
      'The voucher we sent to this address ran out on Monday 23 November 2026, and it’s one per address.',
    ]);
    expect(await codes()).toHaveLength(1);
    expect(await shop.mails()).toHaveLength(2);
    expect((await claim('generated', 'bea@example.co.uk')).status).toBe(200);
  });

  it.each([
    ['a.nn@gmail.com', ['ANN+pizza@googlemail.com', 'ann@gmail.com']],
    ['ann@example.co.uk', ['ann+pizza@example.co.uk', 'Ann+2@example.co.uk']],
    ['ann@yahoo.co.uk', ['ann-pizza@yahoo.co.uk', 'ann-2@yahoo.co.uk']],
  ])('claims for %s under other spellings of the address share a voucher', async (email, spellings) => {
    for (const spelling of [email, ...spellings]) expect((await claim('generated', spelling)).status).toBe(200);
    expect(await codes()).toHaveLength(1);
    expect(new Set((await shop.mails()).map((mail) => mail?.to))).toEqual(new Set([email]));
  });

  it('a repeated claim with the same key sends once, without another captcha', async () => {
    const same = { idempotencyKey: 'one-and-the-same', captchaToken: 'right' };
    expect((await claim('generated', 'ann@example.co.uk', same)).status).toBe(200);
    expect((await claim('generated', 'ann@example.co.uk', same)).status).toBe(200);
    expect(usedTokens).toEqual(['right']);
    expect(await shop.mails()).toHaveLength(1);
    expect((await claim('generated', 'bea@example.co.uk', same)).status).toBe(409);
  });

  it('a repeated claim without a key within ten minutes counts as the same', async () => {
    for (let time = 0; time < 3; time += 1)
      await claim('generated', 'ann@example.co.uk', { idempotencyKey: undefined });
    expect(await shop.mails()).toHaveLength(1);
    shop.pass(1);
    await claim('generated', 'ann@example.co.uk', { idempotencyKey: undefined });
    expect(await shop.mails()).toHaveLength(2);
  });

  it("claims for other offers count towards the address's message limit", async () => {
    for (const slug of ['generated', 'pool', 'shared', 'two', 'four']) await claim(slug, 'ann@example.co.uk');
    const { status, body } = await claim('lunch', 'ann@example.co.uk');
    expect([status, body.message]).toEqual([429, expect.stringContaining('try again in 60 min')]);
  });

  it('a repeated claim after the customer was deleted sends the same voucher', async () => {
    await claim('generated', 'ann@example.co.uk');
    const [before] = await codes();
    await shop.connection.pool.query('delete from customers');
    expect(await shop.mails()).toEqual([null]);
    await claim('generated', 'ann@example.co.uk');
    expect(await codes()).toEqual([before]);
    expect((await shop.mails()).at(-1)?.to).toBe('ann@example.co.uk');
  });
});

it.each([
  ['no address', { emailAddress: '' }, { emailAddress: expect.stringContaining('e-mail') }],
  ['half an address', { emailAddress: 'ann@' }, { emailAddress: expect.stringContaining('doesn’t look right') }],
  ['terms not accepted', { acceptTerms: false }, { acceptTerms: 'Tick this box to accept the terms.' }],
  [
    'no fields at all',
    { emailAddress: undefined, acceptTerms: undefined },
    { emailAddress: expect.any(String), acceptTerms: expect.any(String) },
  ],
  ['a wrong captcha', { captchaToken: 'wrong' }, { captchaToken: 'No.' }],
])('a claim reports an error at its field: %s', async (_, changes, fields) => {
  const { status, body } = await claim('generated', 'ann@example.co.uk', changes);
  expect([status, body.fields]).toEqual([400, fields]);
  expect(await codes()).toEqual([]);
});

it('a claim counts as sent without a captcha only if it was accepted', async () => {
  expect((await claim('ended', 'ann@example.co.uk', { captchaToken: 'ended' })).status).toBe(410);
  expect((await claim('generated', 'ann@example.co.uk', { captchaToken: 'taken' })).status).toBe(200);
  expect([usedTokens, givenBack]).toEqual([['ended', 'taken'], ['ended']]);
});

describe('offers as visitors see them', () => {
  it('an offer is returned by slug, without its codes', async () => {
    await claim('two', 'ann@example.co.uk');
    const { body } = await shop.get('/getofferbyslug?offerSlug=two');
    expect(body).toMatchObject({ id: 'two', slug: 'two', state: 'running', fewLeft: true, restaurants: null });
    const response = await shop.get('/getofferbyslug?offerSlug=shared');
    expect(JSON.stringify(response.body)).not.toContain('HATCH10');
  });

  it.each(['nothing', 'given'])('an offer called %s is a 404 that the page recognises', async (slug) => {
    const { status, body } = await shop.get(`/getofferbyslug?offerSlug=${slug}`);
    expect([status, body]).toEqual([
      404,
      { code: 7, title: 'Offer not found', message: 'This offer could not be found.' },
    ]);
  });

  const slugs = ({ body }: { body: Record<string, unknown> }) =>
    (body.offers as { slug: string }[]).map(({ slug }) => slug);
  const leeds = () => shop.known.restaurants.find(({ slug }) => slug === 'leeds-kirkstall')?.storeId;
  const bath = () => shop.known.restaurants.find(({ slug }) => slug === 'bath-milsom-street')?.storeId;
  const anywhere = ['generated', 'pool', 'shared', 'two'];

  it("a restaurant's running offers depend on day and time", async () => {
    expect(slugs(await shop.get(`/rest/${leeds()}`))).toEqual([...anywhere, 'four', 'lunch']);
    expect(slugs(await shop.get(`/rest/${bath()}`))).toEqual([...anywhere, 'lunch']);
    expect(slugs(await shop.get(`/rest/${bath()}?date=2026-11-24`))).toEqual(anywhere);
    expect(slugs(await shop.get(`/rest/${bath()}?date=2026-11-23&time=13:00`))).toEqual([...anywhere, 'lunch']);
    expect(slugs(await shop.get(`/rest/${bath()}?date=2026-11-23&time=19:00`))).toEqual(anywhere);
    expect((await shop.get('/rest/nowhere')).status).toBe(404);
  });

  it('running offers leave out those that are gone', async () => {
    expect(slugs(await shop.get('/running'))).toEqual([...anywhere, 'four', 'lunch']);
    for (const name of ['ann', 'bea']) await claim('pool', `${name}@example.co.uk`);
    expect(slugs(await shop.get('/running'))).not.toContain('pool');
  });
});

it('a voucher is deleted a fixed number of days after its last day', async () => {
  await claim('generated', 'ann@example.co.uk');
  const deps = { db: shop.connection.db, keptDays: 90 };
  const day = (text: string) => Temporal.Instant.from(`${text}T12:00:00Z`);
  await deleteOldVouchers(deps, day('2026-11-26'));
  expect(await shop.rows('from voucher_requests')).toHaveLength(1);
  await deleteOldVouchers(deps, day('2027-02-21'));
  expect([await codes(), await shop.rows('from voucher_requests')]).toEqual([[expect.anything()], []]);
  await deleteOldVouchers(deps, day('2027-02-22'));
  expect(await codes()).toEqual([]);
});

describe('naughty strings', () => {
  it.each(['offerId', 'emailAddress', 'acceptTerms', 'idempotencyKey', 'captchaToken'])(
    'naughty strings in %s are accepted or refused with a message',
    async (field) => {
      for (const text of naughtyStrings) {
        const { status, body } = await claim('generated', 'ann@example.co.uk', { [field]: text });
        expect([text, status < 500, status === 200 || Boolean(body.message)]).toEqual([text, true, true]);
      }
    },
    LONG,
  );

  it('naughty strings as slug or restaurant are not found', async () => {
    for (const text of naughtyStrings) {
      const encoded = encodeURIComponent(text);
      expect([text, (await shop.get(`/getofferbyslug?offerSlug=${encoded}`)).status]).toEqual([text, 404]);
      expect([text, (await shop.api.request(`/rest/${encoded}`)).status]).toEqual([text, 404]);
    }
  });
});
