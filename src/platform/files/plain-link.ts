/** Opens a page, a mail or a call. A backslash would begin the name of another machine's share. */
const PLAIN = /^(https?:\/\/[^/\\\s]|mailto:|tel:|www\.|#)[^\\]*$/i;
/** A page without its scheme: example.com/ann. */
const WITHOUT_SCHEME = /^[\w-]+(\.[\w-]+)+\/[^\\:]*$/;

/** Whether a link in a document only opens a page, a mail, a call or a place in the document itself. */
export function isPlainLink(target: string): boolean {
  const link = target.trim();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: readers drop them, so they may hide a scheme
  return !/[\0-\x1f]/.test(link) && (PLAIN.test(link) || WITHOUT_SCHEME.test(link));
}
