/** Opens a page, an e-mail or a call. A backslash would start the name of a network share. */
const PLAIN = /^(https?:\/\/[^/\\\s]|mailto:|tel:|www\.|#)[^\\]*$/i;
/** A page without its scheme: example.com/ann. */
const WITHOUT_SCHEME = /^[\w-]+(\.[\w-]+)+\/[^\\:]*$/;

/** Whether a document's link only opens a page, an e-mail, a call or a place in the document itself. */
export function isPlainLink(target: string): boolean {
  const link = target.trim();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: readers drop them, so they may hide a scheme
  return !/[\0-\x1f]/.test(link) && (PLAIN.test(link) || WITHOUT_SCHEME.test(link));
}
