import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mailboxFolder } from '../../src/platform/messages/mailer.server.ts';

/** The ids of e-mails of a kind in the local mailbox of a data folder, with duplicates. */
export async function sentEmailIds(dataDir: string, kind: string): Promise<string[]> {
  const emails = await readEmails(mailboxFolder(dataDir));
  return emails
    .map((email) => /^Message-ID:\s*<([^>]+)>/im.exec(email)?.[1] ?? '')
    .filter((id) => id.startsWith(`${kind}.`));
}

async function readEmails(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [] as string[]);
  return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
}
