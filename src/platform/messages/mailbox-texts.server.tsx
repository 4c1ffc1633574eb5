import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { textsFolder } from './sms.server.ts';

const NEWEST = 200;
const FILE = /^\d+-[0-9a-f-]{36}\.json$/;
const storedText = z.object({ to: z.string(), text: z.string(), sentAt: z.string() });
type KeptText = z.infer<typeof storedText>;

export async function keptTexts(dataDir: string): Promise<KeptText[]> {
  const folder = textsFolder(dataDir);
  const names = (await readdir(folder).catch(() => [])).filter((name) => FILE.test(name));
  const newest = names.sort().reverse().slice(0, NEWEST);
  return Promise.all(
    newest.map(async (name) => storedText.parse(JSON.parse(await readFile(join(folder, name), 'utf8')))),
  );
}

export function Texts({ texts }: { texts: readonly KeptText[] }) {
  return (
    <>
      <h2>Text messages</h2>
      {texts.length === 0 && <p>None yet. Set the TWILIO_ settings to send them for real.</p>}
      <ol>
        {texts.map(({ to, text, sentAt }) => (
          <li key={sentAt + to}>
            <p>
              To {to}, <time dateTime={sentAt}>{sentAt}</time>
            </p>
            <pre>{text}</pre>
          </li>
        ))}
      </ol>
    </>
  );
}
