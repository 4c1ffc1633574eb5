import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  exampleCustomer,
  exampleRequest,
  openTestEngine,
  type TestEngine,
} from '../../../tests/support/test-engine.ts';
import { testRestaurant, testRules } from '../../../tests/support/test-restaurant.ts';
import type { Occasion } from '../../restaurants/contract.ts';
import type { CreateAnswer } from '../contracts/booking.ts';
import type { ManageAnswer } from '../contracts/manage.ts';

const table = { ...(testRules.occasions[0] as Occasion), takesEnquiries: true };

let engine: TestEngine;
beforeAll(async () => {
  engine = await openTestEngine([testRestaurant({ booking: { occasions: [table] } })]);
}, 60_000);
afterAll(() => engine.close());
beforeEach(() => engine.clear());

async function bookTable(changes: object = {}) {
  const { body } = await engine.book(changes);
  await engine.messages();
  return engine.tokenOf(body.bookingReference);
}
const show = async (token: string) => (await engine.get<ManageAnswer>(`/manage/${token}`)).body.booking;
const edit = (token: string, customer: object = {}, more: object = {}) =>
  engine.post(`/manage/${token}/details`, { customer: { ...exampleCustomer, ...customer }, ...more });
const resend = (token: string) => engine.post(`/manage/${token}/resend`);
const late = (token: string, minutes = 15) => engine.post(`/manage/${token}/late`, { minutes });
const nobody = 'x'.repeat(43);

describe('the manage token', () => {
  const send = (path: string, sessionId: string, key = 'the-key-of-the-form') =>
    engine.as(sessionId, () =>
      engine.post<CreateAnswer>(path, { ...exampleRequest, idempotencyKey: key, customer: exampleCustomer }),
    );

  it.each(['/create/9001', '/enquiry/9001', '/events/9001'])(
    '%s returns the manage token only to the session that sent it',
    async (path) => {
      const first = await send(path, 'one');
      const token = first.body.manageToken ?? '';
      expect((await show(token)).reference).toBe(first.body.bookingReference);
      expect(await send(path, 'one')).toEqual(first);
      const { manageToken: _, ...answer } = first.body;
      expect((await send(path, 'two')).body).toEqual(answer);
    },
  );

  it('the manage token is not stored', async () => {
    const { body } = await send('/create/9001', 'one');
    expect(JSON.stringify(await engine.rows('idempotency_keys'))).not.toContain(body.manageToken);
  });
});

