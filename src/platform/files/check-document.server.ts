import { Worker } from 'node:worker_threads';
import { answerOfWorker } from './answer-of-worker.server.ts';
import type { DocumentTask } from './document.worker.ts';
import type { DocumentKind, DocumentVerdict } from './document-verdict.ts';
import { workerFile } from './worker-file.ts';

const HEAP_MB = 256;
/** A document of five megabytes takes a fraction of a second. */
const MOST_MS = 10_000;

/**
 * What any document that somebody sends us must pass, whatever it is for. It is read in a worker thread of its own, so that
 * nothing in it takes our time or memory; one that takes too much is broken.
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
