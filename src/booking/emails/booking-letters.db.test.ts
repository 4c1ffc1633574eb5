import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseCalendar } from '../../../tests/support/calendar.ts';
import { type Letters, openLetters } from '../../../tests/support/letters.ts';
import type { Mail } from '../../platform/mailer.server.ts';
import { manageToken } from '../reference.ts';

let letters: Letters;
beforeAll(async () => {
  letters = await openLetters();
});
afterAll(() => letters.connection.close());

const calendarOf = (mail: Mail) => parseCalendar(mail.attachments?.[0]?.content ?? '');
const manageUrl = (id: string) => `https://www.tavola.example/booking/${manageToken('secret', id)}`;
/** Everything said in HTML, without its tags. */
const said = (mail: Mail) => mail.html.replace(/<[^>]+>/g, '');

describe('confirmation', () => {
  it('tells the diner where, when and under which reference, in HTML and in text', async () => {
    const id = await letters.book('19:00');
    const mail = await letters.read('booking-confirmation', id);
    expect(mail).toMatchObject({
      to: 'ann@example.co.uk',
      subject: 'Your table at Testford Market, Friday 27 November 2026 at 7pm',
      messageId: `<booking-confirmation.${id}@tavola.example>`,
    });
    const reference = await letters.reference(id);
    for (const part of [mail.html, mail.text]) {
      for (const word of [reference, 'Ann', 'Testford Market', '2 people', 'Main menu', '01632 960000', 'LS1 4DY'])
        expect(part).toContain(word);
      expect(part).toContain(manageUrl(id));
    }
    expect(mail.html).toContain(`href="${manageUrl(id)}"`);
  });

  it('is the same message every time it is made', async () => {
    const id = await letters.book('18:00');
    const first = await letters.read('booking-confirmation', id);
    expect(await letters.read('booking-confirmation', id)).toEqual(first);
    expect(calendarOf(first).event.DTSTAMP).toBe('20261120T120000Z');
  });

  it('brings a calendar file in UTC that leads to the booking', async () => {
    const id = await letters.book('20:00');
    const mail = await letters.read('booking-confirmation', id);
    const { calendar, event } = calendarOf(mail);
    expect(mail.attachments?.[0]?.contentType).toBe('text/calendar; charset=utf-8; method=PUBLISH');
    expect(calendar.METHOD).toBe('PUBLISH');
    expect(event).toMatchObject({
      DTSTART: '20261127T200000Z',
      DTEND: '20261127T213000Z',
      UID: `${(await letters.reference(id)).toLowerCase()}@tavola.example`,
      SEQUENCE: '0',
      LOCATION: 'Tavola\\, 1 Market Place\\, Testford\\, LS1 4DY',
      URL: manageUrl(id),
      ORGANIZER: 'MAILTO:ciao@tavola.example',
    });
  });

  it('says which night is meant after midnight', async () => {
    const mail = await letters.read('booking-confirmation', await letters.book('00:30'));
    expect(mail.text).toContain('Friday 27 November 2026 at 12.30am, the night from Friday to Saturday');
    expect(calendarOf(mail).event.DTSTART).toBe('20261128T003000Z');
  });

  it('lists the extras with their prices and what they come to', async () => {
    const id = await letters.book('21:45');
    const upsells = [
      { id: 'cake', name: 'A birthday cake', price: 2850 },
      { id: 'fizz', name: 'Prosecco', price: 3000 },
    ];
    await letters.set(id, 'upsells = $2', [JSON.stringify(upsells)]);
    const mail = await letters.read('booking-confirmation', id);
    for (const part of [mail.html, mail.text])
      for (const word of ['A birthday cake, £28.50', 'Prosecco, £30.00', 'Extras in all', '£58.50'])
        expect(part).toContain(word);
    expect((await letters.read('booking-notice', id)).text).toContain('A birthday cake, £28.50');
  });

  it('has exactly the words that were agreed to about the card, what it costs and until when it is free', async () => {
    const id = await letters.book('22:30');
    await letters.guarantee(id, 'held');
    const mail = await letters.read('booking-confirmation', id);
    expect(mail.text).toContain('First sentence & more.\nSecond “sentence”.');
    expect(mail.html).toContain('First sentence &amp; more.\nSecond “sentence”.');
    for (const part of [said(mail), mail.text]) {
      expect(part).toContain('free until Thursday 26 November at 7pm');
      expect(part).toContain('£40');
    }
  });

  it('no longer calls cancelling free when it is not', async () => {
    const id = await letters.book('22:45');
    await letters.guarantee(id, 'held');
    letters.at('2026-11-26T19:00:00Z');
    const { text } = await letters.read('booking-reminder', id);
    letters.at('2026-11-20T12:00:00Z');
    expect(text).toContain('Cancelling costs £40 now, and changes are made by telephone only.');
    expect(text).not.toContain('free until');
  });

  it('says nothing of a card where none stands good, and is not sent for a booking cancelled by then', async () => {
    const id = await letters.book('23:15');
    expect((await letters.read('booking-confirmation', id)).text).not.toContain('card');
    await letters.cancel(id);
    expect(await letters.find('booking-confirmation', id)).toBeNull();
  });
});

