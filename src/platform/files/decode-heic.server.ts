import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { HeicTask, RawPicture } from './heic.worker.ts';

const MEGABYTE = 1024 * 1024;
/** A picture of 50 megapixels takes 300 MB while it is decoded. */
const MOST_MEMORY = 512 * MEGABYTE;
/** A phone's picture takes two seconds of a slow core. */
const MOST_MS = 20_000;

/**
 * Decodes the first picture of a HEIC file to RGBA pixels, upright as the file says, in a worker thread that ends with it:
 * sharp's own build has no HEVC. Rejects where the file cannot be decoded, or in time, or is larger than `mostPixels`.
 */
export async function decodeHeic(bytes: Uint8Array, mostPixels: number): Promise<RawPicture> {
  const workerData: HeicTask = { bytes, mostPixels, mostMemory: MOST_MEMORY };
  const worker = new Worker(new URL('./heic.worker.ts', import.meta.url), {
    workerData,
    env: {},
    stdout: true,
    stderr: true,
  });
  try {
    const signal = AbortSignal.timeout(MOST_MS);
    const answer = once(worker, 'message', { signal }) as Promise<[RawPicture]>;
    const end = once(worker, 'exit', { signal }).then(() => Promise.reject(new Error('the picture was not decoded')));
    const [picture] = await Promise.race([answer, end]);
    return picture;
  } finally {
    await worker.terminate();
  }
}
