import { constants, inflateSync } from 'node:zlib';
import type { DocumentVerdict } from './document-verdict.ts';
import { PDF_HEADER, PDF_WINDOW } from './kind-of-file.ts';
import { pdfTokenAt } from './pdf-tokens.ts';
import { isPlainLink } from './plain-link.ts';

/** Names of actions and parts that run, send or play something, embed a file or open one (ISO 32000, 12.6 and 7.11). */
const ACTIVE = new Set([
  ...['JavaScript', 'JS', 'Launch', 'GoToR', 'GoToE', 'SubmitForm', 'ImportData', 'XFA'],
  ...['EmbeddedFiles', 'EmbeddedFile', 'EF', 'FileAttachment', 'Collection'],
  ...['RichMedia', 'RichMediaContent', 'RichMediaExecute', 'Rendition', 'Movie', 'Sound', '3D'],
]);
/** Keys whose value, if a string, names a file outside the document. */
const FILE_NAMES = new Set(['F', 'UF', 'DOS', 'Mac', 'Unix']);
/** A target outside the document. Checked on every string, since a link may refer to a string in another object. */
const POINTS_OUT = /^\s*(\\\\|\/\/|(file|smb|javascript|vbscript|data|mhtml|ms-[\w-]+|search-ms|shell):)/i;
/** No real program packs objects with these. */
const OTHER_FILTERS = [
  'ASCIIHexDecode',
  'AHx',
  'ASCII85Decode',
  'A85',
  'LZWDecode',
  'LZW',
  'RunLengthDecode',
  'RL',
  'Crypt',
];
const LONGEST_COMMENT = 1024;

/** Characters that parsing may visit, more than any honest file needs: malicious objects may be nested. */
const MOST_READ = 64 * 1024 * 1024;
/** Zip readers search the last 64 KB for the archive's directory. */
const ZIP_TAIL = 65_557;

// biome-ignore lint/suspicious/noControlCharactersInRegex: what DOS programs end a file with
const END = /startxref[\0\s]+(\d{1,10})[\0\s]*%%EOF(?:[\0\s\x1a]|%[^\r\n]*)*$/;
const REFERENCES = /^\s*(?:xref\b|\d{1,10}\s+\d{1,5}\s+obj\b)/;

/** What an object's tokens contained: its names, and the words after each. A stream starts at `end`. */
type Entries = { names: Set<string>; words: Map<string, string>; hasStream: boolean; end: number };
const ENDS = new Set(['endobj', 'obj', 'stream', 'endstream', 'xref', 'trailer', 'startxref']);
const LONGEST_WORDS = 40;

class TooMuch extends Error {}

/**
 * Parses every object anywhere in the file, including those packed into streams, whether or not a cross-reference
 * lists it. So none can hide in an older version or a second list, or from some readers only.
 */
class PdfWalk {
  readonly #bytes: Buffer;
  readonly #text: string;
  #left = MOST_READ;
  hasRoot = false;
  isLocked = false;
  isActive = false;

  constructor(bytes: Buffer, text: string) {
    this.#bytes = bytes;
    this.#text = text;
  }

  #take(length: number): void {
    this.#left -= length;
    if (this.#left < 0) throw new TooMuch();
  }

