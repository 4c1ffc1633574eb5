import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestOffers, testOffer } from '../../../tests/support/offers.ts';
import { occasionVoucher } from '../messages/occasion-voucher.server.ts';
import { giveOnOccasion, willGiveOnOccasion } from './give-on-occasion.server.ts';

const LAST_DAY = '2028-12-31';
const birthday = testOffer({ slug: 'birthday', listed: false, until: LAST_DAY, voucherDays: 30 });
const later = testOffer({ slug: 'later', listed: false, from: '2027-01-01', until: LAST_DAY });
let shop: Awaited<ReturnType<typeof openTestOffers>>;
beforeAll(async () => {
  shop = await openTestOffers({ offers: [birthday, later] });
}, 120_000);
afterAll(() => shop.close());
beforeEach(() => shop.clear());

const give = (occasion: string, email = 'ann@example.co.uk') =>
  giveOnOccasion(shop.deps, { offer: birthday, email, occasion });
const willGive = (email = 'ann@example.co.uk', offer = birthday) =>
  willGiveOnOccasion(shop.deps, { offer, email, occasion: 'birthday.2026' });

it("an occasion's voucher is the same on every attempt, and another one the next year", async () => {
  const first = await give('birthday.2026');
  expect(first).toEqual({ code: expect.any(String), endsOn: '2026-12-20' });
  expect(await give('birthday.2026', 'ANN@example.co.uk')).toEqual(first);
  expect((await give('birthday.2027'))?.code).not.toBe(first?.code);
  expect(await shop.rows('occasion from vouchers order by occasion')).toEqual([
    { occasion: 'birthday.2026' },
    { occasion: 'birthday.2027' },
  ]);
});

it.each([
  ['was used', () => shop.connection.pool.query('update vouchers set used_at = now()')],
  ['is over', async () => shop.pass(24 * 31)],
])("an occasion's voucher is not sent once it %s", async (_, happens) => {
  await give('birthday.2026');
  expect(await willGive()).toBe(true);
  await happens();
  expect(await give('birthday.2026')).toBeNull();
  expect(await willGive()).toBe(false);
});

it("an occasion's voucher is announced only while there are any left", async () => {
  const singleOffer = testOffer({ slug: 'one', codes: { kind: 'generated', total: 1 } });
  for (const [offer, comes] of [
    [birthday, true],
    [later, false],
    [singleOffer, true],
  ] as const)
    expect([offer.slug, await willGive('ann@example.co.uk', offer)]).toEqual([offer.slug, comes]);
  expect(await shop.rows('from vouchers')).toEqual([]);
  await giveOnOccasion(shop.deps, { offer: singleOffer, email: 'ann@example.co.uk', occasion: 'birthday.2026' });
  expect(await willGive('ann@example.co.uk', singleOffer)).toBe(true);
  expect(await willGive('bob@example.co.uk', singleOffer)).toBe(false);
});

it("an occasion has no voucher if its offer is missing or hasn't begun", async () => {
  expect(await giveOnOccasion(shop.deps, { offer: later, email: 'ann@example.co.uk', occasion: 'welcome' })).toBeNull();
  const deps = { ...shop.deps, brand: 'Tavola', publicUrl: 'https://tavola.example' };
  const occasion = { email: 'ann@example.co.uk', occasion: 'welcome' };
  for (const slug of ['nothing', undefined]) expect(await occasionVoucher(deps, { ...occasion, slug })).toBeNull();
  expect(await shop.rows('from vouchers')).toEqual([]);
});

it("an occasion's e-mail contains the voucher's code, terms and QR code", async () => {
  const deps = { ...shop.deps, brand: 'Tavola', publicUrl: 'https://tavola.example' };
  const occasion = { email: 'ann@example.co.uk', occasion: 'welcome', slug: 'birthday' };
  const voucher = await occasionVoucher(deps, occasion);
  const [{ code }] = await shop.rows('code from vouchers');
  expect(voucher?.parts).toContainEqual(
    expect.objectContaining({ kind: 'ticket', ticket: expect.objectContaining({ reference: code }) }),
  );
  expect(JSON.stringify(voucher?.parts)).toContain('One to a table.');
  expect(JSON.stringify(voucher?.parts)).toContain('https://tavola.example/find-us"');
  expect(voucher?.attachments).toMatchObject([{ cid: 'voucher-code', filename: `${code}.png` }]);
});

it("an occasion's voucher leads to a table at the favourite restaurant", async () => {
  const deps = { ...shop.deps, brand: 'Tavola', publicUrl: 'https://tavola.example' };
  const storeId = shop.known.restaurants.find(({ slug }) => slug === 'leeds-kirkstall')?.storeId;
  const occasion = { email: 'ann@example.co.uk', occasion: 'welcome', slug: 'birthday', storeId };
  expect(JSON.stringify((await occasionVoucher(deps, occasion))?.parts)).toContain(
    'https://tavola.example/restaurants/leeds-kirkstall/book-now"',
  );
});
