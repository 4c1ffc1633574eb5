/** The flags that the document generator leaves at the end of a pattern, after a slash. */
const FLAGS = /(?<!\\)\/([a-z]+)$/;
/** Escapes, character classes and letters: the parts where case matters. */
const PARTS = /\\.|\[(?:\\.|[^\]\\])*\]|[a-z]/gi;

const inBothCases = (letter: string) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`;

function withoutCase(part: string): string {
  if (part.startsWith('\\')) return part;
  return part.startsWith('[') ? part.replaceAll('a-z', 'a-zA-Z') : inBothCases(part);
}

/**
 * A pattern in JSON Schema's syntax, which has no flags: readers compile it with `u`, and `i` is spelt out. With flags
 * left at the end it would match nothing.
 */
export function publishedPattern(pattern: string): string {
  const flags = FLAGS.exec(pattern);
  if (!flags) return pattern;
  const bare = pattern.slice(0, flags.index);
  return flags[1]?.includes('i') ? bare.replaceAll(PARTS, withoutCase) : bare;
}
