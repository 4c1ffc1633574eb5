import { afterAll, beforeAll, expect, it, test } from 'vitest';
import { type EmailHarness, openEmailHarness } from '../../../tests/support/emails.ts';
import { waitlistToken } from '../engine/reference.ts';

let emails: EmailHarness;
beforeAll(async () => {
  emails = await openEmailHarness();
});
afterAll(() => emails.connection.close());

const waitlistUrl = (id: string) => `https://www.tavola.example/booking/waitlist/${waitlistToken('secret', id)}`;
/** Every request from the original form. */
const ASKED_AGAIN =
  'https://www.tavola.example/restaurants/testford-market/book-now?occasion=table&covers=2&date=2026-11-27&time=20%3A00';
const kinds = ['waitlist-joined', 'waitlist-offer', 'waitlist-lapsed'] as const;

test('the joining e-mail has the position, what happens next and how to leave', async () => {
  await emails.wait({ email: 'left@example.co.uk', status: 'left' });
  await emails.wait({ email: 'first@example.co.uk' });
  const id = await emails.wait({ email: 'ann@example.co.uk', notifyBy: 'sms', phone: '07700 900123' });
  await emails.wait({ email: 'third@example.co.uk' });
  const mail = await emails.readForWaiting('waitlist-joined', id);
  expect(mail).toMatchObject({
    to: 'ann@example.co.uk',
    subject: 'You’re second on the waiting list: Testford Market, Friday 27 November 2026 at 8pm',
    messageId: `<waitlist-joined.${id}@tavola.example>`,
  });
  for (const part of [mail.html, mail.text]) {
    expect(part).toContain('this isn’t a booking');
    expect(part).toContain('an hour, or 10 minutes if it’s within 3 hours');
    expect(part.replaceAll(/<\/?span[^>]*>/g, '')).toContain('by text message and e-mail');
    expect(part).toContain(waitlistUrl(id));
  }
});

test('the offer has its expiry and the link to claim it', async () => {
  const id = await emails.wait({ email: 'b@example.co.uk', status: 'offered', offeredUntil: '2026-11-20T14:10:00Z' });
  const mail = await emails.readForWaiting('waitlist-offer', id);
  expect(mail.subject).toBe('Held for you until 2.10pm: Testford Market, Friday 27 November 2026 at 8pm');
  expect(mail.html).toContain(`href="${waitlistUrl(id)}"`);
  expect(mail.text).toContain(`Take this table: ${waitlistUrl(id)}`);
  expect(mail.text).toContain('held for you until 2.10pm');
});

test('an expired offer is not sent', async () => {
  const id = await emails.wait({ email: 'c@example.co.uk', status: 'offered', offeredUntil: '2026-11-20T12:00:00Z' });
  expect(await emails.findForWaiting('waitlist-offer', id)).toBeNull();
});

test('the lapse e-mail says what happened, with or without an earlier offer', async () => {
  const offer = { status: 'lapsed', offeredUntil: '2026-11-20T14:10:00Z' };
  const after = await emails.wait({ email: 'd@example.co.uk', ...offer });
  expect((await emails.readForWaiting('waitlist-lapsed', after)).text).toContain('held a table for you until 2.10pm');
  const never = await emails.wait({ email: 'e@example.co.uk', status: 'lapsed' });
  const { text } = await emails.readForWaiting('waitlist-lapsed', never);
  expect(text).toContain('No table came free in time.');
  expect(text).toContain(`Find another time: ${ASKED_AGAIN}`);
});

test('the card e-mail has its deadline and says nothing is charged; the next that no card was added', async () => {
  const cardLater = JSON.stringify({ specialRequest: '', upsells: [] });
  const offer = { status: 'offered', offeredUntil: '2026-11-20T14:10:00Z', cardLater };
  const id = await emails.wait({ email: 'f@example.co.uk', ...offer });
  const mail = await emails.readForWaiting('card-later', id);
  expect(mail.subject).toBe('Add your card by 2.10pm: Testford Market, Friday 27 November 2026 at 8pm');
  expect(mail.text).toContain(`Add your card: ${waitlistUrl(id)}`);
  expect(mail.text).toContain('we won’t charge the card now.');
  expect(mail.text).not.toContain('waiting list');
  const late = await emails.wait({ email: 'g@example.co.uk', ...offer, status: 'lapsed' });
  const lapsed = await emails.readForWaiting('waitlist-lapsed', late);
  expect(lapsed.text).toContain('didn’t get your card');
  expect(lapsed.text).toContain(`Book again: ${ASKED_AGAIN}`);
  expect(lapsed.text).not.toContain('waiting list');
});

it.each([
  ['waiting', ['waitlist-joined']],
  ['offered', ['waitlist-offer']],
  ['lapsed', ['waitlist-lapsed']],
  ['booked', []],
  ['left', []],
] as const)('an entry that is %s can only be sent %j', async (status, sent) => {
  const id = await emails.wait({ email: `${status}@example.org`, status, offeredUntil: '2026-11-20T14:10:00Z' });
  const kindsSent = await Promise.all(
    kinds.map(async (kind) => ((await emails.findForWaiting(kind, id)) ? [kind] : [])),
  );
  expect(kindsSent.flat()).toEqual(sent);
});