describe('change', () => {
  it('tells what was before and moves the entry in the calendar', async () => {
    const id = await letters.book('19:00');
    await letters.change(id);
    const mail = await letters.read('booking-changed', id, 1);
    expect(mail.messageId).toBe(`<booking-changed.${id}.1@tavola.example>`);
    expect(mail.subject).toBe('Changed: your table at Testford Market, Sunday 29 November 2026 at 9pm');
    expect(mail.text).toMatch(/^Day +Sunday 29 November 2026\n +was Friday 27 November 2026$/m);
    expect(mail.text).toMatch(/^Time +9pm\n +was 7pm$/m);
    expect(mail.text).toMatch(/^Party +3 people \(2 adults, 1 child\)\n +was 2 people$/m);
    expect(mail.text).toMatch(/^Area +Terrace\n +was no preference$/m);
    expect(mail.text).toMatch(/^Menu +Main menu$/m);
    expect(mail.html).toContain('<s>7pm</s>');
    expect(mail.html).toContain(manageUrl(id));
    expect(calendarOf(mail).event).toMatchObject({
      UID: `${(await letters.reference(id)).toLowerCase()}@tavola.example`,
      SEQUENCE: '1',
      CREATED: '20261120T120000Z',
      DTSTAMP: '20261121T093000Z',
      'LAST-MODIFIED': '20261121T093000Z',
      DTSTART: '20261129T210000Z',
    });
  });

  it('is not sent once it has changed again or is cancelled', async () => {
    const id = await letters.book('18:00');
    await letters.change(id);
    await letters.set(id, 'sequence = 2', []);
    expect(await letters.find('booking-changed', id, 1)).toBeNull();
    await letters.cancel(id);
    expect(await letters.find('booking-changed', id, 3)).toBeNull();
  });
});

describe('cancellation', () => {
  it('takes the entry out of the calendar', async () => {
    const id = await letters.book('20:15');
    await letters.cancel(id);
    const mail = await letters.read('booking-cancelled', id, 1);
    expect(mail.messageId).toBe(`<booking-cancelled.${id}.1@tavola.example>`);
    expect(mail.attachments?.[0]?.contentType).toContain('method=CANCEL');
    const { calendar, event } = calendarOf(mail);
    expect(calendar.METHOD).toBe('CANCEL');
    expect(event).toMatchObject({ STATUS: 'CANCELLED', SEQUENCE: '1', DTSTAMP: '20261122T180000Z' });
  });

  it('is only sent for a booking that is cancelled', async () => {
    expect(await letters.find('booking-cancelled', await letters.book('21:00'))).toBeNull();
  });

  it.each([
    [null, 'There is nothing to pay.', '18:15'],
    ['released', 'There is nothing to pay: nothing is taken from your card.', '18:30'],
    ['due', '£40 will be taken from your card', '18:45'],
    ['charged', '£40 has been taken from your card', '23:30'],
    ['refused', '£40 was due, but your bank refused it. Nothing has been taken.', '23:45'],
  ] as const)('says honestly what is taken when the guarantee is %s', async (status, words, time) => {
    const id = await letters.book(time);
    if (status) await letters.guarantee(id, status);
    await letters.cancel(id);
    const mail = await letters.read('booking-cancelled', id, 1);
    expect(mail.text).toContain(words);
    expect(said(mail)).toContain(words);
  });
});

it('does not speak of a free time that never was', async () => {
  const id = await letters.book('18:45');
  await letters.guarantee(id, 'due');
  await letters.set(id, "created_at = '2026-11-26T19:00:01Z'", []);
  await letters.cancel(id);
  const { text } = await letters.read('booking-cancelled', id, 1);
  expect(text).toContain('so soon that cancelling was not free, so £40 will be taken');
  expect(text).not.toContain('free until');
});

describe('reminder', () => {
  it('says when, where and how to change it, and brings no second calendar file', async () => {
    const id = await letters.book('00:00');
    const mail = await letters.read('booking-reminder', id);
    expect(mail.messageId).toBe(`<booking-reminder.${id}@tavola.example>`);
    expect(mail.subject).toContain('See you soon: Testford Market, Friday 27 November 2026 at midnight');
    expect(mail.text).toContain('1 Market Place');
    expect(mail.text).toContain(manageUrl(id));
    expect(mail.attachments).toBeUndefined();
  });

  it('is not sent for an older state, a cancelled booking, or once the party sits', async () => {
    const id = await letters.book('22:00');
    expect(await letters.find('booking-reminder', id)).not.toBeNull();
    letters.at('2026-11-27T22:00:00Z');
    expect(await letters.find('booking-reminder', id)).toBeNull();
    letters.at('2026-11-27T21:59:59Z');
    expect(await letters.find('booking-reminder', id)).not.toBeNull();
    await letters.change(id);
    expect(await letters.find('booking-reminder', id, 0)).toBeNull();
    expect(await letters.find('booking-reminder', id, 1)).not.toBeNull();
    await letters.cancel(id);
    expect(await letters.find('booking-reminder', id, 2)).toBeNull();
  });
});
