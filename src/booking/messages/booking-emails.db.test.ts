import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseCalendar } from '../../../tests/support/calendar.ts';
import { type EmailHarness, openEmailHarness } from '../../../tests/support/emails.ts';
import type { Mail } from '../../platform/messages/mailer.server.ts';
import { manageToken } from '../engine/reference.ts';

let emails: EmailHarness;
beforeAll(async () => {
  emails = await openEmailHarness();
});
afterAll(() => emails.connection.close());

const calendarOf = (mail: Mail) => parseCalendar(String(mail.attachments?.[0]?.content ?? ''));
const manageUrl = (id: string) => `https://www.tavola.example/booking/${manageToken('secret', id)}`;
const reservationOf = (mail: Mail) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(mail.html)?.[1] ?? '{}');
/** The text of the HTML, without tags. */
const htmlText = (mail: Mail) => mail.html.replace(/<[^>]+>/g, '');

describe('confirmation', () => {
  it('the confirmation has place, time and reference, in HTML and in text', async () => {
    const id = await emails.book('19:00');
    const mail = await emails.read('booking-confirmation', id);
    expect(mail).toMatchObject({
      to: 'ann@example.co.uk',
      subject: 'Your table at Testford Market, Friday 27 November 2026 at 7pm',
      messageId: `<booking-confirmation.${id}@tavola.example>`,
    });
    const reference = await emails.reference(id);
    for (const part of [mail.html, mail.text]) {
      for (const word of [reference, 'Ann', 'Testford Market', '2 people', 'Main menu', '01632 960000', 'LS1 4DY'])
        expect(part).toContain(word);
      expect(part).toContain(manageUrl(id));
    }
    expect(mail.html).toContain(`href="${manageUrl(id)}"`);
  });

  it('the confirmation shows the booking to mail programs, with links to change and cancel it', async () => {
    const id = await emails.book('19:30');
    const mail = await emails.read('booking-confirmation', id);
    expect(reservationOf(mail)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'FoodEstablishmentReservation',
      reservationNumber: await emails.reference(id),
      reservationStatus: 'https://schema.org/ReservationConfirmed',
      underName: { '@type': 'Person', name: 'Ann Baker' },
      provider: { '@type': 'Organization', name: 'Tavola' },
      reservationFor: {
        '@type': 'FoodEstablishment',
        name: 'Tavola, Testford Market',
        address: {
          '@type': 'PostalAddress',
          streetAddress: '1 Market Place',
          addressLocality: 'Testford',
          postalCode: 'LS1 4DY',
          addressCountry: 'GB',
        },
        telephone: '+44 1632 960000',
        url: 'https://www.tavola.example/restaurants/testford-market',
      },
      startTime: '2026-11-27T19:30:00+00:00',
      endTime: '2026-11-27T21:00:00+00:00',
      partySize: 2,
      bookingTime: '2026-11-20T12:00:00+00:00',
      url: manageUrl(id),
      modifyReservationUrl: `${manageUrl(id)}?step=change`,
      cancelReservationUrl: `${manageUrl(id)}?step=cancel`,
    });
    expect(reservationOf(await emails.read('booking-reminder', id))).toEqual(reservationOf(mail));
  });

  it('the confirmation says how long the table is held only if the brand promises it', async () => {
    const id = await emails.book('21:15');
    expect((await emails.read('booking-confirmation', id)).text).toContain('We’ll hold your table for 15 minutes.');
    const { settings } = emails.deps;
    emails.deps.settings = { ...settings, policies: { ...settings.policies, tableKeptMinutes: null } };
    const { text } = await emails.read('booking-confirmation', id);
    emails.deps.settings = settings;
    expect(text).toContain('Running late? Tell us online, or ring 01632 960000.');
    expect(text).not.toContain('hold your table');
  });

  it('the confirmation renders the same message every time', async () => {
    const id = await emails.book('18:00');
    const first = await emails.read('booking-confirmation', id);
    expect(await emails.read('booking-confirmation', id)).toEqual(first);
    expect(calendarOf(first).event.DTSTAMP).toBe('20261120T120000Z');
  });

  it('the confirmation attaches a calendar file in UTC with a link to the booking', async () => {
    const id = await emails.book('20:00');
    const mail = await emails.read('booking-confirmation', id);
    const { calendar, event } = calendarOf(mail);
    expect(mail.attachments?.[0]?.contentType).toBe('text/calendar; charset=utf-8; method=PUBLISH');
    expect(calendar.METHOD).toBe('PUBLISH');
    expect(event).toMatchObject({
      DTSTART: '20261127T200000Z',
      DTEND: '20261127T213000Z',
      UID: `${(await emails.reference(id)).toLowerCase()}@tavola.example`,
      SEQUENCE: '0',
      LOCATION: 'Tavola\\, 1 Market Place\\, Testford\\, LS1 4DY',
      URL: manageUrl(id),
      ORGANIZER: 'MAILTO:ciao@tavola.example',
    });
  });

  it('the confirmation names the night after midnight', async () => {
    const mail = await emails.read('booking-confirmation', await emails.book('00:30'));
    expect(mail.text).toContain('Friday 27 November · 12.30am, Friday night into Saturday · 2 people');
    expect(calendarOf(mail).event.DTSTART).toBe('20261128T003000Z');
  });

  it('the confirmation lists the extras with prices and total', async () => {
    const id = await emails.book('21:45');
    const upsells = [
      { id: 'cake', name: 'A birthday cake', price: 2850 },
      { id: 'fizz', name: 'Prosecco', price: 3000 },
    ];
    await emails.set(id, 'upsells = $2', [JSON.stringify(upsells)]);
    const mail = await emails.read('booking-confirmation', id);
    for (const part of [mail.html, mail.text])
      for (const word of ['A birthday cake, £28.50', 'Prosecco, £30.00', 'Extras, paid at the table', '£58.50'])
        expect(part).toContain(word);
    expect((await emails.read('booking-notice', id)).text).toContain('A birthday cake, £28.50');
  });

  it('the confirmation has exactly the agreed words about the card, its fee and the cut-off', async () => {
    const id = await emails.book('22:30');
    await emails.guarantee(id, 'held');
    const mail = await emails.read('booking-confirmation', id);
    expect(mail.text).toContain('First sentence & more.\nSecond “sentence”.');
    expect(mail.html).toContain('First sentence &amp; more.\nSecond “sentence”.');
    for (const part of [htmlText(mail), mail.text]) {
      expect(part).toContain('free until Thursday 26 November at 7pm');
      expect(part).toContain('£40');
    }
  });

  it('the confirmation does not call cancelling free when it is not', async () => {
    const id = await emails.book('22:45');
    await emails.guarantee(id, 'held');
    emails.at('2026-11-26T19:00:00Z');
    const { text } = await emails.read('booking-reminder', id);
    emails.at('2026-11-20T12:00:00Z');
    expect(text).toContain('If you cancel or don’t come, it costs £40. To change your booking, ring us.');
    expect(text).not.toContain('free until');
  });

  it('the confirmation has no link to change once that is by phone only', async () => {
    const id = await emails.book('22:45');
    await emails.guarantee(id, 'held');
    emails.at('2026-11-26T18:59:59Z');
    const before = await emails.read('booking-confirmation', id);
    emails.at('2026-11-26T19:00:00Z');
    const mails = [await emails.read('booking-confirmation', id), await emails.read('booking-reminder', id)];
    emails.at('2026-11-20T12:00:00Z');
    expect(before.text).toContain('Change your booking:');
    expect(before.html).toContain('?step=change');
    for (const mail of mails) {
      expect(mail.text).toContain('To change your booking, ring us.');
      expect(mail.text).not.toContain('Change your booking:');
      for (const part of [mail.html, mail.text]) {
        expect(part).not.toContain('?step=change');
        expect(part).toContain('?step=cancel');
      }
      expect(reservationOf(mail)).not.toHaveProperty('modifyReservationUrl');
      expect(reservationOf(mail)).toHaveProperty('cancelReservationUrl');
    }
  });

  it('the confirmation mentions no card without a guarantee, and is dropped after a cancellation', async () => {
    const id = await emails.book('23:15');
    expect((await emails.read('booking-confirmation', id)).text).not.toContain('card');
    await emails.cancel(id);
    expect(await emails.find('booking-confirmation', id)).toBeNull();
  });
});

