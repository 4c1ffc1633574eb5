/** Marks that turn the direction of the text around them or hide it; nobody types them on purpose. */
const TURNING = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const UNPRINTABLE = /[^\P{Cc}\n\t]/gu;
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const ISOLATE = '\u2068';
const END_OF_ISOLATE = '\u2069';
/** What mail programs turn into a link by themselves. */
const LOOKS_LIKE_A_LINK = /@|:\/|\/\/|[\p{L}\d]\.\p{L}{2}/u;

/** What a person typed, harmless inside any message: its words as typed, without marks that act on what is around. */
export function typed(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, '\n').replace(UNPRINTABLE, '').replace(TURNING, '');
}

/** The same as part of a line: one that runs from right to left keeps to itself. */
export function typedInline(text: string): string {
  const line = typed(text).replace(/\s+/g, ' ').trim();
  return RIGHT_TO_LEFT.test(line) ? `${ISOLATE}${line}${END_OF_ISOLATE}` : line;
}

/**
 * ', Ann' as it follows a greeting. Nothing where the name would become a link: else anyone could have us send theirs
 * to any address.
 */
export function callByName(firstName: string): string {
  const name = typedInline(firstName);
  return name === '' || LOOKS_LIKE_A_LINK.test(name) ? '' : `, ${name}`;
}
