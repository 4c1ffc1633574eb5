import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EmailHarness, openEmailHarness } from '../../../tests/support/emails.ts';
import { manageToken } from '../engine/reference.ts';

let emails: EmailHarness;
beforeAll(async () => {
  emails = await openEmailHarness();
});
afterAll(() => emails.connection.close());

describe.each([
  ['enquiry', 'request', '24 hours', '19:00'],
  ['event', 'event request', 'two working days', '20:00'],
] as const)('%s', (type, name, within, time) => {
  let id: string;
  beforeAll(async () => {
    id = await emails.book(time, { phoneNumber: '07700 900123', specialRequest: 'Is there a piano?' });
    await emails.asRequest(id, type);
  });

  it(`${type} received: says that it is not a booking and when we will reply`, async () => {
    const mail = await emails.read(`${type}-received`, id);
    expect(mail).toMatchObject({
      to: 'ann@example.co.uk',
      replyTo: { name: 'Testford Market', address: 'testford@tavola.example' },
      messageId: `<${type}-received.${id}@tavola.example>`,
    });
    expect(mail.subject).toContain(`We’ve got your ${name}`);
    expect(mail.subject).not.toContain('Your table');
    for (const part of [mail.html, mail.text]) {
      expect(part).toContain('This isn’t a booking yet, and no table is held.');
      expect(part).toContain(`within ${within}`);
      expect(part).toContain(await emails.reference(id));
      expect(part).toContain(`https://www.tavola.example/booking/${manageToken('secret', id)}`);
    }
    expect(mail.attachments).toBeUndefined();
  });

  it(`${type} notice: reaches the restaurant, and its reply the diner`, async () => {
    const mail = await emails.read(`${type}-notice`, id);
    expect(mail).toMatchObject({
      to: 'testford@tavola.example',
      replyTo: { name: 'Ann Baker', address: 'ann@example.co.uk' },
    });
    for (const word of ['No table is held', `within ${within}`, 'Is there a piano?', '07700 900123'])
      expect(mail.text).toContain(word);
  });
});