describe('change', () => {
  it('the change e-mail shows the previous values and moves the calendar entry', async () => {
    const id = await emails.book('19:00');
    await emails.change(id);
    const mail = await emails.read('booking-changed', id, 1);
    expect(mail.messageId).toBe(`<booking-changed.${id}.1@tavola.example>`);
    expect(mail.subject).toBe('Changed: your table at Testford Market, Sunday 29 November 2026 at 9pm');
    expect(mail.text).toMatch(/^Day +Sunday 29 November 2026\n +was Friday 27 November 2026$/m);
    expect(mail.text).toMatch(/^Time +9pm\n +was 7pm$/m);
    expect(mail.text).toMatch(/^Party +3 people \(2 adults, 1 child\)\n +was 2 people$/m);
    expect(mail.text).toMatch(/^Area +Terrace\n +was Anywhere$/m);
    expect(mail.text).toMatch(/^Menu +Main menu$/m);
    expect(mail.html).toContain('<s>7pm</s>');
    expect(mail.html).toContain(manageUrl(id));
    expect(calendarOf(mail).event).toMatchObject({
      UID: `${(await emails.reference(id)).toLowerCase()}@tavola.example`,
      SEQUENCE: '1',
      CREATED: '20261120T120000Z',
      DTSTAMP: '20261121T093000Z',
      'LAST-MODIFIED': '20261121T093000Z',
      DTSTART: '20261129T210000Z',
    });
  });

  it('the change e-mail is dropped after another change or a cancellation', async () => {
    const id = await emails.book('18:00');
    await emails.change(id);
    await emails.set(id, 'sequence = 2', []);
    expect(await emails.find('booking-changed', id, 1)).toBeNull();
    await emails.cancel(id);
    expect(await emails.find('booking-changed', id, 3)).toBeNull();
  });
});

