/** Invisible, joins no letters and is part of no address: mail programs find no link across it. */
const BREAK = '\u200c';
/** The dots and at signs of every script that browsers accept in an address. */
const DOTS_AND_ATS = /(?<=[^ \t\n])\u200c*([.\u2024\u3002\ufe52\uff0e\uff61@\ufe6b\uff20]+)\u200c*(?![ \t\n.@]|$)/gu;
const COLONS = /(?<=[\p{L}\d])\u200c*([:\ufe13\ufe55\uff1a])\u200c*(?=[^ \t\n])/gu;
const SLASH_PAIRS = /([/\\\uff0f\uff3c])\u200c*(?=[/\\\uff0f\uff3c])/gu;

/**
 * Text in which nothing becomes a link. Mail programs turn 'http://…', 'www.…', 'name.tld' and 'a@b.tld' into links by
 * themselves, so anyone could have us send theirs to any address. An invisible zero-width non-joiner around each dot,
 * colon and at sign within a word, and between two slashes, prevents that. Idempotent.
 */
export function breakLinks(text: string): string {
  const around = `${BREAK}$1${BREAK}`;
  return text.replace(DOTS_AND_ATS, around).replace(COLONS, around).replace(SLASH_PAIRS, `$1${BREAK}`);
}

/** The text as a browser reads it as an address: without breaks, each letter and dot in its plain form. */
export const readAsAddress = (text: string) => text.replaceAll(BREAK, '').normalize('NFKC').replaceAll('\u3002', '.');
