import { afterAll, beforeAll, expect, it, test } from 'vitest';
import { type Letters, openLetters } from '../../../tests/support/letters.ts';
import { waitlistToken } from '../reference.ts';

let letters: Letters;
beforeAll(async () => {
  letters = await openLetters();
});
afterAll(() => letters.connection.close());

const placeUrl = (id: string) => `https://www.tavola.example/booking/waitlist/${waitlistToken('secret', id)}`;
const kinds = ['waitlist-joined', 'waitlist-offer', 'waitlist-lapsed'] as const;

test('joined: the place in line, what comes next and the way out', async () => {
  await letters.wait({ email: 'left@example.co.uk', status: 'left' });
  await letters.wait({ email: 'first@example.co.uk' });
  const id = await letters.wait({ email: 'ann@example.co.uk', notifyBy: 'sms', phone: '07700 900123' });
  await letters.wait({ email: 'third@example.co.uk' });
  const mail = await letters.readForWaiting('waitlist-joined', id);
  expect(mail).toMatchObject({
    to: 'ann@example.co.uk',
    subject: 'You are number 2 in line: Testford Market, Friday 27 November 2026 at 8pm',
    messageId: `<waitlist-joined.${id}@tavola.example>`,
  });
  for (const part of [mail.html, mail.text]) {
    expect(part).toContain('this is not a booking');
    expect(part).toContain('10 minutes');
    expect(part).toContain('by text message and e-mail');
    expect(part).toContain(placeUrl(id));
  }
});

test('offer: held until when, and where to take it', async () => {
  const id = await letters.wait({ email: 'b@example.co.uk', status: 'offered', offeredUntil: '2026-11-20T14:10:00Z' });
  const mail = await letters.readForWaiting('waitlist-offer', id);
  expect(mail.subject).toBe('A table is yours until 2.10pm: Testford Market, Friday 27 November 2026 at 8pm');
  expect(mail.html).toContain(`href="${placeUrl(id)}"`);
  expect(mail.text).toContain(`Take this table: ${placeUrl(id)}`);
  expect(mail.text).toContain('held for you until 2.10pm');
});

test('an offer that has run out is not made any more', async () => {
  const id = await letters.wait({ email: 'c@example.co.uk', status: 'offered', offeredUntil: '2026-11-20T12:00:00Z' });
  expect(await letters.findForWaiting('waitlist-offer', id)).toBeNull();
});

test('lapsed: what happened, with or without an offer before', async () => {
  const offered = { status: 'lapsed', offeredUntil: '2026-11-20T14:10:00Z' };
  const after = await letters.wait({ email: 'd@example.co.uk', ...offered });
  expect((await letters.readForWaiting('waitlist-lapsed', after)).text).toContain('held a table for you until 2.10pm');
  const never = await letters.wait({ email: 'e@example.co.uk', status: 'lapsed' });
  expect((await letters.readForWaiting('waitlist-lapsed', never)).text).toContain('No table came free in time.');
});

it.each([
  ['waiting', ['waitlist-joined']],
  ['offered', ['waitlist-offer']],
  ['lapsed', ['waitlist-lapsed']],
  ['booked', []],
  ['left', []],
] as const)('to someone %s only %j can still be sent', async (status, sent) => {
  const id = await letters.wait({ email: `${status}@example.org`, status, offeredUntil: '2026-11-20T14:10:00Z' });
  const found = await Promise.all(kinds.map(async (kind) => ((await letters.findForWaiting(kind, id)) ? [kind] : [])));
  expect(found.flat()).toEqual(sent);
});
