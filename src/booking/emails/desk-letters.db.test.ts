import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { parseCalendar } from '../../../tests/support/calendar.ts';
import { testMenu, testRestaurant, testRules } from '../../../tests/support/trattoria.ts';
import { ann, oneTable, openTrattoria, type Trattoria, tableWish } from '../../../tests/support/trattoria-desk.ts';
import type { Mail } from '../../platform/mailer.server.ts';
import { renderBookingMail } from '../booking-mail.server.tsx';
import type { MailJob } from '../mail-jobs.ts';

const occasions = testRules.occasions.map((occasion) => ({ ...occasion, takesEnquiries: true }));
const content = { restaurants: [testRestaurant({ booking: { ...oneTable, occasions } })], menus: [testMenu()] };

let inn: Trattoria;
beforeAll(async () => {
  inn = await openTrattoria(content.restaurants);
});
afterAll(() => inn.close());
beforeEach(() => inn.clear());

/** Every message the desk has asked for since the last look, written now; by kind. */
async function post(at = '2026-11-20T12:00:00Z'): Promise<Record<string, Mail | null>> {
  const { rows } = await inn.connection.pool.query<{ data: MailJob }>(
    "delete from pgboss.job where name = 'mail' returning data",
  );
  const deps = {
    db: inn.connection.db,
    content: () => content,
    brand: { name: 'Tavola', email: 'ciao@tavola.example' },
    publicUrl: 'https://www.tavola.example',
    tokenSecret: 'secret',
    clock: () => Temporal.Instant.from(at),
  };
  const written = rows.map(async ({ data }) => [data.kind, await renderBookingMail(deps, data)] as const);
  return Object.fromEntries(await Promise.all(written));
}
const sent = (mails: Record<string, Mail | null>) =>
  Object.keys(mails)
    .filter((kind) => mails[kind])
    .sort();

it('follows a booking from its table to its end', async () => {
  const { body } = await inn.book();
  const token = await inn.tokenOf(body.bookingReference);
  const first = await post();
  expect(sent(first)).toEqual(['booking-confirmation', 'booking-notice', 'booking-reminder']);
  expect(first['booking-confirmation']?.text).toContain(`/booking/${token}`);
  expect(first['booking-notice']?.text).toMatch(/^Table +only$/m);

  await inn.post(`/manage/${token}/change`, { ...tableWish, time: '20:30' });
  const second = await post();
  expect(sent(second)).toEqual(['booking-changed', 'booking-changed-notice', 'booking-reminder']);
  for (const kind of ['booking-changed', 'booking-changed-notice'])
    expect(second[kind]?.text).toMatch(/^Time +8.30pm\n +was 7pm$/m);

  await inn.post(`/manage/${token}/cancel`, { cancellationFee: 0 });
  const third = await post();
  expect(sent(third)).toEqual(['booking-cancelled', 'booking-cancelled-notice']);
  const files = [first['booking-confirmation'], second['booking-changed'], third['booking-cancelled']].map((mail) =>
    parseCalendar(mail?.attachments?.[0]?.content ?? ''),
  );
  expect(files.map(({ event }) => event.SEQUENCE)).toEqual(['0', '1', '2']);
  expect(files.map(({ calendar }) => calendar.METHOD)).toEqual(['PUBLISH', 'PUBLISH', 'CANCEL']);
  expect(new Set(files.map(({ event }) => event.UID)).size).toBe(1);
});

it('sends nothing that was asked for before a cancellation, but word of it', async () => {
  const { body } = await inn.book();
  const token = await inn.tokenOf(body.bookingReference);
  await inn.post(`/manage/${token}/change`, { ...tableWish, time: '20:30' });
  await inn.post(`/manage/${token}/cancel`, { cancellationFee: 0 });
  expect(sent(await post())).toEqual([
    'booking-cancelled',
    'booking-cancelled-notice',
    'booking-changed-notice',
    'booking-notice',
  ]);
});

it('tells whoever waits where they stand, and when a table is theirs', async () => {
  const { body } = await inn.book();
  const joined = await inn.post<{ waitlistReference: string; position: number }>('/waitlist/9001', {
    ...tableWish,
    customer: { ...ann, email: 'ben@example.co.uk' },
  });
  const waiting = await post();
  expect(waiting['waitlist-joined']?.subject).toContain(`You are number ${joined.body.position} in line`);
  await inn.post(`/manage/${await inn.tokenOf(body.bookingReference)}/cancel`, { cancellationFee: 0 });
  const offer = (await post())['waitlist-offer'];
  expect(offer?.to).toBe('ben@example.co.uk');
  expect(offer?.text).toContain('held for you until 12.10pm');
  expect(offer?.text).toContain(await inn.waitlistTokenOf(joined.body.waitlistReference));
  inn.pass({ minutes: 11 });
  await inn.tidy();
  expect(sent(await post())).toEqual(['waitlist-lapsed']);
});

it('answers an event without a menu, larger than any table', async () => {
  const request = { ...tableWish, menuId: null, adultCovers: 40, customer: ann, idempotencyKey: crypto.randomUUID() };
  expect((await inn.post('/events/9001', request)).status).toBe(200);
  const mails = await post();
  expect(sent(mails)).toEqual(['event-notice', 'event-received']);
  expect(mails['event-notice']?.text).toMatch(/^Party +40 people$/m);
});