describe('editing the details', () => {
  it('editing the details changes them and notifies restaurant and diner', async () => {
    const token = await bookTable();
    const answer = await edit(
      token,
      { firstName: 'Zoë', phoneNumber: '07700 900123', specialRequest: 'By the window' },
      { needs: { pram: true } },
    );
    expect(answer).toEqual({ status: 200, body: { changed: true, confirmationSent: false } });
    expect(await show(token)).toMatchObject({
      firstName: 'Zoë',
      lastName: 'Baker',
      email: 'ann@example.co.uk',
      phoneNumber: '07700 900123',
      specialRequest: 'By the window',
      needs: { pram: true },
      time: '19:00',
      sequence: 0,
    });
    expect(await engine.messages()).toEqual(['booking-details-changed', 'booking-details-notice']);
    expect(await engine.rows("booking_history where event = 'details-changed'")).toMatchObject([
      { detail: { fields: ['firstName', 'phoneNumber', 'specialRequest', 'needs'] } },
    ]);
  });

  it('editing to the same details changes nothing', async () => {
    const token = await bookTable({ needs: { pram: true } });
    expect((await edit(token)).body).toEqual({ changed: false, confirmationSent: false });
    expect(await show(token)).toMatchObject({ needs: { pram: true } });
    expect(await engine.messages()).toEqual([]);
  });

  it('editing an earlier version changes nothing', async () => {
    const token = await bookTable();
    const { detailsVersion: version } = await show(token);
    const withMilk = await edit(token, {}, { needs: { allergies: ['milk'] }, version });
    expect(withMilk.body).toMatchObject({ changed: true });
    await engine.messages();
    const stale = await edit(token, { specialRequest: 'By the window' }, { needs: {}, version });
    expect([stale.status, stale.body.message]).toEqual([
      409,
      'Someone saved different details for this booking after you opened this page. Check both, then save again.',
    ]);
    const again = await edit(token, {}, { needs: { allergies: ['milk'] }, version });
    expect(again.body).toEqual({ changed: false, confirmationSent: false });
    expect(await show(token)).toMatchObject({ needs: { allergies: ['milk'] }, specialRequest: '' });
    expect(await engine.messages()).toEqual([]);
    const { detailsVersion: fresh } = await show(token);
    expect(fresh).not.toBe(version);
    expect((await edit(token, { specialRequest: 'By the window' }, { version: fresh })).status).toBe(200);
  });

  it('one of several simultaneous edits is saved, and the others are refused', async () => {
    const token = await bookTable();
    const { detailsVersion: version } = await show(token);
    const requests = ['By the window', 'By the oven', 'By the door'];
    const answers = await Promise.all(requests.map((specialRequest) => edit(token, { specialRequest }, { version })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await engine.messages()).toEqual(['booking-details-changed', 'booking-details-notice']);
    expect((await show(token)).specialRequest).toBe(requests[answers.findIndex(({ status }) => status === 200)]);
  });

  it('editing the details keeps at least one adult', async () => {
    const answer = await edit(await bookTable(), {}, { needs: { children: 2 } });
    expect([answer.status, answer.body.fields]).toEqual([
      400,
      { 'needs.children': 'At least one of you must be an adult.' },
    ]);
  });

  it('editing the address sends the confirmation to the new one and notifies the old one', async () => {
    const token = await bookTable();
    const answer = await edit(token, { email: 'ann.baker@example.co.uk' });
    expect(answer.body).toEqual({ changed: true, confirmationSent: true });
    expect(await engine.messages()).toEqual([
      'booking-address-changed',
      'booking-confirmation',
      'booking-details-notice',
    ]);
    expect(await engine.rows('replaced_addresses')).toMatchObject([{ email: 'ann@example.co.uk' }]);
    expect(JSON.stringify(await engine.rows('booking_history'))).not.toContain('@');
  });

  it('editing the address can’t flood addresses', async () => {
    const token = await bookTable();
    for (let number = 1; number <= 5; number += 1) await edit(token, { email: `ann${number}@example.co.uk` });
    const sixth = await edit(token, { email: 'ann6@example.co.uk' });
    expect(sixth.status).toBe(429);
    expect(await show(token)).toMatchObject({ email: 'ann5@example.co.uk' });
    engine.pass({ hours: 1 });
    expect((await edit(token, { email: 'ann6@example.co.uk' })).status).toBe(200);
  });

  it('editing the details ends with the cancellation or the start of the booking', async () => {
    const [cancelled, past] = [await bookTable(), await bookTable()];
    await engine.post(`/manage/${cancelled}/cancel`);
    expect((await edit(cancelled, { firstName: 'Zoë' })).body.message).toBe('This booking has already been cancelled.');
    engine.at('2026-11-27T19:00:00Z');
    expect((await edit(past, { firstName: 'Zoë' })).status).toBe(409);
    expect(await show(past)).toMatchObject({ firstName: 'Ann', canEdit: false });
  });

  it.each([
    ['customer.email', { email: 'ann@' }],
    ['customer.firstName', { firstName: '' }],
  ])('editing refuses an invalid %s', async (field, customer) => {
    const answer = await edit(await bookTable(), customer);
    expect([answer.status, Object.keys(answer.body.fields as object)]).toEqual([400, [field]]);
  });
});

it('a party that shrinks has no more children than it can', async () => {
  const token = await bookTable({ adultCovers: 4, needs: { children: 3, highChairs: 1 } });
  await engine.post(`/manage/${token}/change`, { ...exampleRequest, adultCovers: 2, time: '20:00' });
  expect((await show(token)).needs).toMatchObject({ children: 1, highChairs: 1 });
  expect(await engine.messages()).toEqual([
    'booking-changed',
    'booking-changed-notice',
    'booking-details-notice',
    'booking-reminder',
  ]);
});

describe('sending the confirmation again', () => {
  it('resending the confirmation is possible a minute apart and five times an hour', async () => {
    const token = await bookTable();
    expect((await resend(token)).body).toEqual({ confirmationSent: true });
    expect(await engine.messages()).toEqual(['booking-confirmation']);
    const again = await resend(token);
    expect([again.status, again.body.message]).toEqual([
      429,
      'We’ve just sent the confirmation. You can resend it in 1 minute.',
    ]);
    for (let number = 2; number <= 5; number += 1) {
      engine.pass({ minutes: 1 });
      expect((await resend(token)).status).toBe(200);
    }
    engine.pass({ minutes: 1 });
    expect((await resend(token)).body.message).toContain('in 55 minutes');
  });
});

describe('running late', () => {
  it('running late notifies the restaurant on the day, once in ten minutes', async () => {
    const token = await bookTable();
    expect((await late(token)).status).toBe(409);
    engine.at('2026-11-27T18:30:00Z');
    expect(await show(token)).toMatchObject({ canTellLate: true, late: null });
    expect((await late(token)).body).toEqual({ told: true });
    expect(await engine.messages()).toEqual(['booking-late-notice']);
    expect(await show(token)).toMatchObject({ late: { minutes: 15, toldAt: '2026-11-27T18:30:00.000Z' } });
    engine.pass({ minutes: 9 });
    const again = await late(token, 30);
    expect([again.status, again.body.message]).toEqual([
      429,
      'We’ve just told the restaurant. You can tell them again in 1 minute.',
    ]);
    engine.pass({ minutes: 1 });
    expect((await late(token, 30)).status).toBe(200);
    expect(await engine.rows("booking_history where event = 'running-late' order by id")).toMatchObject([
      { detail: { minutes: 15 } },
      { detail: { minutes: 30 } },
    ]);
  });

  it('running late, sent twice at once, notifies once', async () => {
    const token = await bookTable();
    engine.at('2026-11-27T18:30:00Z');
    const answers = await Promise.all([late(token), late(token), late(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429]);
    expect(await engine.messages()).toEqual(['booking-late-notice']);
  });

  it.each([0, 91, 1.5])('running late refuses %d minutes', async (minutes) => {
    const token = await bookTable();
    engine.at('2026-11-27T18:30:00Z');
    const answer = await late(token, minutes);
    expect([answer.status, Object.keys(answer.body.fields as object)]).toEqual([400, ['minutes']]);
  });
});

it('a wrong link finds no booking to edit', async () => {
  for (const answer of [await edit(nobody), await resend(nobody), await late(nobody)]) expect(answer.status).toBe(404);
});
