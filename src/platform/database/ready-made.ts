import { existsSync } from 'node:fs';
import { copyFile, mkdir, open, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** An empty database with its schema, made by the build: a copy is there in a tenth of the time. */
const READY_MADE = 'build/database';
/** By this file PostgreSQL knows a folder as a database. */
const MARK = 'PG_VERSION';
/** Files copied at once: a disk makes many safe in little more time than one, and each is open meanwhile. */
const AT_ONCE = 64;

async function sync(path: string): Promise<void> {
  const file = await open(path, 'r');
  await file.sync().finally(() => file.close());
}

/**
 * Fills a folder that is no database yet with the one that the build made, if it is there, on disk before this
 * resolves. The mark comes last, so that a copy that was cut off is begun anew.
 */
export async function beginReadyMade(folder: string, readyMade = READY_MADE): Promise<void> {
  if (existsSync(join(folder, MARK)) || !existsSync(join(readyMade, MARK))) return;
  const entries = await readdir(readyMade, { recursive: true, withFileTypes: true });
  const named = entries.map((entry) => ({
    name: relative(readyMade, join(entry.parentPath, entry.name)),
    isFolder: entry.isDirectory(),
  }));
  const copy = async (name: string) => {
    await copyFile(join(readyMade, name), join(folder, name));
    await sync(join(folder, name));
  };
  const folders = named.filter(({ isFolder }) => isFolder).map(({ name }) => name);
  for (const name of folders) await mkdir(join(folder, name), { recursive: true, mode: 0o700 });
  const files = named.filter(({ name, isFolder }) => !isFolder && name !== MARK);
  for (let from = 0; from < files.length; from += AT_ONCE)
    await Promise.all(files.slice(from, from + AT_ONCE).map(({ name }) => copy(name)));
  for (const name of folders) await sync(join(folder, name));
  await copy(MARK);
  await sync(folder);
}
