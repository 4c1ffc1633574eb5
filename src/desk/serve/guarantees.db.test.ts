import { beforeEach, describe, expect, test } from 'vitest';
import { deskForEachTest, HOST, MANAGER, type TestDesk } from '../../../tests/support/desk.ts';
import { chargeDue } from '../../booking/engine/charge-due.server.ts';
import { releaseOldGuarantees } from '../../booking/engine/desk/settle-guarantee.server.ts';
import type { ChargeOutcome, ChargeRequest } from '../../payments/card/card-vault.ts';

const WORDING = 'If you don’t come, we’ll charge this card £20.';

const desk = deskForEachTest();
let bookingId: string;
beforeEach(async () => {
  bookingId = await desk.book({ time: '11:00', lastName: 'Baker', phone: '+447700900123' });
  const guarantee = { booking_id: bookingId, store_id: '9001', customer_id: 'card-1', amount_pence: 2000 };
  const terms = { free_until: new Date('2026-11-19T11:00:00Z'), wording_version: '1', wording: WORDING };
  await desk
    .bookings()
    .insertInto('card_guarantees')
    .values({ ...guarantee, ...terms, status: 'held' })
    .execute();
});

type Browser = Awaited<ReturnType<TestDesk['signedIn']>>;
const status = async () =>
  (await desk.bookings().selectFrom('card_guarantees').select('status').executeTakeFirst())?.status;
const decide = (browser: Browser, act: string, from = 'held') =>
  browser.post('/desk/leeds/guarantees', { act, bookingId, from });
const page = (browser: Browser) => browser.read('/desk/leeds/guarantees');
const setStatus = (browser: Browser, from: string, to: string) => browser.post('/desk/leeds', { bookingId, from, to });

/** Does the job that a charge has queued. */
async function charge(outcome: ChargeOutcome): Promise<{ orders: ChargeRequest[]; mails: unknown[] }> {
  const orders: ChargeRequest[] = [];
  const mails: unknown[] = [];
  const vault = {
    charge: async (order: ChargeRequest) => {
      orders.push(order);
      return outcome;
    },
  };
  const jobs = {
    enqueue: async (_: unknown, added: { data: unknown }[]) => void mails.push(...added.map(({ data }) => data)),
  };
  await chargeDue({ db: desk.bookings(), vault, jobs }, { bookingId });
  return { orders, mails };
}
const CHARGED = { ok: true, transactionId: 'sale-1' } as const;
const DECLINED = { ok: false, reason: 'declined', message: '' } as const;
const UNAVAILABLE = { ok: false, reason: 'unavailable', message: '' } as const;

async function noShow(): Promise<Browser> {
  const manager = await desk.signedIn('Ann', MANAGER);
  await setStatus(manager, 'booked', 'no-show');
  return manager;
}

