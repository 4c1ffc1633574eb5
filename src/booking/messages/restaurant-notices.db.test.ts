import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EmailHarness, openEmailHarness } from '../../../tests/support/emails.ts';

let emails: EmailHarness;
const guest = { phoneNumber: '07700 900123', specialRequest: 'By the window' };
beforeAll(async () => {
  emails = await openEmailHarness();
});
afterAll(() => emails.connection.close());

describe('to the restaurant', () => {
  it('the booking notice has the guest, their contact details and the table', async () => {
    const id = await emails.book('22:00', guest);
    const mail = await emails.read('booking-notice', id);
    expect(mail).toMatchObject({
      to: 'testford@tavola.example',
      messageId: `<booking-notice.${id}@tavola.example>`,
      subject: `New booking ${await emails.reference(id)}: 2 people, Friday 27 November 2026 at 10pm`,
    });
    for (const word of ['Ann Baker', '07700 900123', 'ann@example.co.uk', 'By the window']) {
      expect(mail.html).toContain(word);
      expect(mail.text).toContain(word);
    }
    expect(mail.text).toMatch(/^Requests +By the window$/m);
    expect(mail.text).toMatch(/^Table +r1$/m);
  });

  it('the change notice has the old and the new seating', async () => {
    const id = await emails.book('19:00', guest);
    await emails.change(id);
    const mail = await emails.read('booking-changed-notice', id, 1);
    expect(mail.subject).toBe(
      `Changed booking ${await emails.reference(id)}: 3 people (2 adults, 1 child), Sunday 29 November 2026 at 9pm`,
    );
    expect(mail.text).toMatch(/^Time +9pm\n +was 7pm$/m);
    expect(mail.text).toMatch(/^Table +t1\n +was r1$/m);
    expect(mail.text).toMatch(/^Guest +Ann Baker$/m);
    for (const word of ['07700', 'ann@example', 'window']) expect(mail.html + mail.text).not.toContain(word);
  });

  it('a notice of an unknown change fails its job', async () => {
    const id = await emails.book('20:00');
    await expect(emails.find('booking-changed-notice', id, 1)).rejects.toThrow('no change number 1');
  });

  it('the cancellation notice has the released tables, and no more data than needed', async () => {
    const id = await emails.book('21:00', guest);
    await emails.change(id);
    await emails.cancel(id);
    const mail = await emails.read('booking-cancelled-notice', id, 2);
    expect(mail.text).toMatch(/^Table +t1$/m);
    expect(mail.text).toContain('Cancelled in time: no fee.');
    for (const word of ['07700', 'ann@example', 'window']) expect(mail.html + mail.text).not.toContain(word);
  });

  it('the cancellation notice says that the guest pays for cancelling late', async () => {
    const id = await emails.book('23:00');
    await emails.guarantee(id, 'due');
    await emails.cancel(id);
    const mail = await emails.read('booking-cancelled-notice', id, 1);
    expect(mail.text).toContain('Cancelled late: the guest pays £40.');
  });
});

it('a notice of an unknown booking fails its job', async () => {
  await expect(emails.find('booking-notice', crypto.randomUUID())).rejects.toThrow();
});
