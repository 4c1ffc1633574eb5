import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buildContent, type ContentSource, readSource, versionOf } from './content.ts';

/** Where the build stores the checked content, for first starts. */
export const READY_CHECKED = 'build/checked-content';

/** Where a build caches its checked content for the next start. */
export type Kept = {
  file: string;
  /** A second, read-only cache: the content the build checked. */
  ready?: string;
  /** The build's id; another build may have other rules. */
  build: string;
};

export type CheckedSource = { source: ContentSource; version: string };

const AT_ONCE = 64;
const SEPARATOR = '\n';

/** A hash of the folder's files and this build; undefined if one can't be read. */
async function stateOf(folder: string, build: string): Promise<string | undefined> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => !entry.isDirectory()).map(({ parentPath, name }) => join(parentPath, name));
    files.sort();
    const hash = createHash('sha256').update(`${build}\0`);
    for (let from = 0; from < files.length; from += AT_ONCE) {
      const batch = files.slice(from, from + AT_ONCE);
      const contents = await Promise.all(batch.map((file) => readFile(file)));
      for (const [at, bytes] of contents.entries()) hash.update(`${batch[at]}\0${bytes.length}\0`).update(bytes);
    }
    return hash.digest('base64url');
  } catch {
    return undefined;
  }
}

/** Cached content for this state; undefined if truncated, altered, or from other files or another build. */
async function readKept(file: string, state: string): Promise<CheckedSource | undefined> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const [keptState, version, body = ''] = text.split(SEPARATOR, 3);
  if (keptState !== state || version === undefined || versionOf(body) !== version) return undefined;
  // A copy, since a slice would keep the whole text in memory.
  return { source: JSON.parse(body), version: Buffer.from(version).toString() };
}

/** Writes, then renames. A failure is no reason not to start. */
async function keep(file: string, lines: string[]): Promise<void> {
  const temporary = `${file}.unfinished`;
  try {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    // The content includes voucher codes.
    await writeFile(temporary, lines.join(SEPARATOR), { mode: 0o600 });
    await rename(temporary, file);
  } catch {}
}

/**
 * A folder's checked content, from the cache if the same build checked the same files. Throws a ContentError with
 * every problem.
 */
export async function checkedSource(folder: string, cache?: Kept, check = readSource): Promise<CheckedSource> {
  const state = cache && (await stateOf(folder, cache.build));
  const cached =
    state && ((await readKept(cache.file, state)) ?? (cache.ready && (await readKept(cache.ready, state))));
  if (cached) return cached;
  const source = await check(folder);
  const body = JSON.stringify(source);
  const version = versionOf(body);
  // Content that can't be built is invalid too.
  buildContent(source, version);
  // A file may have changed during the check.
  if (state && (await stateOf(folder, cache.build)) === state) await keep(cache.file, [state, version, body]);
  return { source, version };
}
