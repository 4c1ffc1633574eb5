import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wordsOf } from '../../../tests/support/email-words.ts';
import { type EmailHarness, openEmailHarness } from '../../../tests/support/emails.ts';
import type { Mail } from '../../platform/messages/mailer.server.ts';
import { renderBookingEmail } from './booking-email.server.ts';
import { renderMessageEmail } from './message-email.server.ts';

/** Gmail cuts longer e-mails off, losing the link to cancel. */
const GMAIL_BYTES = 102 * 1024;
const OWN_LINK =
  /^(https:\/\/www\.tavola\.example\/|https:\/\/www\.google\.com\/maps\/|tel:|mailto:ciao@tavola\.example$)/;
const LINKS = ['http://evil.example/a', 'www.evil.example', 'evil.example', 'eve@evil.example', 'evil。example'];
const FREE = `Win: ${LINKS.join(' or ')}`;

let emails: EmailHarness;
const mails = new Map<string, Mail>();

async function aboutBooking(customer: object) {
  const id = await emails.book('19:00', customer);
  await emails.guarantee(id, 'held');
  for (const kind of ['booking-confirmation', 'booking-reminder', 'booking-notice', 'booking-details-changed'] as const)
    mails.set(kind, await emails.read(kind, id));
  await emails.change(id);
  for (const kind of ['booking-changed', 'booking-changed-notice'] as const)
    mails.set(kind, await emails.read(kind, id, 1));
  await emails.cancel(id);
  for (const kind of ['booking-cancelled', 'booking-cancelled-notice'] as const)
    mails.set(kind, await emails.read(kind, id, 2));
}

async function aboutCalledOff(customer: object) {
  const id = await emails.book('19:30', customer);
  await emails.set(id, 'cancellation_words = $2', [FREE]);
  await emails.cancel(id, '2026-11-22T18:00:00Z', 'room');
  mails.set('booking-cancelled-by-restaurant', await emails.read('booking-cancelled-by-restaurant', id, 1));
}

async function aboutCharge(customer: object) {
  const id = await emails.book('20:00', customer);
  await emails.guarantee(id, 'charged');
  mails.set('booking-charged', await emails.read('booking-charged', id));
}

async function aboutRequests(customer: object) {
  for (const [type, time] of [
    ['enquiry', '20:00'],
    ['event', '21:00'],
  ] as const) {
    const id = await emails.book(time, customer);
    await emails.asRequest(id, type);
    for (const kind of [`${type}-received`, `${type}-notice`] as const) mails.set(kind, await emails.read(kind, id));
  }
}

async function aboutWaiting() {
  const offer = { status: 'offered', offeredUntil: '2026-11-20T14:10:00Z' };
  const ids = {
    'waitlist-joined': await emails.wait({ email: 'a@example.org', firstName: FREE }),
    'waitlist-offer': await emails.wait({ email: 'b@example.org', firstName: FREE, ...offer }),
    'waitlist-lapsed': await emails.wait({ email: 'c@example.org', firstName: FREE, ...offer, status: 'lapsed' }),
    'card-later': await emails.wait({
      email: 'd@example.org',
      firstName: FREE,
      ...offer,
      cardLater: JSON.stringify({ specialRequest: FREE, upsells: [] }),
    }),
  };
  for (const kind of ['waitlist-joined', 'waitlist-offer', 'waitlist-lapsed', 'card-later'] as const)
    mails.set(kind, await emails.readForWaiting(kind, ids[kind]));
}

async function aboutClosing(customer: object) {
  const [closingId, bookingId] = [crypto.randomUUID(), await emails.book('19:00', customer)];
  const { pool } = emails.connection;
  await pool.query(
    `insert into closings (id, store_id, first_date, last_date, reason, words, created_at)
     values ($1, '9001', '2026-11-27', '2026-11-27', 'holiday', $2, now())`,
    [closingId, FREE],
  );
  await pool.query(
    `insert into closed_parties (closing_id, booking_id, store_id, service_date, token_hash, offered_store_id,
       offered_time, held_until)
     values ($1, $2, '9001', '2026-11-27', '', '9001', '19:15', '2026-11-26T20:00Z')`,
    [closingId, bookingId],
  );
  const render = async (kind: 'closed-choice' | 'closed-reopened') =>
    mails.set(kind, (await renderBookingEmail(emails.deps, { kind, closingId, bookingId })) as Mail);
  await render('closed-choice');
  await pool.query('update closings set reopened_at = now()');
  await render('closed-reopened');
}

