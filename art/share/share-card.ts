import { palette } from '../kit/colour.ts';
import { at, many, path, rect, tag } from '../kit/svg.ts';
import { wordmark } from '../marks/logo.ts';
import type { Picture } from '../picture.ts';
import { type Lettering, letter } from './lettering.ts';

/** What a link to one page shows where it is shared. */
export interface ShareCard {
  title: string;
  /** A second, smaller title: the street of a restaurant. */
  below?: string;
  /** The picture's name in the portfolio. */
  image: string;
  picture: Picture;
  /** Which side of the picture must not be cut away. */
  keep?: 'left' | 'right';
}

export const cardSize = { width: 1200, height: 630 };
const margin = 56;
const column = 420;
// Hung small on purpose: flat paper around it costs no bytes, and a hundred cards are kept.
const frame = { x: 536, y: 150, width: 608, height: 406 };
// Wide stripes: few edges, as edges are what a JPEG spends its bytes on.
const stripe = 80;

const escaped = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const set = ({ lines, size }: Lettering, top: number, fill: string) =>
  lines
    .map((line, i) =>
      tag('text', { x: margin, y: top + size * (0.8 + i * 1.02), 'font-size': size, fill }, escaped(line)),
    )
    .join('');

const depth = ({ lines, size }: Lettering) => lines.length * size * 1.02;

/** The picture, framed; what is too much is cut from the side that may be. */
function hung({ picture, keep }: ShareCard): string {
  const { width, height, draw } = picture;
  const side = keep === 'left' ? 'xMin' : keep === 'right' ? 'xMax' : 'xMid';
  const cut = { viewBox: `0 0 ${width} ${height}`, preserveAspectRatio: `${side}YMid slice` };
  return (
    tag('svg', { ...frame, ...cut }, draw()) +
    rect(frame.x, frame.y, frame.width, frame.height, 'none', { stroke: palette.basil, 'stroke-width': 6 })
  );
}

const awning = () =>
  many(8, (i) => path(`M${i * 2 * stripe} 0h${stripe}V44a${stripe / 2} 36 0 0 1 ${-stripe} 0Z`, palette.tomato));

/** A card of 1200 by 630: under the awning, the title on cream paper beside the page's picture. */
export function drawCard(card: ShareCard): string {
  const title = letter(card.title, column, 80);
  const below = card.below && letter(card.below, column, Math.min(44, title.size - 8));
  return tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${cardSize.width} ${cardSize.height}`, ...cardSize },
    rect(0, 0, cardSize.width, cardSize.height, palette.cream) +
      hung(card) +
      awning() +
      set(title, 142, palette.tomato) +
      (below ? set(below, 160 + depth(title), palette.basil) : '') +
      at(margin, 538, wordmark(palette.tomato, palette.basil, palette.cream), 0, 0.068),
  );
}
