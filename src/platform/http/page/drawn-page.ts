/** A page as the renderer wrote it, not yet as it is sent. */
export type DrawnPage = {
  /** With a place for each of the parts. */
  html: string;
  /** A nonce of this rendering alone: its own inline scripts and the places carry it, nothing that content brings can. */
  mark: string;
  /** HTML drawn once for each content version, which the work on a page need not go through. */
  parts: readonly string[];
};

const opening = (mark: string) => `<!--${mark} `;
const CLOSING = '-->';

/** Where the part at `index` goes: a comment of its page. */
export const partPlace = (mark: string, index: number): string => `${opening(mark)}${index}${CLOSING}`;

/** The HTML with its parts in their places. */
export function withParts(html: string, { mark, parts }: Pick<DrawnPage, 'mark' | 'parts'>): string {
  const [before = '', ...pieces] = html.split(opening(mark));
  const filled = pieces.map((piece) => {
    const end = piece.indexOf(CLOSING);
    return (parts[Number(piece.slice(0, end))] ?? '') + piece.slice(end + CLOSING.length);
  });
  return before + filled.join('');
}
