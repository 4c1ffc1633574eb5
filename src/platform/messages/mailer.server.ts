import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FinalFailure } from '../jobs/final-failure.ts';

/** `cid`: content id by which the e-mail's HTML refers to it. */
export type Attachment = { filename: string; content: string | Buffer; contentType: string; cid?: string };
/** `messageId` is the same for every attempt, so a mailbox that gets it twice shows it once. */
export type Mail = {
  to: string;
  subject: string;
  html: string;
  text: string;
  messageId: string;
  /** Recipient of replies, if not the sender. */
  replyTo?: { name: string; address: string };
  attachments?: Attachment[];
  /** For one-click unsubscribe in mail programs (RFC 8058). */
  unsubscribeUrl?: string;
};
export type Sender = string | { name: string; address: string };
export type Mailer = { send(mail: Mail): Promise<void>; close(): void };

/** RFC 3834: tells auto-responders not to reply. */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated' };

const headersOf = (unsubscribeUrl: string | undefined) => ({
  ...AUTOMATIC,
  ...(unsubscribeUrl && {
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }),
});

/** An address object, since a comma in a string would split it. */
const withHeaders = ({ unsubscribeUrl, ...mail }: Mail) => ({
  ...mail,
  to: { name: '', address: mail.to },
  headers: headersOf(unsubscribeUrl),
});

/**
 * RFC 3463: no such mailbox or domain, an invalid or moved address, or a domain without e-mail. Other refusals, such
 * as a blocklisted sender, may be over in an hour.
 */
const NO_SUCH_ADDRESS = /^5\d\d[ -]5\.1\.(?:1|2|3|6|10)\b/;

function asFinal(problem: unknown): unknown {
  const { response = '', message } = problem as { response?: string; message: string };
  return NO_SUCH_ADDRESS.test(response) ? new FinalFailure(message, { cause: problem }) : problem;
}

export const mailboxFolder = (dataDir: string) => join(dataDir, 'mailbox');

type MailerSettings = { smtpUrl?: string; dataDir: string; from: () => Sender };

/**
 * Sends by SMTP, with a FinalFailure for an unknown recipient; without an SMTP URL, stores each e-mail as an .eml file
 * in the local mailbox. `from` is read for each e-mail, since content may change it. nodemailer is loaded with the
 * first.
 */
export function createMailer({ smtpUrl, from, dataDir }: MailerSettings): Mailer {
  if (smtpUrl) {
    const options = { url: smtpUrl, pool: true, connectionTimeout: 10_000, socketTimeout: 30_000 } as const;
    const load = async () => (await import('nodemailer')).createTransport(options);
    let transport: ReturnType<typeof load> | undefined;
    return {
      send: async (mail) => {
        transport ??= load();
        const delivery = (await transport).sendMail({ from: from(), ...withHeaders(mail) });
        await delivery.catch((problem: unknown) => {
          throw asFinal(problem);
        });
      },
      close: () => void transport?.then((transporter) => transporter.close()),
    };
  }
  const folder = mailboxFolder(dataDir);
  const load = async () => (await import('nodemailer')).createTransport({ streamTransport: true, buffer: true });
  let transport: ReturnType<typeof load> | undefined;
  return {
    async send(mail) {
      transport ??= load();
      const { message } = await (await transport).sendMail({ from: from(), ...withHeaders(mail) });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(join(folder, `${Date.now()}-${randomUUID()}.eml`), message as Buffer, { mode: 0o600 });
    },
    close: () => {},
  };
}
