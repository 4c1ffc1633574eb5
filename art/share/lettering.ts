// Fraunces at its boldest, in ems: near enough to set a title on a card without measuring it in a browser.
const widths: readonly [letters: RegExp, ems: number][] = [
  [/[ijl.,'’:;!|]/, 0.3],
  [/[ftr ()-]/, 0.42],
  [/[mwMW&]/, 0.92],
  [/[A-Z]/, 0.72],
];
const USUAL = 0.58;

const widthOf = (words: string) =>
  [...words].reduce((sum, letter) => sum + (widths.find(([some]) => some.test(letter))?.[1] ?? USUAL), 0);

/** Words that may be parted: at spaces, and after a hyphen. */
const pieces = (title: string) => title.split(/(?<=[ -])/);

function wrapped(title: string, ems: number): string[] {
  const lines: string[] = [];
  for (const piece of pieces(title)) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf((last + piece).trim()) <= ems) lines[lines.length - 1] = last + piece;
    else lines.push(piece);
  }
  return lines.map((line) => line.trim());
}

export interface Lettering {
  lines: string[];
  /** Height of the letters, px. */
  size: number;
}

/** Longer would run into the name at the foot of the card. */
const DEEPEST = 290;

/** The largest lettering, from `most` px down, in which a title fits a column of `width` px. */
export function letter(title: string, width: number, most: number): Lettering {
  for (let size = most; size > 28; size -= 2) {
    const lines = wrapped(title, width / size);
    if (lines.length * size <= DEEPEST && lines.every((line) => widthOf(line) * size <= width)) return { lines, size };
  }
  throw new Error(`${title} does not fit a share card`);
}
