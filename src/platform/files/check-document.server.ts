import { Worker } from 'node:worker_threads';
import { answerOfWorker } from './answer-of-worker.server.ts';
import type { DocumentTask } from './document.worker.ts';
import type { DocumentKind, DocumentVerdict } from './document-verdict.ts';
import { workerFile } from './worker-file.ts';

const HEAP_MB = 256;
/** A five-megabyte document takes a fraction of a second. */
const MOST_MS = 10_000;

/**
 * Checks every uploaded document, whatever it is for. Runs in its own worker thread, so nothing in it can exhaust our
 * time or memory; one that uses too much counts as broken.
 */
export async function checkDocument(
  bytes: Uint8Array,
  kind: DocumentKind,
  signal?: AbortSignal,
): Promise<DocumentVerdict> {
  const worker = new Worker(workerFile('document.worker'), {
    workerData: { kind, bytes } satisfies DocumentTask,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    env: {},
    stdout: true,
    stderr: true,
  });
  const late = AbortSignal.timeout(MOST_MS);
  try {
    return await answerOfWorker<DocumentVerdict>(worker, signal ? AbortSignal.any([signal, late]) : late);
  } catch (problem) {
    if (signal?.aborted) throw problem;
    return 'broken';
  }
}
