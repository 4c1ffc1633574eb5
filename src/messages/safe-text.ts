import { breakLinks, readAsAddress } from './break-links.ts';

/** Characters that change text direction or hide text; nobody types them on purpose. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const UNPRINTABLE = /[^\P{Cc}\n\t]/gu;
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const ISOLATE = '\u2068';
const END_OF_ISOLATE = '\u2069';
/** Not a name, whether or not it becomes a link. */
const LOOKS_LIKE_A_LINK = /@|:\/|\/\/|[\p{L}\d]\.\p{L}{2}/u;

/** A person's own words, safe inside any message: no characters that affect the text around them, and no links. */
export function safeText(text: string): string {
  return breakLinks(text.toWellFormed().replace(/\r\n?/g, '\n').replace(UNPRINTABLE, '').replace(DIRECTION_MARKS, ''));
}

/** The same within a line: isolated, so that right-to-left text doesn't reorder the rest. */
export function safeInlineText(text: string): string {
  const line = safeText(text).replace(/\s+/g, ' ').trim();
  return RIGHT_TO_LEFT.test(line) ? `${ISOLATE}${line}${END_OF_ISOLATE}` : line;
}

/**
 * ', Ann' to follow a greeting. Empty if the name looks like a link, or anyone could have us send theirs to any
 * address at the top of our own words.
 */
export function greetingName(firstName: string): string {
  const name = safeInlineText(firstName);
  return name === '' || LOOKS_LIKE_A_LINK.test(readAsAddress(name)) ? '' : `, ${name}`;
}
