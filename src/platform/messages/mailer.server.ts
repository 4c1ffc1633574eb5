import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FinalFailure } from '../jobs/final-failure.ts';

/** `cid`: the content id by which the e-mail itself shows it. */
export type Attachment = { filename: string; content: string | Buffer; contentType: string; cid?: string };
/** `messageId` is the same for every attempt at the same e-mail: a mailbox that got it twice shows it once. */
export type Mail = {
  to: string;
  subject: string;
  html: string;
  text: string;
  messageId: string;
  /** Recipient of answers, when not the sender. */
  replyTo?: { name: string; address: string };
  attachments?: Attachment[];
  /** By which a mail program stops marketing in one press (RFC 8058). */
  unsubscribeUrl?: string;
};
/** Who an e-mail is from: 'Name <address>', or both apart. */
export type Sender = string | { name: string; address: string };
export type Mailer = { send(mail: Mail): Promise<void>; close(): void };

/** RFC 3834: no program answers such an e-mail, so none of ours meets an endless "I am on holiday". */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated' };

const headersOf = (unsubscribeUrl: string | undefined) => ({
  ...AUTOMATIC,
  ...(unsubscribeUrl && {
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }),
});

/** The address as an object: a comma in a string would make it two. */
const addressed = ({ unsubscribeUrl, ...mail }: Mail) => ({
  ...mail,
  to: { name: '', address: mail.to },
  headers: headersOf(unsubscribeUrl),
});

/**
 * RFC 3463: no such mailbox, no such domain, not an address, moved, or a domain that takes no e-mail. Other refusals, as of
 * a sender that a list names, may be over in an hour.
 */
const NO_SUCH_ADDRESS = /^5\d\d[ -]5\.1\.(?:1|2|3|6|10)\b/;

function asFinal(problem: unknown): unknown {
  const { response = '', message } = problem as { response?: string; message: string };
  return NO_SUCH_ADDRESS.test(response) ? new FinalFailure(message, { cause: problem }) : problem;
}

/** The local mailbox in a data folder. */
export const mailboxFolder = (dataDir: string) => join(dataDir, 'mailbox');

type MailerSettings = { smtpUrl?: string; dataDir: string; from: () => Sender };

/**
 * Sends by SMTP, and fails for good where the server knows no such recipient; without an SMTP address, into the local mailbox in the data folder, one .eml file per e-mail. The
 * sender is asked for each time: content may name another. The package is loaded with the first e-mail.
 */
export function createMailer({ smtpUrl, from, dataDir }: MailerSettings): Mailer {
  if (smtpUrl) {
    const options = { url: smtpUrl, pool: true, connectionTimeout: 10_000, socketTimeout: 30_000 } as const;
    const load = async () => (await import('nodemailer')).createTransport(options);
    let transport: ReturnType<typeof load> | undefined;
    return {
      send: async (mail) => {
        transport ??= load();
        const sent = (await transport).sendMail({ from: from(), ...addressed(mail) });
        await sent.catch((problem: unknown) => {
          throw asFinal(problem);
        });
      },
      close: () => void transport?.then((loaded) => loaded.close()),
    };
  }
  const folder = mailboxFolder(dataDir);
  const load = async () => (await import('nodemailer')).createTransport({ streamTransport: true, buffer: true });
  let transport: ReturnType<typeof load> | undefined;
  return {
    async send(mail) {
      transport ??= load();
      const { message } = await (await transport).sendMail({ from: from(), ...addressed(mail) });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(join(folder, `${Date.now()}-${randomUUID()}.eml`), message as Buffer, { mode: 0o600 });
    },
    close: () => {},
  };
}