describe('cancellation', () => {
  it('the cancellation e-mail removes the calendar entry', async () => {
    const id = await emails.book('20:15');
    await emails.cancel(id);
    const mail = await emails.read('booking-cancelled', id, 1);
    expect(mail.messageId).toBe(`<booking-cancelled.${id}.1@tavola.example>`);
    expect(mail.attachments?.[0]?.contentType).toContain('method=CANCEL');
    const { calendar, event } = calendarOf(mail);
    expect(calendar.METHOD).toBe('CANCEL');
    expect(reservationOf(mail)).toMatchObject({ reservationStatus: 'https://schema.org/ReservationCancelled' });
    expect(mail.html).not.toMatch(/(modify|cancel)ReservationUrl/);
    expect(event).toMatchObject({ STATUS: 'CANCELLED', SEQUENCE: '1', DTSTAMP: '20261122T180000Z' });
    expect(mail.text).toContain(
      'Find another time: https://www.tavola.example/restaurants/testford-market/book-now?occasion=table&covers=2',
    );
  });

  it('the cancellation e-mail is only sent for a cancelled booking', async () => {
    expect(await emails.find('booking-cancelled', await emails.book('21:00'))).toBeNull();
  });

  it.each([
    [null, 'There’s nothing to pay.', '18:15'],
    ['released', 'There’s nothing to pay: we haven’t charged your card.', '18:30'],
    ['due', '£40 will be charged to your card', '18:45'],
    ['charged', '£40 has been charged to your card', '23:30'],
    ['refused', '£40 was due, but your bank refused it. We haven’t charged anything.', '23:45'],
  ] as const)('says honestly what is taken when the guarantee is %s', async (status, words, time) => {
    const id = await emails.book(time);
    if (status) await emails.guarantee(id, status);
    await emails.cancel(id);
    const mail = await emails.read('booking-cancelled', id, 1);
    expect(mail.text).toContain(words);
    expect(htmlText(mail)).toContain(words);
  });
});

it('the cancellation e-mail does not mention a free period that never was', async () => {
  const id = await emails.book('18:45');
  await emails.guarantee(id, 'due');
  await emails.set(id, "created_at = '2026-11-26T19:00:01Z'", []);
  await emails.cancel(id);
  const { text } = await emails.read('booking-cancelled', id, 1);
  expect(text).toContain('You booked too late to cancel for free, so £40 will be charged');
  expect(text).not.toContain('free until');
});

describe('a charged card', () => {
  it('of a no-show is written about in the words that were agreed', async () => {
    const id = await emails.book('22:00');
    await emails.guarantee(id, 'charged');
    const mail = await emails.read('booking-charged', id);
    expect(mail.subject).toMatch(/^£40 charged: your table at /);
    for (const words of ['you didn’t come, so £40 has been charged to your card', 'Second “sentence”.'])
      expect(htmlText(mail)).toContain(words);
  });

  it('of a late cancellation is written about with its reason', async () => {
    const id = await emails.book('22:15');
    await emails.guarantee(id, 'charged');
    await emails.cancel(id);
    expect((await emails.read('booking-charged', id, 1)).text).toContain(
      'Cancelling was free until Thursday 26 November at 7pm, so £40 has been charged',
    );
  });

  it('is not written about when it isn’t charged', async () => {
    const id = await emails.book('22:30');
    await emails.guarantee(id, 'refused');
    expect(await emails.find('booking-charged', id)).toBeNull();
  });
});

describe('reminder', () => {
  it('the reminder has time, place and the link to change, without a second calendar file', async () => {
    const id = await emails.book('00:00');
    const mail = await emails.read('booking-reminder', id);
    expect(mail.messageId).toBe(`<booking-reminder.${id}@tavola.example>`);
    expect(mail.subject).toContain('See you soon: Testford Market, Friday 27 November 2026 at midnight');
    expect(mail.text).toContain('1 Market Place');
    expect(mail.text).toContain(manageUrl(id));
    expect(mail.attachments).toBeUndefined();
  });

  it('the reminder is dropped after a change, a cancellation or the start of the booking', async () => {
    const id = await emails.book('22:00');
    expect(await emails.find('booking-reminder', id)).not.toBeNull();
    emails.at('2026-11-27T22:00:00Z');
    expect(await emails.find('booking-reminder', id)).toBeNull();
    emails.at('2026-11-27T21:59:59Z');
    expect(await emails.find('booking-reminder', id)).not.toBeNull();
    await emails.change(id);
    expect(await emails.find('booking-reminder', id, 0)).toBeNull();
    expect(await emails.find('booking-reminder', id, 1)).not.toBeNull();
    await emails.cancel(id);
    expect(await emails.find('booking-reminder', id, 2)).toBeNull();
  });
});