describe('the card of a no-show', () => {
  test('the card of a no-show is charged once, as agreed, and the diner is written to', async () => {
    const manager = await noShow();
    const day = await manager.read('/desk/leeds');
    expect(day).toContain(`href="/desk/leeds/guarantees#${bookingId}"`);
    expect(day).toContain('Charge £20.00 or waive');
    const before = await page(manager);
    for (const words of ['Ann Baker', WORDING, 'Charge £20.00', 'Waive']) expect(before).toContain(words);
    expect((await decide(manager, 'charge')).headers.get('location')).toBe(`/desk/leeds/guarantees#${bookingId}`);
    expect(await page(manager)).toContain('Being charged.');
    const { orders, mails } = await charge(CHARGED);
    expect(orders).toEqual([expect.objectContaining({ customerId: 'card-1', amountPence: 2000 })]);
    expect(mails).toEqual([{ kind: 'booking-charged', bookingId, sequence: 0 }]);
    expect(await status()).toBe('charged');
    expect(await charge(CHARGED)).toEqual({ orders: [], mails: [] });
    expect((await decide(manager, 'charge')).status).toBe(409);
    expect((await decide(manager, 'waive')).status).toBe(409);
    expect(await desk.logged('guarantee%')).toEqual([
      expect.objectContaining({ act: 'guarantee-charge', person_id: manager.id, subject: bookingId }),
    ]);
  });

  test('the card of a no-show is released when waived', async () => {
    const manager = await noShow();
    await decide(manager, 'waive');
    expect(await status()).toBe('released');
    expect(await page(manager)).toContain('Waived. Nothing was charged.');
    expect((await decide(manager, 'charge')).status).toBe(409);
    expect((await charge(CHARGED)).orders).toEqual([]);
  });

  test('the card of a no-show is decided once of twenty times at once', async () => {
    const manager = await noShow();
    const acts = Array.from({ length: 20 }, (_, at) => decide(manager, at % 2 ? 'charge' : 'waive'));
    const answers = await Promise.all(acts);
    expect(answers.filter(({ status: code }) => code === 303)).toHaveLength(1);
    expect(await desk.logged('guarantee%')).toHaveLength(1);
  });

  test('the card of a no-show that the bank refuses is charged again as an order of its own', async () => {
    const manager = await noShow();
    await decide(manager, 'charge');
    const first = await charge(DECLINED);
    expect(first.mails).toEqual([]);
    expect(await page(manager)).toContain('Their bank refused it. Nothing was charged.');
    await decide(manager, 'charge', 'refused');
    const second = await charge(CHARGED);
    expect(second.orders[0]?.orderId).toBe(`${first.orders[0]?.orderId}-2`);
    expect(second.mails).toHaveLength(1);
    expect(await status()).toBe('charged');
  });

  test('the card of a no-show stays the same order while the provider doesn’t answer, and can’t be waived meanwhile', async () => {
    const manager = await noShow();
    await decide(manager, 'charge');
    await expect(charge(UNAVAILABLE)).rejects.toThrow('unreachable');
    expect((await decide(manager, 'waive', 'due')).status).toBe(409);
    desk.mails.length = 0;
    expect((await decide(manager, 'charge', 'due')).status).toBe(303);
    expect(desk.mails).toEqual([{ bookingId }]);
    expect((await charge(CHARGED)).orders[0]?.orderId).toMatch(/-late$/);
  });

  test('the card of a no-show is left alone once the door says that they came', async () => {
    const manager = await noShow();
    await setStatus(manager, 'no-show', 'undo');
    expect((await decide(manager, 'charge')).status).toBe(409);
    expect(await status()).toBe('held');
    expect(await page(manager)).not.toContain('Ann Baker');
  });

  test('the card of a no-show is decided by managers of the restaurant who have confirmed that it’s them', async () => {
    const manager = await noShow();
    const host = await desk.signedIn('Ben', HOST);
    const elsewhere = await desk.signedIn('Cat', { storeId: '9002', role: 'manager' });
    for (const person of [host, elsewhere]) expect((await decide(person, 'charge')).status).toBe(403);
    expect(await host.read('/desk/leeds')).not.toContain('or waive');
    desk.later({ minutes: 10 });
    expect(await (await decide(manager, 'charge')).text()).toContain('Confirm it’s you');
    expect(await status()).toBe('held');
  });
});

test('a late cancellation that was charged by itself is shown', async () => {
  const manager = await desk.signedIn('Ann', MANAGER);
  await desk.bookings().updateTable('bookings').set({ status: 'cancelled' }).execute();
  await desk.bookings().updateTable('card_guarantees').set({ status: 'due' }).execute();
  expect((await charge(CHARGED)).mails).toEqual([]);
  const text = await page(manager);
  expect(text).toContain('Cancelled late');
  expect(text).toContain('Charged.');
});

test('a card that nobody charged is released a fortnight later', async () => {
  await releaseOldGuarantees(desk.bookings(), desk.clock.now.add({ hours: 14 * 24 - 1 }));
  expect(await status()).toBe('held');
  await releaseOldGuarantees(desk.bookings(), desk.clock.now.add({ hours: 14 * 24 + 1 }));
  expect(await status()).toBe('released');
});
