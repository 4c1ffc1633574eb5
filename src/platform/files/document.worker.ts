import { parentPort, workerData } from 'node:worker_threads';
import type { DocumentKind, DocumentVerdict } from './document-verdict.ts';
import { readDocx } from './read-docx.ts';
import { readPdf } from './read-pdf.ts';

/** What the worker is given, and what it answers once. */
export type DocumentTask = { kind: DocumentKind; bytes: Uint8Array };

const { kind, bytes } = workerData as DocumentTask;
const read = kind === 'pdf' ? readPdf : readDocx;
parentPort?.postMessage((await read(Buffer.from(bytes))) satisfies DocumentVerdict);
