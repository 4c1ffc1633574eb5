import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  exampleCustomer,
  exampleRequest,
  openTestEngine,
  type TestEngine,
} from '../../../tests/support/test-engine.ts';
import type { ManageAnswer } from '../contracts/manage.ts';
import type { WaitlistAnswer } from '../contracts/waitlist.ts';
import { noNeeds } from '../rules/needs.ts';

let engine: TestEngine;
beforeAll(async () => {
  engine = await openTestEngine();
}, 60_000);
afterAll(() => engine.close());
beforeEach(() => engine.clear());

const allergies = ['milk', 'celery'];
const storedNeeds = { ...noNeeds, highChairs: 1, allergies: ['celery', 'milk'] };
const needs = { highChairs: 1, allergies };
const readNeeds = async (reference: string | null) =>
  (await engine.get<ManageAnswer>(`/manage/${await engine.tokenOf(reference)}`)).body.booking.needs;

describe('what a party needs', () => {
  it('needs are stored with the booking, apart from its request', async () => {
    const { body } = await engine.book({ needs });
    expect(await readNeeds(body.bookingReference)).toEqual(storedNeeds);
    expect(await engine.rows('bookings')).toMatchObject([{ needs: storedNeeds, special_request: '' }]);
  });

  it('needs are optional', async () => {
    const { body } = await engine.book();
    expect(await readNeeds(body.bookingReference)).toBeNull();
  });

  it.each([
    ['needs.allergies.0', { allergies: ['bananas'] }],
    ['needs.highChairs', { highChairs: 9 }],
    ['needs.children', { children: 2 }],
  ])('needs are refused with the field %s', async (field, needs) => {
    const { status, body } = await engine.post<{ fields: object }>('/create/9001', {
      idempotencyKey: 'a-key-of-a-form',
      customer: exampleCustomer,
      ...exampleRequest,
      needs,
    });
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  });

  it('needs of a hold come with its booking, unless that has its own', async () => {
    const hold = async () =>
      (await engine.post<{ holdToken: string }>('/holds/9001', { ...exampleRequest, needs })).body.holdToken;
    const booking = await engine.book({ holdToken: await hold() });
    expect(await readNeeds(booking.body.bookingReference)).toEqual(storedNeeds);
    await engine.clear();
    const anew = await engine.book({ holdToken: await hold(), needs: { pram: true } });
    expect(await readNeeds(anew.body.bookingReference)).toEqual({ ...noNeeds, pram: true });
  });

  it('needs come with a waitlist entry and from an enquiry', async () => {
    const first = await engine.book();
    const { body } = await engine.post<WaitlistAnswer>('/waitlist/9001', {
      ...exampleRequest,
      customer: exampleCustomer,
      needs,
    });
    await engine.post(`/manage/${await engine.tokenOf(first.body.bookingReference)}/cancel`);
    const entry = await engine.waitlistTokenOf(body.waitlistReference ?? '');
    const claim = await engine.post<{ bookingReference: string }>(`/waitlist/entries/${entry}/claim`);
    expect(await readNeeds(claim.body.bookingReference)).toEqual(storedNeeds);
  });

  it('changed needs notify the restaurant and stay out of the history', async () => {
    const { body } = await engine.book({ needs });
    await engine.messages();
    const change = async (needs?: object) =>
      engine.post(`/manage/${await engine.tokenOf(body.bookingReference)}/change`, { ...exampleRequest, needs });
    expect((await change({ wheelchair: true })).body.bookingStatus).toBe(1);
    expect(await readNeeds(body.bookingReference)).toEqual({ ...noNeeds, wheelchair: true });
    expect(await engine.messages()).toEqual(['booking-details-changed', 'booking-details-notice']);
    await change();
    await change({ wheelchair: true });
    expect(await readNeeds(body.bookingReference)).toEqual({ ...noNeeds, wheelchair: true });
    expect(await engine.messages()).toEqual([]);
    expect(JSON.stringify(await engine.rows('booking_history'))).not.toContain('celery');
  });
});

describe('text messages', () => {
  it.each(['shouldReceiveSms', 'shouldReceiveSmsPromotions'])('%s needs a phone number', async (optIn) => {
    const { status, body } = await engine.post<{ fields: object }>('/create/9001', {
      idempotencyKey: 'a-key-of-a-form',
      customer: { ...exampleCustomer, [optIn]: true },
      ...exampleRequest,
    });
    expect(status).toBe(400);
    expect(body.fields).toEqual({ 'customer.phoneNumber': 'Enter a phone number so we can text you.' });
  });

  it('texts about the booking and about offers need separate consents', async () => {
    const customer = { ...exampleCustomer, phoneNumber: '07700 900123', shouldReceiveSmsPromotions: true };
    await engine.book({ customer });
    expect(await engine.rows('bookings')).toMatchObject([
      { should_receive_sms: false, should_receive_sms_promotions: true },
    ]);
    expect(await engine.messages()).not.toContain('booking-reminder-sms');
  });
});
