/** `word`: a number or a keyword; `mark`: a bracket. `end` is where the next token begins. */
export type PdfToken = { kind: 'name' | 'string' | 'word' | 'mark'; text: string; end: number };

/** ISO 32000, 7.2 and 7.3. */
const BLANKS = /[\0\t\n\f\r ]*/y;
const COMMENT = /%[^\r\n]*/y;
const TOKEN =
  /\/(?<name>[^\0\t\n\f\r ()<>[\]{}/%]*)|(?<string>\()|(?<mark><<|>>)|<(?<hex>[^<>]*)>|(?<word>[^\0\t\n\f\r ()<>[\]{}/%]+)|(?<other>[\s\S])/y;

/** The end of the pattern's match at `from`, or `from`. */
function after(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : from;
}

function tokenStart(text: string, from: number): number {
  let start = after(BLANKS, text, from);
  while (text[start] === '%') start = after(BLANKS, text, after(COMMENT, text, start));
  return start;
}

const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** Any character of a name may be written as # and two hexadecimal digits. */
const nameOf = (raw: string) =>
  raw.replace(/#([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

const decodeEscapes = (raw: string) =>
  raw.replace(/\\(?:([0-7]{1,3})|\r\n|([\s\S]))/g, (_, octal?: string, letter = '') => {
    if (octal) return String.fromCharCode(Number.parseInt(octal, 8) & 255);
    return letter === '\r' || letter === '\n' ? '' : (ESCAPES[letter] ?? letter);
  });

function fromHex(raw: string): string {
  const digits = raw.replace(/[^\da-f]/gi, '');
  return Buffer.from(digits.length % 2 ? `${digits}0` : digits, 'hex').toString('latin1');
}

/** UTF-16 if it has a byte order mark, otherwise one byte per character. */
function textOf(string: string): string {
  if (string.startsWith('\xff\xfe')) return Buffer.from(string.slice(2), 'latin1').toString('utf16le');
  if (!string.startsWith('\xfe\xff')) return string;
  return Buffer.from(string.slice(2, 2 + 2 * Math.floor((string.length - 2) / 2)), 'latin1')
    .swap16()
    .toString('utf16le');
}

/** The end of a string that opened before `from`: brackets in it are balanced. An unterminated one takes the rest. */
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

/** The token at a position of a file read as latin1; null at the end of the file. */
export function pdfTokenAt(text: string, from: number): PdfToken | null {
  TOKEN.lastIndex = tokenStart(text, from);
  const match = TOKEN.exec(text)?.groups;
  if (!match) return null;
  const end = TOKEN.lastIndex;
  if (match.string !== undefined) {
    const close = endOfString(text, end);
    return { kind: 'string', text: textOf(decodeEscapes(text.slice(end, close))), end: close + 1 };
  }
  if (match.hex !== undefined) return { kind: 'string', text: textOf(fromHex(match.hex)), end };
  if (match.name !== undefined) return { kind: 'name', text: nameOf(match.name), end };
  if (match.word !== undefined) return { kind: 'word', text: match.word, end };
  return { kind: 'mark', text: match.mark ?? match.other ?? '', end };
}
