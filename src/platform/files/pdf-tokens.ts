/** `word`: a number or a keyword; `mark`: a bracket. `end` is where the next token begins. */
export type PdfToken = { kind: 'name' | 'string' | 'word' | 'mark'; text: string; end: number };

/** ISO 32000, 7.2 and 7.3. */
const BLANKS = /[\0\t\n\f\r ]*/y;
const COMMENT = /%[^\r\n]*/y;
const TOKEN =
  /\/(?<name>[^\0\t\n\f\r ()<>[\]{}/%]*)|(?<string>\()|(?<mark><<|>>)|<(?<hex>[^<>]*)>|(?<word>[^\0\t\n\f\r ()<>[\]{}/%]+)|(?<other>[\s\S])/y;

/** Where a pattern ends that begins here, or here. */
function after(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : from;
}

/** Past the blanks and comments that may stand between any two tokens. */
function tokenStart(text: string, from: number): number {
  let start = after(BLANKS, text, from);
  while (text[start] === '%') start = after(BLANKS, text, after(COMMENT, text, start));
  return start;
}

const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** Any character of a name may be written as # and two hexadecimal digits. */
const nameOf = (written: string) =>
  written.replace(/#([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

const unescaped = (written: string) =>
  written.replace(/\\(?:([0-7]{1,3})|\r\n|([\s\S]))/g, (_, octal?: string, letter = '') => {
    if (octal) return String.fromCharCode(Number.parseInt(octal, 8) & 255);
    return letter === '\r' || letter === '\n' ? '' : (ESCAPES[letter] ?? letter);
  });

function fromHex(written: string): string {
  const digits = written.replace(/[^\da-f]/gi, '');
  return Buffer.from(digits.length % 2 ? `${digits}0` : digits, 'hex').toString('latin1');
}

/** A string in UTF-16, which its first two characters say, or in one byte a character. */
function textOf(string: string): string {
  if (string.startsWith('\xff\xfe')) return Buffer.from(string.slice(2), 'latin1').toString('utf16le');
  if (!string.startsWith('\xfe\xff')) return string;
  return Buffer.from(string.slice(2, 2 + 2 * Math.floor((string.length - 2) / 2)), 'latin1')
    .swap16()
    .toString('utf16le');
}

/** Where the string ends that opened before `from`: brackets in it come in pairs. One without an end takes the rest. */
function endOfString(text: string, from: number): number {
  let depth = 1;
  for (let at = from; at < text.length; at += 1) {
    const letter = text[at];
    if (letter === '\\') at += 1;
    else if (letter === '(') depth += 1;
    else if (letter === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return text.length;
}

/** The token at a place of a file read as latin1, whatever stands there; null at the file's end. */
export function pdfTokenAt(text: string, from: number): PdfToken | null {
  TOKEN.lastIndex = tokenStart(text, from);
  const found = TOKEN.exec(text)?.groups;
  if (!found) return null;
  const end = TOKEN.lastIndex;
  if (found.string !== undefined) {
    const close = endOfString(text, end);
    return { kind: 'string', text: textOf(unescaped(text.slice(end, close))), end: close + 1 };
  }
  if (found.hex !== undefined) return { kind: 'string', text: textOf(fromHex(found.hex)), end };
  if (found.name !== undefined) return { kind: 'name', text: nameOf(found.name), end };
  if (found.word !== undefined) return { kind: 'word', text: found.word, end };
  return { kind: 'mark', text: found.mark ?? found.other ?? '', end };
}
