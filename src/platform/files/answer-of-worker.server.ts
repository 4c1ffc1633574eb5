import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';

/** The one message a worker thread sends; ends the thread. Rejects if it fails or `signal` aborts. */
export async function answerOfWorker<Answer>(worker: Worker, signal: AbortSignal): Promise<Answer> {
  try {
    const answer = once(worker, 'message', { signal }) as Promise<[Answer]>;
    const end = once(worker, 'exit', { signal }).then(() => Promise.reject(new Error('the worker sent no result')));
    const [result] = await Promise.race([answer, end]);
    return result;
  } finally {
    await worker.terminate();
  }
}
