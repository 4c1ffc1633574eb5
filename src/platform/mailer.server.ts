import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';

export type Attachment = { filename: string; content: string; contentType: string };
/** `messageId` is the same for every try at the same message: a mailbox that got it twice shows it once. */
export type Mail = {
  to: string;
  subject: string;
  html: string;
  text: string;
  messageId: string;
  /** Who gets the answer, when not the sender. */
  replyTo?: { name: string; address: string };
  attachments?: Attachment[];
};
export type Mailer = { send(mail: Mail): Promise<void>; close(): void };

/** Where the local mailbox of a data folder lies. */
export const mailboxFolder = (dataDir: string) => join(dataDir, 'mailbox');

/** Sends by SMTP; without an address, into the local mailbox under the data folder, one .eml file a message. */
export function createMailer({ smtpUrl, from, dataDir }: { smtpUrl?: string; from: string; dataDir: string }): Mailer {
  if (smtpUrl) {
    const transport = createTransport({ url: smtpUrl, pool: true, connectionTimeout: 10_000, socketTimeout: 30_000 });
    return {
      send: async (mail) => {
        await transport.sendMail({ from, ...mail });
      },
      close: () => transport.close(),
    };
  }
  const folder = mailboxFolder(dataDir);
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    async send(mail) {
      const { message } = await transport.sendMail({ from, ...mail });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(join(folder, `${Date.now()}-${randomUUID()}.eml`), message as Buffer, { mode: 0o600 });
    },
    close: () => transport.close(),
  };
}
