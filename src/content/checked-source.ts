import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buildContent, type ContentSource, readSource, versionOf } from './content.ts';

/** Where the build keeps the project's content once it is checked, for first starts. */
export const READY_CHECKED = 'build/checked-content';

/** Where a build keeps what it found right, for its next start. */
export type Kept = {
  file: string;
  /** Another such file, which is only read: what was found right before the first start. */
  ready?: string;
  /** Another one may check otherwise. */
  build: string;
};

/** Content that this build found right, as its files say it and as answers. */
export type CheckedSource = { source: ContentSource; version: string };

/** Files open at once. */
const AT_ONCE = 64;
const SEPARATOR = '\n';

/** A hash of all files of the folder, as this build reads them; undefined where one cannot be read. */
async function stateOf(folder: string, build: string): Promise<string | undefined> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => !entry.isDirectory()).map(({ parentPath, name }) => join(parentPath, name));
    files.sort();
    const hash = createHash('sha256').update(`${build}\0`);
    for (let from = 0; from < files.length; from += AT_ONCE) {
      const some = files.slice(from, from + AT_ONCE);
      const contents = await Promise.all(some.map((file) => readFile(file)));
      for (const [at, bytes] of contents.entries()) hash.update(`${some[at]}\0${bytes.length}\0`).update(bytes);
    }
    return hash.digest('base64url');
  } catch {
    return undefined;
  }
}

/** What was kept of files in this state. One that was cut off, or is of other files or another build, is as good as none. */
async function readKept(file: string, state: string): Promise<CheckedSource | undefined> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const [keptState, version, body = ''] = text.split(SEPARATOR, 3);
  if (keptState !== state || version === undefined || versionOf(body) !== version) return undefined;
  // Not a part of the text, which would keep the whole of it in memory.
  return { source: JSON.parse(body), version: Buffer.from(version).toString() };
}

/** Written whole or not at all. That it cannot be written is no reason not to start. */
async function keep(file: string, lines: string[]): Promise<void> {
  const unfinished = `${file}.unfinished`;
  try {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    // Codes of vouchers are in it.
    await writeFile(unfinished, lines.join(SEPARATOR), { mode: 0o600 });
    await rename(unfinished, file);
  } catch {}
}

/**
 * The content of a folder, checked: anew, or as it was kept when the same build checked the same files. Throws a
 * ContentError that lists every problem.
 */
export async function checkedSource(folder: string, kept?: Kept, check = readSource): Promise<CheckedSource> {
  const state = kept && (await stateOf(folder, kept.build));
  const known = state && ((await readKept(kept.file, state)) ?? (kept.ready && (await readKept(kept.ready, state))));
  if (known) return known;
  const source = await check(folder);
  const body = JSON.stringify(source);
  const version = versionOf(body);
  // What cannot be built is not right.
  buildContent(source, version);
  // A file may have changed while they were checked.
  if (state && (await stateOf(folder, kept.build)) === state) await keep(kept.file, [state, version, body]);
  return { source, version };
}
