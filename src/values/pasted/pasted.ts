/** Invisible characters in pasted text: zero width, byte order, direction. */
const INVISIBLE = /\p{Cf}/gu;
const SPACES = /\p{Zs}+/gu;
/** Spaces that no keyboard types. */
const ODD_SPACES = /[^\P{Zs} ]/gu;
/** Overrides change the displayed order of text; embeddings and isolates belong to right-to-left scripts. */
const OVERRIDES = /[\u202D\u202E]/gu;

/** A name, number, code or place as if typed: no invisible characters, and single plain spaces. */
export const pastedLine = (text: string): string => text.replaceAll(INVISIBLE, '').replaceAll(SPACES, ' ').trim();

/** The same for an e-mail address, which has no spaces; a plain one inside stays and is rejected. */
export const pastedAddress = (text: string): string => text.replaceAll(INVISIBLE, '').replaceAll(ODD_SPACES, '').trim();

/** Multi-line text without direction overrides; each line break is one character, as browsers count it. */
export const pastedText = (text: string): string => text.replaceAll(OVERRIDES, '').replaceAll(/\r\n?/g, '\n').trim();
