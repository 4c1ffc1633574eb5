import { checkDocument } from '../../platform/files/check-document.server.ts';
import { kindOfFile } from '../../platform/files/kind-of-file.ts';
import { cvExtension, cvWords, problemOfChosenCv } from './cv-words.ts';

/** A CV ready to store and send: checked content and a safe name. */
export type CheckedCv = { filename: string; contentType: string; content: Buffer };
export type CvOutcome = { ok: true; cv: CheckedCv } | { ok: false; problem: string };

const DOCX_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const types = { pdf: 'application/pdf', docx: DOCX_TYPE } as const;
const ZIP = Buffer.from('PK\u0003\u0004');
/** The container of the older Word format, also used for a .docx with a password. */
const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const WRAPPED = Buffer.from('EncryptedPackage', 'utf16le');
const LONGEST_NAME = 60;

/** A name safe for mail programs and disks: letters, digits, spaces, hyphens, and our extension. */
export function safeFilename(filename: string, extension: keyof typeof types): string {
  const name = filename
    .normalize('NFC')
    .replace(/^.*[/\\]/, '')
    .replace(/\.[^.]*$/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return `${[...name].slice(0, LONGEST_NAME).join('').trim() || 'CV'}.${extension}`;
}

function contentOf(bytes: Buffer): keyof typeof types | 'compound' | null {
  if (kindOfFile(bytes) === 'pdf') return 'pdf';
  if (bytes.subarray(0, ZIP.length).equals(ZIP)) return 'docx';
  return bytes.subarray(0, COMPOUND.length).equals(COMPOUND) ? 'compound' : null;
}

/** Checks a CV by name, size and content, ignoring its declared type. Rejects when `signal` aborts. */
export async function checkCv(
  { name, bytes }: { name: string; bytes: Buffer },
  signal?: AbortSignal,
): Promise<CvOutcome> {
  const refuse = (problem: string): CvOutcome => ({ ok: false, problem });
  const problem = problemOfChosenCv({ name, size: bytes.length });
  if (problem) return refuse(problem);
  const kind = contentOf(bytes);
  if (kind === 'compound') return refuse(bytes.includes(WRAPPED) ? cvWords.locked : cvWords.oldWord);
  if (kind === null) return refuse(cvWords.mislabelled);
  if (kind !== cvExtension(name)) return refuse(cvWords.mislabelled);
  const verdict = await checkDocument(bytes, kind, signal);
  if (verdict !== 'good') return refuse(cvWords[verdict]);
  return { ok: true, cv: { filename: safeFilename(name, kind), contentType: types[kind], content: bytes } };
}
