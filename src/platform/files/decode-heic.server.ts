import { Worker } from 'node:worker_threads';
import { answerOfWorker } from './answer-of-worker.server.ts';
import type { HeicTask, RawPicture } from './heic.worker.ts';
import { workerFile } from './worker-file.ts';

const MEGABYTE = 1024 * 1024;
/** A picture of 50 megapixels takes 300 MB while it is decoded. */
const MOST_MEMORY = 512 * MEGABYTE;

/**
 * Decodes the first picture of a HEIC file to RGBA pixels, upright as the file says, in a worker thread that ends with it:
 * sharp's own build has no HEVC. Rejects where the file cannot be decoded, or in time, or is larger than `mostPixels`.
 */
export async function decodeHeic(bytes: Uint8Array, mostPixels: number, signal: AbortSignal): Promise<RawPicture> {
  const workerData: HeicTask = { bytes, mostPixels, mostMemory: MOST_MEMORY };
  const options = { workerData, env: {}, stdout: true, stderr: true };
  return answerOfWorker(new Worker(workerFile('heic.worker'), options), signal);
}