  #noteName(name: string): void {
    this.isLocked ||= name === 'Encrypt';
    this.isActive ||= ACTIVE.has(name);
  }

  /** Checks a string after a name. Every string is checked, since a link may be an object of its own. */
  #noteText(name: string, text: string): void {
    const isOutside = name === 'URI' ? !isPlainLink(text) : FILE_NAMES.has(name) && text !== '';
    this.isActive ||= isOutside || POINTS_OUT.test(text);
  }

  /** Reads to the keyword that ends the object; a packed object ends with its last bracket. */
  #entriesAt(text: string, from: number, isPacked: boolean): Entries {
    const entries: Entries = { names: new Set(), words: new Map(), hasStream: false, end: from };
    let [name, depth] = ['', 0];
    for (let token = pdfTokenAt(text, from); token; token = pdfTokenAt(text, token.end)) {
      this.#take(token.end - entries.end);
      entries.end = token.end;
      if (token.kind === 'name') {
        name = token.text;
        entries.names.add(name);
        this.#noteName(name);
      } else if (token.kind === 'string') {
        this.#noteText(name, token.text);
        name = '';
      } else if (token.kind === 'mark') {
        if (/[<[{]/.test(token.text)) depth += 1;
        else depth -= 1;
      } else {
        entries.hasStream = token.text === 'stream';
        if (ENDS.has(token.text)) break;
        entries.words.set(name, `${entries.words.get(name) ?? ''} ${token.text}`.slice(0, LONGEST_WORDS));
      }
      if (isPacked && depth <= 0) break;
    }
    return entries;
  }

  /** A stream's content. Its declared length is ignored: it ends where its compression or its keyword does. */
  #contentOf({ names, end }: Entries): string {
    const start = end + (/^(?:\r?\n|\r)/.exec(this.#text.slice(end, end + 2))?.[0].length ?? 0);
    if (!names.has('Filter')) {
      const close = this.#text.indexOf('endstream', start);
      this.#take((close < 0 ? this.#text.length : close) - start);
      return this.#text.slice(start, Math.max(start, close));
    }
    const isFlate = names.has('FlateDecode') || names.has('Fl');
    if (!isFlate || names.has('Predictor') || OTHER_FILTERS.some((name) => names.has(name))) throw new TooMuch();
    const content = inflateSync(this.#bytes.subarray(start), {
      finishFlush: constants.Z_SYNC_FLUSH,
      maxOutputLength: this.#left,
    });
    this.#take(content.length);
    return content.toString('latin1');
  }

  #readObject(from: number): void {
    const entries = this.#entriesAt(this.#text, from, false);
    const { names, words, hasStream } = entries;
    this.hasRoot ||= names.has('Root');
    if (!hasStream || !(names.has('ObjStm') || (names.has('First') && names.has('N')))) return;
    const first = Number(words.get('First'));
    // For instance given by reference.
    if (!Number.isInteger(first) || first < 0) throw new TooMuch();
    const content = this.#contentOf(entries);
    const pairs = content.slice(0, first).match(/\d+/g) ?? [];
    for (let at = 1; at < pairs.length; at += 2) this.#entriesAt(content, first + Number(pairs[at]), true);
  }

  /** Whether a number precedes this keyword, or a comment on the line above. */
  #isObject(at: number): boolean {
    let before = at - 1;
    let isNewLine = false;
    for (; /[\0\s]/.test(this.#text[before] ?? ''); before -= 1) isNewLine ||= /[\r\n]/.test(this.#text[before] ?? '');
    if (/\d/.test(this.#text[before] ?? '')) return true;
    if (!isNewLine) return false;
    const first = Math.max(0, before - LONGEST_COMMENT);
    while (before > first && /[^%\r\n]/.test(this.#text[before] ?? '')) before -= 1;
    return this.#text[before] === '%';
  }

  walk(): void {
    for (let at = this.#text.indexOf('obj'); at >= 0; at = this.#text.indexOf('obj', at + 1))
      if (this.#isObject(at)) this.#readObject(at + 'obj'.length);
    for (let at = this.#text.indexOf('trailer'); at >= 0; at = this.#text.indexOf('trailer', at + 1))
      this.#readObject(at + 'trailer'.length);
  }
}

/**
 * Whether every reader can open the file: they look for its header and trailer in the first and last kilobyte, and
 * count offsets from either the file's first byte or the header. Anything else there would make it a second kind of
 * file.
 */
function isWhole(text: string): boolean {
  const header = PDF_HEADER.exec(text.slice(0, PDF_WINDOW));
  const start = END.exec(text.slice(-2 * PDF_WINDOW));
  if (!header || !start || text.lastIndexOf('%%EOF') < text.length - PDF_WINDOW) return false;
  if (text.slice(-ZIP_TAIL).includes('PK\u0005\u0006')) return false;
  const shift = header[0].length - '%PDF-'.length;
  return [0, shift].some((offset) => REFERENCES.test(text.slice(Number(start[1]) + offset).slice(0, PDF_WINDOW)));
}

/** Parses a PDF in time and memory bounded by its size. */
export function readPdf(bytes: Buffer): DocumentVerdict {
  const text = bytes.toString('latin1');
  if (!isWhole(text)) return 'broken';
  const pdf = new PdfWalk(bytes, text);
  let isRead = true;
  try {
    pdf.walk();
  } catch {
    isRead = false;
  }
  if (pdf.isLocked) return 'locked';
  if (pdf.isActive) return 'active';
  return isRead && pdf.hasRoot ? 'good' : 'broken';
}
