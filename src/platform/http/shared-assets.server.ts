import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '../../values/time/duration.ts';
import { eachInTurn } from '../every.ts';

/** A page open for longer reloads itself: the router does so when code is gone. */
const KEPT_MS = 7 * DAY_MS;

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );

/** Copies, then renames: another process may be reading the folder. */
async function copyWhole(from: string, to: string): Promise<void> {
  const part = `${to}.${process.pid}.part`;
  await copyFile(from, part, constants.COPYFILE_FICLONE);
  await rename(part, to);
}

/**
 * Copies this build's hashed files into a folder shared by all processes, beside those of the previous build, since
 * pages of either may need either. Deletes files that no process has copied or refreshed for a week. Returns the
 * refresh function, which a long-running process must call daily.
 */
export async function shareAssets(root: string, sharedRoot: string, nowMs: number) {
  const source = join(root, 'assets');
  const folder = join(sharedRoot, 'assets');
  await mkdir(folder, { recursive: true });
  const names = await readdir(source);
  const stamp = async (name: string, now: Date) => utimes(join(folder, name), now, now);
  for (const name of names) {
    const file = join(folder, name);
    if (!(await exists(file))) await copyWhole(join(source, name), file);
    await stamp(name, new Date(nowMs));
  }
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    const stats = await stat(file).catch(() => null);
    if (stats && nowMs - stats.mtimeMs > KEPT_MS) await rm(file, { force: true });
  }
  return (laterMs: number): Promise<void> => eachInTurn(...names.map((name) => () => stamp(name, new Date(laterMs))));
}
