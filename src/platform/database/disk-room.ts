import { statfs } from 'node:fs/promises';

/** PostgreSQL's log grows in files of 16 MB: with room for fewer than two, any write may fail. */
const LEAST_FREE_BYTES = 32 * 1024 * 1024;

type FreeSpace = (folder: string) => Promise<{ bavail: number; bsize: number }>;

export async function hasDiskRoom(folder: string, freeSpace: FreeSpace = statfs): Promise<boolean> {
  const { bavail, bsize } = await freeSpace(folder);
  return bavail * bsize >= LEAST_FREE_BYTES;
}

export const NO_ROOM = 'the disk of the embedded database has less than 32 MB left';
