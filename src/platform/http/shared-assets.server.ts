import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '../../values/time/duration.ts';

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
 * pages of either may ask either. A file that no process has put there for a week is deleted.
 */
export async function shareAssets(root: string, shared: string, nowMs: number): Promise<void> {
  const own = join(root, 'assets');
  const folder = join(shared, 'assets');
  await mkdir(folder, { recursive: true });
  const now = new Date(nowMs);
  for (const name of await readdir(own)) {
    const file = join(folder, name);
    if (!(await exists(file))) await copyWhole(join(own, name), file);
    await utimes(file, now, now);
  }
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    const put = await stat(file).catch(() => null);
    if (put && nowMs - put.mtimeMs > KEPT_MS) await rm(file, { force: true });
  }
}
