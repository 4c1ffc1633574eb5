import { checkDocument } from '../../platform/files/check-document.server.ts';
import { kindOfFile } from '../../platform/files/kind-of-file.ts';
import { cvExtension, cvWords, problemOfChosenCv } from './cv-words.ts';

/** A CV as it is stored and sent: its content checked, its name made safe. */
export type CheckedCv = { filename: string; contentType: string; content: Buffer };
export type CvOutcome = { ok: true; cv: CheckedCv } | { ok: false; problem: string };

const DOCX_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const types = { pdf: 'application/pdf', docx: DOCX_TYPE } as const;
const ZIP = Buffer.from('PK\u0003\u0004');
/** The container of the older Word format, in which Word also wraps a .docx with a password. */
const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const WRAPPED = Buffer.from('EncryptedPackage', 'utf16le');
const LONGEST_NAME = 60;

/** The name as a mail program and a disk can take it: letters, digits, spaces, hyphens; the extension is ours. */
export function safeFilename(given: string, extension: keyof typeof types): string {
  const name = given
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

/** Checks a CV by name, size and content; its stated type is not asked. Rejects when `signal` says that time is up. */
export async function checkCv(
  { name, bytes }: { name: string; bytes: Buffer },
  signal?: AbortSignal,
): Promise<CvOutcome> {
  const refused = (problem: string): CvOutcome => ({ ok: false, problem });
  const chosen = problemOfChosenCv({ name, size: bytes.length });
  if (chosen) return refused(chosen);
  const kind = contentOf(bytes);
  if (kind === 'compound') return refused(bytes.includes(WRAPPED) ? cvWords.locked : cvWords.oldWord);
  if (kind === null) return refused(cvWords.mislabelled);
  if (kind !== cvExtension(name)) return refused(cvWords.mislabelled);
  const verdict = await checkDocument(bytes, kind, signal);
  if (verdict !== 'good') return refused(cvWords[verdict]);
  return { ok: true, cv: { filename: safeFilename(name, kind), contentType: types[kind], content: bytes } };
}
