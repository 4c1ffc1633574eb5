import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { mailboxFolder } from '../../../src/platform/messages/mailer.server.ts';

const LOOK_EVERY_MS = 500;
const LINK = /\/booking\/([\w-]{40,})/;

/** Watches the local mailbox for the token of each diner's link. */
export function watchMailbox(dataDir: string) {
  const folder = mailboxFolder(dataDir);
  const readNames = new Set<string>();
  const tokens = new Map<string, string>();
  let going = true;
  const look = async () => {
    const names = await readdir(folder).catch(() => [] as string[]);
    for (const name of names.filter((fileName) => !readNames.has(fileName))) {
      readNames.add(name);
      const { to, text = '' } = await PostalMime.parse(await readFile(join(folder, name)));
      const token = LINK.exec(text)?.[1];
      const address = to?.[0]?.address;
      if (token && address) tokens.set(address, token);
    }
  };
  const watch = (async () => {
    while (going) {
      await look();
      await pause(LOOK_EVERY_MS);
    }
  })();
  return {
    tokenFor: (address: string) => tokens.get(address),
    async stop() {
      going = false;
      await watch;
    },
  };
}
