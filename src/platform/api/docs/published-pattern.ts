/** The flags that the generator of the document leaves at the end of a pattern, behind a slash. */
const FLAGS = /(?<!\\)\/([a-z]+)$/;
/** What a pattern consists of, as far as capital letters go: an escape, a class, or a letter. */
const PARTS = /\\.|\[(?:\\.|[^\]\\])*\]|[a-z]/gi;

const inBothCases = (letter: string) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`;

function withoutCase(part: string): string {
  if (part.startsWith('\\')) return part;
  return part.startsWith('[') ? part.replaceAll('a-z', 'a-zA-Z') : inBothCases(part);
}

/**
 * A pattern as JSON Schema has it, which knows no flags: those who read it have to compile it with `u`, and `i` is
 * written out. With its flags at the end it would match nothing.
 */
export function publishedPattern(pattern: string): string {
  const flags = FLAGS.exec(pattern);
  if (!flags) return pattern;
  const bare = pattern.slice(0, flags.index);
  return flags[1]?.includes('i') ? bare.replaceAll(PARTS, withoutCase) : bare;
}