async function aboutMessages() {
  const messageId = crypto.randomUUID();
  await emails.connection.pool.query(
    `insert into booking_messages (id, store_id, reference, first_name, last_name, email, phone_number, message, created_at)
     values ($1, '9001', 'ABCD2345', $2, 'Baker', 'ann@example.co.uk', '', $2, now())`,
    [messageId, FREE],
  );
  for (const kind of ['message-notice', 'message-receipt'] as const)
    mails.set(kind, await renderMessageEmail(emails.deps, { kind, messageId }));
}

beforeAll(async () => {
  emails = await openEmailHarness();
  const customer = { firstName: 'Win evil.example', lastName: 'www.evil.example', specialRequest: FREE };
  await aboutBooking(customer);
  await aboutCalledOff(customer);
  await aboutCharge(customer);
  await aboutRequests(customer);
  await aboutWaiting();
  await aboutClosing(customer);
  await aboutMessages();
});
afterAll(() => emails.connection.close());

const kinds = [
  'booking-confirmation',
  'booking-reminder',
  'booking-notice',
  'booking-details-changed',
  'booking-changed',
  'booking-changed-notice',
  'booking-cancelled',
  'booking-cancelled-notice',
  'booking-cancelled-by-restaurant',
  'booking-charged',
  'enquiry-received',
  'enquiry-notice',
  'event-received',
  'event-notice',
  'waitlist-joined',
  'waitlist-offer',
  'waitlist-lapsed',
  'card-later',
  'closed-choice',
  'closed-reopened',
  'message-notice',
  'message-receipt',
];

describe.each(kinds)('%s', (kind) => {
  const mail = () => mails.get(kind) as Mail;
  const buttons = () =>
    [...mail().html.matchAll(/<td class="e-button" align="center".*?>([^<>]+)<\/a>/g)].map(([, label = '']) => label);

  it(`${kind} says the same in HTML and text, in British English, uncut`, () => {
    const read = wordsOf(mail());
    expect(read.html).toEqual(read.text);
    expect(mail().html).toContain('<html lang="en-GB"');
    expect(Buffer.byteLength(mail().html)).toBeLessThan(GMAIL_BYTES);
  });

  it(`${kind} turns no typed text into a link`, () => {
    for (const part of [mail().html, mail().text, mail().subject, mail().replyTo?.name ?? ''])
      for (const link of [...LINKS, 'evil.']) expect(part).not.toContain(link);
    const links = [...mail().html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => href);
    expect(links.filter((href) => !OWN_LINK.test(href))).toEqual([]);
  });

  it(`${kind} has at most one button, and no destructive one`, () => {
    expect(buttons().length).toBeLessThanOrEqual(1);
    for (const label of buttons()) expect(label).not.toMatch(/cancel|leave|change/i);
  });

  if (!kind.startsWith('message-'))
    it(`${kind} starts with restaurant, day, time and party`, () => {
      const [, facts] = mail().text.split('\n\n');
      expect(facts).toMatch(/^Testford Market\n(Fri|Sun)day 2[79] November · [789](\.30)?pm · [23] people/);
    });
});

it.each(['booking-confirmation', 'booking-changed', 'booking-reminder'])('%s links to the booking first', (kind) => {
  const { html, text } = mails.get(kind) as Mail;
  const [manage, ticket, cancel] = ['Manage your booking', 'Your reference', 'Cancel your booking'].map((label) =>
    text.indexOf(label),
  ) as [number, number, number];
  expect(manage).toBeGreaterThan(0);
  expect(ticket).toBeGreaterThan(manage);
  expect(cancel).toBeGreaterThan(ticket);
  expect(html.indexOf('Manage your booking</a>')).toBeLessThan(html.indexOf('Your reference'));
});

it('a guest of a closed restaurant reads why, and until when which table is held', () => {
  const { subject, text } = mails.get('closed-choice') as Mail;
  expect(subject).toBe('We’re closed: your table at Testford Market, Friday 27 November 2026 at 7pm');
  expect(text).toContain('at 7.15pm, until Thursday 26 November at 8pm.');
  expect(text).toMatch(/Choose what suits you\W+https:\/\/www\.tavola\.example\/booking\/closed\/[\w-]{43}\b/);
});
