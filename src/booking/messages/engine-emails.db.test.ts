import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { parseCalendar } from '../../../tests/support/calendar.ts';
import { sampleBrand } from '../../../tests/support/email-brand.ts';
import {
  exampleCustomer,
  exampleRequest,
  oneTable,
  openTestEngine,
  type TestEngine,
} from '../../../tests/support/test-engine.ts';
import { testMenu, testRestaurant, testRules } from '../../../tests/support/test-restaurant.ts';
import type { Mail } from '../../platform/messages/mailer.server.ts';
import type { MailJob } from '../contracts/mail-jobs.ts';
import { waitlistPositionText } from '../rules/booking-text.ts';
import { renderBookingEmail } from './booking-email.server.ts';

const occasions = testRules.occasions.map((occasion) => ({ ...occasion, takesEnquiries: true }));
const content = { restaurants: [testRestaurant({ booking: { ...oneTable, occasions } })], menus: [testMenu()] };

let engine: TestEngine;
beforeAll(async () => {
  engine = await openTestEngine(content.restaurants);
});
afterAll(() => engine.close());
beforeEach(() => engine.clear());

/** E-mails queued since the last call, rendered now, by kind. */
async function post(at = '2026-11-20T12:00:00Z'): Promise<Record<string, Mail | null>> {
  const { rows } = await engine.connection.pool.query<{ data: MailJob }>(
    "delete from pgboss.job where name = 'mail' returning data",
  );
  const deps = {
    db: engine.connection.db,
    content: () => content,
    ...(await sampleBrand()),
    tokenSecret: 'secret',
    clock: () => Temporal.Instant.from(at),
  };
  const mails: Record<string, Mail | null> = {};
  for (const { data } of rows) mails[data.kind] = (await renderBookingEmail(deps, data)) ?? mails[data.kind] ?? null;
  return mails;
}
const kindsOf = (mails: Record<string, Mail | null>) =>
  Object.keys(mails)
    .filter((kind) => mails[kind])
    .sort();

it('e-mails follow a booking from confirmation to cancellation', async () => {
  const { body } = await engine.book();
  const token = await engine.tokenOf(body.bookingReference);
  const first = await post();
  expect(kindsOf(first)).toEqual(['booking-confirmation', 'booking-notice', 'booking-reminder']);
  expect(first['booking-confirmation']?.text).toContain(`/booking/${token}`);
  expect(first['booking-notice']?.text).toMatch(/^Table +only$/m);

  await engine.post(`/manage/${token}/change`, { ...exampleRequest, time: '20:30' });
  const second = await post();
  expect(kindsOf(second)).toEqual(['booking-changed', 'booking-changed-notice', 'booking-reminder']);
  for (const kind of ['booking-changed', 'booking-changed-notice'])
    expect(second[kind]?.text).toMatch(/^Time +8.30pm\n +was 7pm$/m);

  await engine.post(`/manage/${token}/cancel`, { cancellationFee: 0 });
  const third = await post();
  expect(kindsOf(third)).toEqual(['booking-cancelled', 'booking-cancelled-notice']);
  const files = [first['booking-confirmation'], second['booking-changed'], third['booking-cancelled']].map((mail) =>
    parseCalendar(String(mail?.attachments?.[0]?.content ?? '')),
  );
  expect(files.map(({ event }) => event.SEQUENCE)).toEqual(['0', '1', '2']);
  expect(files.map(({ calendar }) => calendar.METHOD)).toEqual(['PUBLISH', 'PUBLISH', 'CANCEL']);
  expect(new Set(files.map(({ event }) => event.UID)).size).toBe(1);
});

it('a cancellation stops other e-mails and reports an unreported change to the restaurant', async () => {
  const { body } = await engine.book();
  const token = await engine.tokenOf(body.bookingReference);
  await engine.post(`/manage/${token}/change`, { ...exampleRequest, time: '20:30' });
  await engine.post(`/manage/${token}/cancel`, { cancellationFee: 0 });
  const messages = await post();
  expect(kindsOf(messages)).toEqual(['booking-cancelled', 'booking-cancelled-notice', 'booking-notice']);
  expect(messages['booking-cancelled-notice']?.text).toMatch(/^Time +8.30pm\n +was 7pm$/m);
});

it('a waitlist entry gets its position and the offer of a table', async () => {
  const { body } = await engine.book();
  const joined = await engine.post<{ waitlistReference: string; position: number }>('/waitlist/9001', {
    ...exampleRequest,
    customer: { ...exampleCustomer, email: 'ben@example.co.uk' },
  });
  const waiting = await post();
  expect(waiting['waitlist-joined']?.subject).toContain(waitlistPositionText(joined.body.position));
  await engine.post(`/manage/${await engine.tokenOf(body.bookingReference)}/cancel`, { cancellationFee: 0 });
  const offer = (await post())['waitlist-offer'];
  expect(offer?.to).toBe('ben@example.co.uk');
  expect(offer?.text).toContain('held for you until 1pm');
  expect(offer?.text).toContain(await engine.waitlistTokenOf(joined.body.waitlistReference ?? ''));
  engine.pass({ minutes: 61 });
  await engine.tidy();
  expect(kindsOf(await post())).toEqual(['waitlist-lapsed']);
});

