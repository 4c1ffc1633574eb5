import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mailboxFolder } from '../../src/platform/mailer.server.ts';

/** The ids of the messages of a kind in the local mailbox of a data folder; one sent twice is there twice. */
export async function lettersOf(dataDir: string, kind: string): Promise<string[]> {
  const letters = await lettersIn(mailboxFolder(dataDir));
  return letters
    .map((letter) => /^Message-ID:\s*<([^>]+)>/im.exec(letter)?.[1] ?? '')
    .filter((id) => id.startsWith(`${kind}.`));
}

async function lettersIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [] as string[]);
  return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
}
