/** Invisible marks that come along with pasted text: zero width, byte order, direction. */
const INVISIBLE = /\p{Cf}/gu;
const SPACES = /\p{Zs}+/gu;
/** Every space that no keyboard has. */
const ODD_SPACES = /[^\P{Zs} ]/gu;
/** Overrides draw text in another order than it is written in; embeddings and isolates belong to right-to-left scripts. */
const OVERRIDES = /[\u202D\u202E]/gu;

/** A name, number, code or place as one would type it: no invisible marks, and single plain spaces. */
export const pastedLine = (text: string): string => text.replaceAll(INVISIBLE, '').replaceAll(SPACES, ' ').trim();

/** The same for an e-mail address, which has no spaces; a plain one inside is left to be refused. */
export const pastedAddress = (text: string): string => text.replaceAll(INVISIBLE, '').replaceAll(ODD_SPACES, '').trim();

/** Text of several lines: without overrides of direction, and each line break one character, as browsers count it. */
export const pastedText = (text: string): string => text.replaceAll(OVERRIDES, '').replaceAll(/\r\n?/g, '\n').trim();
