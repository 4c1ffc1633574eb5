type Line = { name: string; params: Record<string, string>; value: string };

const MOST_OCTETS = 75;
const NAMED = /^([A-Z-]+)((?:;[A-Z-]+=(?:"[^"]*"|[^";:,]*))*):(.*)$/;

/** Content lines, checked against RFC 5545: CRLF everywhere, at most 75 octets, folds start with a space or tab. */
function contentLines(file: string): Line[] {
  if (!file.endsWith('\r\n')) throw new Error('the last line has no line break');
  const physical = file.slice(0, -2).split('\r\n');
  for (const line of physical) {
    if (/[\r\n]/.test(line)) throw new Error(`a bare line break: ${JSON.stringify(line)}`);
    if (Buffer.byteLength(line) > MOST_OCTETS) throw new Error(`over ${MOST_OCTETS} octets: ${line}`);
    if (line.includes('\ufffd')) throw new Error(`a character cut in two: ${line}`);
  }
  const lines = physical.join('\r\n').replace(/\r\n[ \t]/g, '');
  return lines.split('\r\n').map((line) => {
    const [, name = '', params = '', value = ''] = NAMED.exec(line) ?? [];
    if (!name) throw new Error(`not a content line: ${line}`);
    const pairs = params
      .split(';')
      .filter(Boolean)
      .map((param) => param.split('='));
    return { name, params: Object.fromEntries(pairs), value };
  });
}

/** TEXT values: only these four escapes exist; comma and semicolon must be escaped. */
export function unescapeText(value: string): string {
  if (/(?<!\\)(?:\\\\)*[,;]/.test(value)) throw new Error(`an unescaped comma or semicolon: ${value}`);
  return value.replace(/\\(.?)/g, (_, letter: string) => {
    if (!'\\;,nN'.includes(letter) || letter === '') throw new Error(`no such escape: \\${letter}`);
    return letter.toLowerCase() === 'n' ? '\n' : letter;
  });
}

/** The only event of a calendar file with its properties, and the calendar's own. Throws on what RFC 5545 forbids. */
export function parseCalendar(file: string): { calendar: Record<string, string>; event: Record<string, string> } {
  const lines = contentLines(file);
  const open: string[] = [];
  const properties = { calendar: {} as Record<string, string>, event: {} as Record<string, string> };
  for (const { name, value } of lines) {
    if (name === 'BEGIN') open.push(value);
    else if (name === 'END') {
      if (open.pop() !== value) throw new Error(`END:${value} without its BEGIN`);
    } else {
      const into = open.at(-1) === 'VEVENT' ? properties.event : properties.calendar;
      if (name in into) throw new Error(`${name} twice`);
      into[name] = value;
    }
  }
  if (open.length > 0) throw new Error(`${open.at(-1)} is never closed`);
  return properties;
}
