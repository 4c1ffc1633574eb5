import { isWholePdf } from '../../platform/files/kind-of-file.server.ts';

export type CvVerdict = 'good' | 'locked' | 'macros' | 'broken';

/** A file that was saved again and again has one section of references for each time. */
const MOST_SECTIONS = 200;
const TAIL = 2048;
/** More than the dictionary of a section ever takes. */
const DICTIONARY = 16_384;
const START = /startxref\s+(\d{1,10})\s+%%EOF\s*$/;
const REFERENCE_STREAM = /^\s*\d{1,10}\s+\d{1,5}\s+obj\s*<</;
/** Actions that run something; as actions alone, since the words may stand in a text. */
const RUNS_SOMETHING = /\/S\s*\/(?:JavaScript|Launch)\b/;

const textAt = (bytes: Buffer, from: number, length: number) =>
  bytes.toString('latin1', from, Math.min(bytes.length, from + length));

/** Any character of a name may be written as # and two digits. */
const withoutEscapes = (dictionary: string) =>
  dictionary.replace(/#([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** The dictionary of the section of references at this place: after a table, or of a stream; null when there is none. */
function dictionaryAt(bytes: Buffer, offset: number): string | null {
  const begin = textAt(bytes, offset, DICTIONARY);
  if (/^\s*xref\b/.test(begin)) {
    const trailer = bytes.indexOf('trailer', offset, 'latin1');
    if (trailer < 0) return null;
    const [dictionary = ''] = textAt(bytes, trailer, DICTIONARY).split('startxref', 1);
    return withoutEscapes(dictionary);
  }
  if (!REFERENCE_STREAM.test(begin)) return null;
  const [dictionary = ''] = begin.split(/\bstream\b/, 1);
  const readable = withoutEscapes(dictionary);
  return /\/Type\s*\/XRef\b/.test(readable) ? readable : null;
}

const numberIn = (dictionary: string, name: string) => {
  const found = new RegExp(`/${name}\\s+(\\d{1,10})\\b`).exec(dictionary)?.[1];
  return found === undefined ? [] : [Number(found)];
};

/**
 * Follows a PDF's sections of references from its end, as every reader does (ISO 32000, 7.5): they say whether it is
 * encrypted and where its pages begin. Nothing is unpacked, so its size on disk bounds time and memory.
 */
export function readPdf(bytes: Buffer): CvVerdict {
  const start = START.exec(textAt(bytes, Math.max(0, bytes.length - TAIL), TAIL))?.[1];
  if (!isWholePdf(bytes) || start === undefined) return 'broken';
  const open = [Number(start)];
  const seen = new Set<number>();
  let hasRoot = false;
  for (let offset = open.pop(); offset !== undefined; offset = open.pop()) {
    if (seen.has(offset)) continue;
    seen.add(offset);
    const dictionary = seen.size > MOST_SECTIONS ? null : dictionaryAt(bytes, offset);
    if (dictionary === null) return 'broken';
    if (/\/Encrypt\b/.test(dictionary)) return 'locked';
    hasRoot ||= /\/Root\s+\d+\s+\d+\s+R\b/.test(dictionary);
    open.push(...numberIn(dictionary, 'Prev'), ...numberIn(dictionary, 'XRefStm'));
  }
  if (!hasRoot) return 'broken';
  return RUNS_SOMETHING.test(bytes.toString('latin1')) ? 'macros' : 'good';
}
