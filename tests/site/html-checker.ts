import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

type Message = { type: string; subType?: string; url?: string; lastLine?: number; message: string; extract?: string };

const JAR = fileURLToPath(import.meta.resolve('vnu-jar/build/dist/vnu.jar'));
/** Whether the W3C checker can run here: it needs Java. */
export const hasJava = spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0;

/** Standard since 2023, but unknown to this release of the checker. */
const NOT_KNOWN_YET = /^Attribute “name” not allowed on element “details”/;

const isFinding = ({ type, subType, message }: Message) =>
  (type !== 'info' || subType === 'warning') && !NOT_KNOWN_YET.test(message);

/** Only the quick compiler: the thorough one doesn't pay for a few seconds' work. */
const JAVA = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

/** The W3C checker's findings, one line each. One run for all pages, since starting Java takes most of the time. */
export async function checkHtml(pages: { path: string; html: string }[]): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'tavola-html-'));
  const files = pages.map((_, at) => join(folder, `${at}.html`));
  await Promise.all(files.map((file, at) => writeFile(file, pages[at]?.html ?? '')));
  const options = ['--format', 'json', '--stdout', '--exit-zero-always'];
  const { stdout } = await promisify(execFile)('java', [...JAVA, '-jar', JAR, ...options, ...files], {
    maxBuffer: 256 * 1024 * 1024,
  });
  await rm(folder, { recursive: true });
  const { messages } = JSON.parse(stdout) as { messages: Message[] };
  return messages.filter(isFinding).map((message) => {
    const page = pages[Number.parseInt(basename(message.url ?? ''), 10)];
    return `${page?.path}: ${message.message} ${message.extract ?? ''}`;
  });
}
