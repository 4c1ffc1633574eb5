import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';

/** What a worker thread answers once; it ends with that. Rejects where it fails, or has not answered when `signal` says. */
export async function answerOfWorker<Answer>(worker: Worker, signal: AbortSignal): Promise<Answer> {
  try {
    const answer = once(worker, 'message', { signal }) as Promise<[Answer]>;
    const end = once(worker, 'exit', { signal }).then(() => Promise.reject(new Error('the worker gave no answer')));
    const [given] = await Promise.race([answer, end]);
    return given;
  } finally {
    await worker.terminate();
  }
}