it('an event without a menu, larger than any table, gets an answer', async () => {
  const request = {
    ...exampleRequest,
    menuId: null,
    adultCovers: 40,
    customer: exampleCustomer,
    idempotencyKey: crypto.randomUUID(),
  };
  expect((await engine.post('/events/9001', request)).status).toBe(200);
  const mails = await post();
  expect(kindsOf(mails)).toEqual(['event-notice', 'event-received']);
  expect(mails['event-notice']?.text).toMatch(/^Party +40 people$/m);
});

it('an edit notifies the restaurant; a new address gets everything and the old one no more', async () => {
  const needs = { highChairs: 2, allergies: ['milk', 'tree nuts'] };
  const { body } = await engine.book({ needs });
  const token = await engine.tokenOf(body.bookingReference);
  const first = await post();
  for (const kind of ['booking-confirmation', 'booking-notice']) {
    expect(first[kind]?.text).toMatch(/^Allergies +Milk, tree nuts$/m);
    expect(first[kind]?.text).toMatch(/^Needs +2 high chairs$/m);
  }

  const customer = { ...exampleCustomer, email: 'ann.baker@example.co.uk', phoneNumber: '07700 900123' };
  await engine.post(`/manage/${token}/details`, { customer, needs: { wheelchair: true } });
  const second = await post();
  expect(second['booking-confirmation']).toMatchObject({ to: 'ann.baker@example.co.uk' });
  expect(second['booking-confirmation']?.text).toContain(`/booking/${token}`);
  expect(second['booking-confirmation']?.messageId).not.toBe(first['booking-confirmation']?.messageId);
  const former = second['booking-address-changed'];
  expect(former).toMatchObject({ to: 'ann@example.co.uk' });
  for (const word of [token, body.bookingReference, 'Baker', 'ann.baker', '07700'])
    expect(`${former?.subject}${former?.html}${former?.text}`).not.toContain(word);
  const notice = second['booking-details-notice'];
  expect(notice).toMatchObject({ to: 'testford@tavola.example' });
  expect(notice?.text).toMatch(/^Needs +Room for a wheelchair$/m);
  expect(notice?.text).toMatch(/^Phone +07700 900123$/m);
  expect(notice?.text).not.toContain('Allergies');
});

it('several edits in a minute send the diner one e-mail', async () => {
  const { body } = await engine.book();
  const token = await engine.tokenOf(body.bookingReference);
  await post();
  const edit = (needs: object, specialRequest: string) =>
    engine.post(`/manage/${token}/details`, { customer: { ...exampleCustomer, specialRequest }, needs });
  await edit({ allergies: ['milk'] }, '');
  await edit({ allergies: ['milk'], highChairs: 1 }, 'By the window');
  const { rows } = await engine.connection.pool.query<{ data: MailJob }>(
    "select data from pgboss.job where name = 'mail' and data->>'kind' = 'booking-details-changed'",
  );
  expect(rows).toHaveLength(2);
  const mails = await post();
  expect(kindsOf(mails)).toEqual(['booking-details-changed', 'booking-details-notice']);
  const mail = mails['booking-details-changed'];
  expect(mail).toMatchObject({
    to: 'ann@example.co.uk',
    subject: expect.stringMatching(/^Details changed: your table/),
  });
  for (const line of [/^Allergies +Milk$/m, /^Needs +1 high chair$/m, /^Requests +By the window$/m])
    for (const part of [mail?.text, mails['booking-details-notice']?.text]) expect(part).toMatch(line);
  expect(mail?.text).toContain(`/booking/${token}`);
});

it('an edited request notifies the restaurant, and replies go to the new address', async () => {
  const request = { ...exampleRequest, menuId: null, adultCovers: 40, idempotencyKey: crypto.randomUUID() };
  const { body } = await engine.post<{ bookingReference: string }>('/events/9001', {
    ...request,
    customer: exampleCustomer,
  });
  await post();
  const customer = { ...exampleCustomer, email: 'ann.baker@example.co.uk', phoneNumber: '07700 900123' };
  await engine.post(`/manage/${await engine.tokenOf(body.bookingReference)}/details`, { customer });
  const mails = await post();
  expect(kindsOf(mails)).toEqual(['booking-address-changed', 'booking-details-notice', 'event-received']);
  const notice = mails['booking-details-notice'];
  expect(notice).toMatchObject({ to: 'testford@tavola.example', replyTo: { address: 'ann.baker@example.co.uk' } });
  expect(notice?.text).toMatch(/^Phone +07700 900123$/m);
  expect(notice?.text).toContain('Replies go to the guest.');
  expect(notice?.text).not.toContain('The table stays as it is.');
});

it('each resent confirmation and each delay is a separate e-mail', async () => {
  const { body } = await engine.book();
  const token = await engine.tokenOf(body.bookingReference);
  const ids = [(await post())['booking-confirmation']?.messageId];
  for (const _ of [1, 2]) {
    await engine.post(`/manage/${token}/resend`);
    ids.push((await post())['booking-confirmation']?.messageId);
    engine.pass({ minutes: 1 });
  }
  expect(new Set(ids).size).toBe(3);

  engine.at('2026-11-27T18:30:00Z');
  for (const minutes of [15, 30]) {
    await engine.post(`/manage/${token}/late`, { minutes });
    const late = (await post('2026-11-27T18:30:00Z'))['booking-late-notice'];
    expect(late).toMatchObject({ to: 'testford@tavola.example' });
    expect(late?.subject).toBe(`Running late ${body.bookingReference}: 2 people, about ${minutes} minutes late`);
    engine.pass({ minutes: 10 });
  }
});
