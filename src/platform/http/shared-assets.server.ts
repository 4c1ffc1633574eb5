import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '../../values/time/duration.ts';
import { eachInTurn } from '../every.ts';

/** Who has a page open since then reloads it: by the router's own rule for code that is gone. */
const KEPT_MS = 7 * DAY_MS;

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );

/** Whole or not at all: another process may read the folder meanwhile. */
async function copyWhole(from: string, to: string): Promise<void> {
  const part = `${to}.${process.pid}.part`;
  await copyFile(from, part, constants.COPYFILE_FICLONE);
  await rename(part, to);
}

/**
 * Puts the hashed files of this build into a folder that all processes share, where those of the build before still are:
 * pages of either may ask either. A file is deleted that no process has put there, or said to be in use, for a week.
 * Returns what says so again: a process that runs for longer must, once a day.
 */
export async function shareAssets(root: string, shared: string, nowMs: number) {
  const own = join(root, 'assets');
  const folder = join(shared, 'assets');
  await mkdir(folder, { recursive: true });
  const names = await readdir(own);
  const stamp = async (name: string, now: Date) => utimes(join(folder, name), now, now);
  for (const name of names) {
    const file = join(folder, name);
    if (!(await exists(file))) await copyWhole(join(own, name), file);
    await stamp(name, new Date(nowMs));
  }
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    const put = await stat(file).catch(() => null);
    if (put && nowMs - put.mtimeMs > KEPT_MS) await rm(file, { force: true });
  }
  return (laterMs: number): Promise<void> => eachInTurn(...names.map((name) => () => stamp(name, new Date(laterMs))));
}
