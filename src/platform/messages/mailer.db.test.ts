import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../tests/support/database.ts';
import { FinalFailure } from '../jobs/final-failure.ts';
import { sendOnce } from './mail-job.server.ts';
import { mailbox } from './mailbox.server.tsx';
import { createMailer, type Mail, type Mailer, mailboxFolder } from './mailer.server.ts';

const mail: Mail = {
  to: 'gina@diner.example',
  subject: 'Your table & more',
  html: '<head></head><p>Ciao <b>Gina</b></p>',
  text: 'Ciao Gina',
  messageId: '<booking-1@tavola.example>',
  attachments: [{ filename: 'table.ics', content: 'BEGIN:VCALENDAR', contentType: 'text/calendar' }],
};
const from = () => 'Tavola <ciao@tavola.example>';

/** `refusal`: the response to every recipient. */
async function smtpServer(refusal?: string) {
  const mails: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, callback) {
      if (!refusal) return callback();
      const [code, ...words] = refusal.split(' ');
      callback(Object.assign(new Error(words.join(' ')), { responseCode: Number(code) }));
    },
    onData(stream, _session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        mails.push(await PostalMime.parse(Buffer.concat(chunks)));
        callback();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as { port: number };
  return {
    mails,
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

test('a message reaches the SMTP server intact, and only once', async () => {
  const smtp = await smtpServer();
  const connection = await openTestDatabase<object>();
  const mailer = createMailer({ smtpUrl: smtp.url, from, dataDir: '' });
  await sendOnce(connection.pool, mailer, mail);
  await sendOnce(connection.pool, mailer, mail);
  mailer.close();
  await smtp.close();
  await connection.close();
  expect(smtp.mails).toHaveLength(1);
  expect(smtp.mails[0]).toMatchObject({ subject: mail.subject, messageId: mail.messageId });
  expect(smtp.mails[0]?.headers).toContainEqual(
    expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
  );
  expect(smtp.mails[0]?.html).toContain('<b>Gina</b>');
  expect(smtp.mails[0]?.text).toContain('Ciao Gina');
  expect(smtp.mails[0]?.attachments[0]?.filename).toBe('table.ics');
});

test('a message sent during a database outage is logged afterwards, and not sent again', async () => {
  const connection = await openTestDatabase<object>();
  const { pool } = connection;
  let away = 0;
  const flakyPool = {
    options: pool.options,
    query(text: string, values: unknown[]) {
      if (text.startsWith('insert') && away < 2) {
        away += 1;
        return Promise.reject(new Error('the database does not answer'));
      }
      return pool.query(text, values);
    },
  } as unknown as Pool;
  let count = 0;
  const mailer: Mailer = {
    async send() {
      count += 1;
    },
    close() {},
  };
  await sendOnce(flakyPool, mailer, mail);
  await sendOnce(flakyPool, mailer, mail);
  await connection.close();
  expect({ away, sent: count }).toEqual({ away: 2, sent: 1 });
});

test.each([
  ['550 5.1.1 No such user here', true],
  ['556 5.1.10 The domain takes no e-mail', true],
  ['450 4.2.1 Greylisted, come again', false],
  ['550 5.7.1 The sender is on a list', false],
  ['550 No', false],
])("a recipient refused with “%s” is retried, unless the address doesn't exist", async (refusal, isFinal) => {
  const smtp = await smtpServer(refusal);
  const mailer = createMailer({ smtpUrl: smtp.url, from, dataDir: '' });
  const problem = await mailer.send(mail).catch((error: unknown) => error);
  mailer.close();
  await smtp.close();
  expect(problem).toMatchObject({ message: expect.stringContaining(refusal.split(' ').slice(1).join(' ')) });
  expect(problem instanceof FinalFailure).toBe(isFinal);
});

test('an SMTP server that is down causes an error, so the job is retried', async () => {
  const mailer = createMailer({ smtpUrl: 'smtp://127.0.0.1:1', from, dataDir: '' });
  await expect(mailer.send(mail)).rejects.toThrow();
  mailer.close();
});

test("the sender may change between messages, and a comma in its name doesn't split it", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'tavola-mail-'));
  const senders = [{ name: 'Osteria, due', address: 'hello@osteria.example' }, 'Tavola <ciao@tavola.example>'];
  const mailer = createMailer({ from: () => senders.shift() ?? '', dataDir });
  await mailer.send(mail);
  await mailer.send(mail);
  const files = (await readdir(mailboxFolder(dataDir))).map((name) => readFile(join(mailboxFolder(dataDir), name)));
  const mails = await Promise.all(files.map(async (file) => PostalMime.parse(await file)));
  expect(mails.map(({ from: sender }) => sender)).toEqual(
    expect.arrayContaining([
      { name: 'Osteria, due', address: 'hello@osteria.example' },
      { name: 'Tavola', address: 'ciao@tavola.example' },
    ]),
  );
});

test('without SMTP a message goes to the local mailbox and opens in the browser', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'tavola-mail-'));
  const picture = { filename: 'qr.png', contentType: 'image/png', content: Buffer.from('png'), cid: 'qr' };
  const withPicture = `${mail.html}<img src="cid:qr">`;
  await createMailer({ from, dataDir }).send({
    ...mail,
    html: withPicture,
    attachments: [...(mail.attachments ?? []), picture],
  });
  const [name] = await readdir(mailboxFolder(dataDir));
  expect(await readFile(join(mailboxFolder(dataDir), name as string), 'utf8')).toContain('Subject: Your table & more');
  const app = mailbox(dataDir);
  expect(await (await app.request('/mailbox')).text()).toContain('Your table &amp; more');
  expect(await (await app.request(`/mailbox/${name}`)).text()).toContain('gina@diner.example');
  const html = await app.request(`/mailbox/${name}/html`);
  const page = await html.text();
  expect(page).toContain('<b>Gina</b>');
  expect(page).toContain(`<img src="/dev/mailbox/${name}/attachments/0">`);
  expect(html.headers.get('content-security-policy')).toContain('sandbox allow-popups ');
  // Its links lead to pages that can't be shown in a frame.
  expect(page).toContain('<base target="_blank">');
  expect(await (await app.request(`/mailbox/${name}/attachments/1`)).text()).toContain('BEGIN:VCALENDAR');
  // Otherwise browsers don't show it in the sandbox.
  const shownPicture = await app.request(`/mailbox/${name}/attachments/0`);
  expect(shownPicture.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect((await app.request('/mailbox/..%2Ftoken-secret')).status).toBe(404);
});

test("a message isn't sent by a second attempt while the first still waits for the mail server", async () => {
  const connection = await openTestDatabase<object>();
  const { pool } = connection;
  const ofMany = { options: { max: 10 }, query: pool.query.bind(pool) } as unknown as Pool;
  let count = 0;
  let answer = () => {};
  const response = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const mailer: Mailer = {
    async send() {
      count += 1;
      await response;
    },
    close: () => {},
  };
  const attempts = [sendOnce(ofMany, mailer, mail), sendOnce(ofMany, mailer, mail)];
  await expect.poll(() => count).toBe(1);
  // Gives the second attempt time to read the log.
  await pool.query('select 1');
  answer();
  await Promise.all(attempts);
  expect(count).toBe(1);
  await connection.close();
});
