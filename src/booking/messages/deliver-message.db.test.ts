import { afterAll, beforeAll, beforeEach, expect, it, test } from 'vitest';
import { type EmailHarness, openEmailHarness } from '../../../tests/support/emails.ts';
import type { Mail } from '../../platform/messages/mailer.server.ts';
import type { TextMessage } from '../../platform/messages/sms.server.ts';
import type { MailJob, TextJob } from '../contracts/mail-jobs.ts';
import { manageToken, waitlistToken } from '../engine/reference.ts';
import { deliverMessage } from './deliver-message.server.ts';

/** The SMS alphabet (GSM 03.38); any other character more than doubles the cost. */
const GSM = /^[\w @£$¥èéùìòÇØøÅåΔΦΓΛΩΠΨΣΘΞÆæßÉ!"#¤%&'()*+,\-./:;<=>?¡ÄÖÑÜ§¿äöñüà\n]+$/;
const TWO_PARTS = 306;
const wantsTexts = { phoneNumber: '07700 900123', shouldReceiveSms: true };

let emails: EmailHarness;
let mails: Mail[];
let texts: TextMessage[];
let mailServerDown: boolean;

beforeAll(async () => {
  emails = await openEmailHarness();
});
beforeEach(() => {
  mails = [];
  texts = [];
  mailServerDown = false;
});
afterAll(() => emails.connection.close());

const work = (job: MailJob | TextJob) =>
  deliverMessage(
    {
      pool: emails.connection.pool,
      mailer: {
        send: async (mail) => {
          if (mailServerDown) throw new Error('down');
          mails.push(mail);
        },
        close: () => {},
      },
      sms: {
        send: async (text) => {
          texts.push(text);
          return { ok: true };
        },
        wasSent: async () => false,
      },
    },
    emails.deps,
    job,
  );

test('an SMS reminder goes once, to the international number', async () => {
  const bookingId = await emails.book('19:00', wantsTexts);
  const job = { kind: 'booking-reminder-sms', bookingId, sequence: 0 } as const;
  await work(job);
  await work(job);
  expect(texts).toHaveLength(1);
  const [{ to, text }] = texts as [TextMessage];
  expect(to).toBe('+447700900123');
  expect(text).toContain('Tavola Testford Market, Friday 27 November, 7pm, 2 people: see you soon.');
  expect(text).toContain(`https://www.tavola.example/booking/${manageToken('secret', bookingId)}`);
  expect(text).toMatch(GSM);
  expect(text.length).toBeLessThanOrEqual(TWO_PARTS);
});

test('an SMS reminder offers a change only while possible online', async () => {
  for (const at of ['2026-11-26T18:59:59Z', '2026-11-26T19:00:00Z']) {
    const bookingId = await emails.book('19:00', wantsTexts);
    await emails.guarantee(bookingId, 'held');
    emails.at(at);
    await work({ kind: 'booking-reminder-sms', bookingId, sequence: 0 });
  }
  emails.at('2026-11-20T12:00:00Z');
  expect(texts.map(({ text }) => /(\w+) or cancel: /.exec(text)?.[1])).toEqual(['Change', 'See']);
});

test('a retried e-mail does not repeat the text message', async () => {
  const bookingId = await emails.book('20:00', wantsTexts);
  const [mail, text] = (['booking-reminder', 'booking-reminder-sms'] as const).map((kind) => ({
    kind,
    bookingId,
    sequence: 0,
  })) as [MailJob, TextJob];
  mailServerDown = true;
  await work(text);
  await expect(work(mail)).rejects.toThrow('down');
  mailServerDown = false;
  await work(mail);
  await work(mail);
  await work(text);
  expect([mails.length, texts.length]).toEqual([1, 1]);
});

test('no text message is sent without consent', async () => {
  const bookingId = await emails.book('21:00', { phoneNumber: '07700 900123' });
  await work({ kind: 'booking-reminder-sms', bookingId, sequence: 0 });
  expect(texts).toEqual([]);
});

test('no text message is sent to a deleted number', async () => {
  const bookingId = await emails.book('21:00', wantsTexts);
  await emails.connection.pool.query("update bookings set phone_number = '' where id = $1", [bookingId]);
  await work({ kind: 'booking-reminder-sms', bookingId, sequence: 0 });
  expect(texts).toEqual([]);
});

test('a reminder of a changed or cancelled booking is dropped and its job is done', async () => {
  const bookingId = await emails.book('22:00', wantsTexts);
  await emails.change(bookingId);
  await work({ kind: 'booking-reminder-sms', bookingId, sequence: 0 });
  await work({ kind: 'booking-reminder', bookingId, sequence: 0 });
  expect([...mails, ...texts]).toEqual([]);
  await work({ kind: 'booking-reminder-sms', bookingId, sequence: 1 });
  expect(texts).toHaveLength(1);
  await emails.cancel(bookingId);
  await work({ kind: 'booking-reminder-sms', bookingId, sequence: 2 });
  expect(texts).toHaveLength(1);
});

test('an offered table is announced by text on request', async () => {
  const offer = { status: 'offered', offeredUntil: '2026-11-20T14:10:00Z', phone: '+33 6 12 34 56 78' };
  const waitlistId = await emails.wait({ email: 'ann@example.co.uk', notifyBy: 'sms', ...offer });
  await work({ kind: 'waitlist-offer-sms', waitlistId });
  await work({ kind: 'waitlist-offer-sms', waitlistId });
  expect(texts).toHaveLength(1);
  const [{ to, text }] = texts as [TextMessage];
  expect(to).toBe('+33612345678');
  expect(text).toContain(
    'Tavola Testford Market, Friday 27 November, 8pm, 2 people: a table is held for you until 2.10pm.',
  );
  expect(text).toContain(`https://www.tavola.example/booking/waitlist/${waitlistToken('secret', waitlistId)}`);
  expect(text).toMatch(GSM);
  expect(text.length).toBeLessThanOrEqual(TWO_PARTS);
});

it.each([
  ['who chose e-mail', { notifyBy: 'email', status: 'offered', offeredUntil: '2026-11-20T14:10:00Z' }],
  ['whose offer has expired', { notifyBy: 'sms', status: 'offered', offeredUntil: '2026-11-20T11:59:00Z' }],
  ['who left', { notifyBy: 'sms', status: 'left', offeredUntil: '2026-11-20T14:10:00Z' }],
])('no text message goes to someone %s', async (who, changes) => {
  const waitlistId = await emails.wait({ email: `${who.length}@example.org`, phone: '07700 900123', ...changes });
  await work({ kind: 'waitlist-offer-sms', waitlistId });
  expect(texts).toEqual([]);
});
