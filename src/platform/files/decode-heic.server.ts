import { Worker } from 'node:worker_threads';
import { answerOfWorker } from './answer-of-worker.server.ts';
import type { HeicTask, RawPicture } from './heic.worker.ts';
import { workerFile } from './worker-file.ts';

const MEGABYTE = 1024 * 1024;
/** A 50-megapixel picture takes 300 MB to decode. */
const MOST_MEMORY = 512 * MEGABYTE;

/**
 * Decodes the first picture of a HEIC file to RGBA pixels, upright, in its own worker thread, since sharp's build
 * lacks HEVC. Rejects if the file can't be decoded, takes too long or has more than `mostPixels`.
 */
export async function decodeHeic(bytes: Uint8Array, mostPixels: number, signal: AbortSignal): Promise<RawPicture> {
  const workerData: HeicTask = { bytes, mostPixels, mostMemory: MOST_MEMORY };
  const options = { workerData, env: {}, stdout: true, stderr: true };
  return answerOfWorker(new Worker(workerFile('heic.worker'), options), signal);
}
