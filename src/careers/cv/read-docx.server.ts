import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import type { CvVerdict } from './read-pdf.server.ts';

/** A Word document has some dozens of parts. */
const MOST_PARTS = 2000;
/** A small archive may unfold to one that fills the memory: more than a CV with pictures ever is. */
const MOST_UNPACKED = 60 * 1024 * 1024;
/** What is read as text; the lists of parts are far shorter. */
const MOST_TEXT = 1024 * 1024;
/** Readers of PDF look so far for a beginning: one could hide in an archive. */
const PDF_WINDOW = 1024;

const CONTENT_TYPES = '[Content_Types].xml';
const WORD_DOCUMENT = /application\/vnd\.openxmlformats-officedocument\.wordprocessingml\.document\.main\+xml/i;
const MACRO_TYPES = /macroEnabled|vbaProject|activeX/i;
const MACRO_PARTS = /(^|\/)(vbaProject|vbaData|activeX\d*)\.(bin|xml)$/i;
const FROM_ELSEWHERE = /Target\s*=\s*["'](?:https?:|\\\\)/i;
/** A template that is fetched when the document is opened brings macros of its own. */
const fetchesTemplate = (relations: string) =>
  relations.split('>').some((one) => /attachedTemplate/i.test(one) && FROM_ELSEWHERE.test(one));

/** The zip of a Word document holds more than it may. */
class TooMuch extends Error {}

/** Unpacks a part, counts it and keeps it where it is a list of parts. */
async function unpacked(zip: ZipFile, entry: Entry, left: number): Promise<{ size: number; text: string }> {
  const keeps = entry.fileName === CONTENT_TYPES || entry.fileName.endsWith('.rels');
  const kept: Buffer[] = [];
  let size = 0;
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    size += (chunk as Buffer).length;
    if (size > left || (keeps && size > MOST_TEXT)) throw new TooMuch();
    if (keeps) kept.push(chunk as Buffer);
  }
  // In whichever encoding: the names looked for are plain letters.
  return { size, text: Buffer.concat(kept).toString('latin1').replaceAll('\0', '') };
}

async function verdictOn(zip: ZipFile): Promise<CvVerdict> {
  let left = MOST_UNPACKED;
  let isDocument = false;
  let hasMacros = false;
  for await (const entry of zip.eachEntry()) {
    if (entry.isEncrypted()) return 'locked';
    if (entry.uncompressedSize > left) return 'broken';
    hasMacros ||= MACRO_PARTS.test(entry.fileName);
    const { size, text } = await unpacked(zip, entry, left);
    left -= size;
    hasMacros ||= fetchesTemplate(text);
    if (entry.fileName !== CONTENT_TYPES) continue;
    isDocument = WORD_DOCUMENT.test(text);
    hasMacros ||= MACRO_TYPES.test(text);
  }
  if (hasMacros) return 'macros';
  return isDocument ? 'good' : 'broken';
}

/** Reads every part of a Word document: each is unpacked, counted and let go, so that none can hide what it holds. */
export async function readDocx(bytes: Buffer): Promise<CvVerdict> {
  if (bytes.subarray(0, PDF_WINDOW).includes('%PDF-')) return 'broken';
  try {
    const zip = await fromBufferPromise(bytes, { strictFileNames: true });
    return zip.entryCount > MOST_PARTS ? 'broken' : await verdictOn(zip);
  } catch {
    return 'broken';
  }
}
