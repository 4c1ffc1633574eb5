const MOST_OCTETS = 75;
const utf8 = new TextEncoder();
const octets = (text: string) => utf8.encode(text).length;

/** Folds a line by RFC 5545: at most 75 octets, no character split; continuation lines start with a space. */
function folded(line: string): string {
  const lines: string[] = [];
  let current = '';
  let length = 0;
  for (const letter of line) {
    const size = octets(letter);
    if (length + size > MOST_OCTETS) {
      lines.push(current);
      current = ' ';
      length = 1;
    }
    current += letter;
    length += size;
  }
  return [...lines, current].join('\r\n');
}

/** Refolds a calendar file: the library counts characters, the standard octets. */
export function foldByOctets(file: string): string {
  return file
    .replace(/\r\n[\t ]/g, '')
    .split('\r\n')
    .map(folded)
    .join('\r\n');
}
