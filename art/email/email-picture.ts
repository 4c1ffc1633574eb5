import { palette } from '../kit/colour.ts';
import { many, path, rect, tag } from '../kit/svg.ts';
import { longTable } from '../scenes/long-table.ts';

/** Twice the size it is shown at. */
export const pictureSize = { width: 1200, height: 400 };
const stripe = 80;

const awning = () =>
  many(pictureSize.width / stripe, (i) =>
    path(
      `M${i * stripe} 0h${stripe}V34a${stripe / 2} 34 0 0 1 ${-stripe} 0Z`,
      i % 2 ? palette.cream : palette.tomato,
      i % 2 ? { stroke: palette.tomato, 'stroke-width': 1.5, 'stroke-opacity': 0.35 } : {},
    ),
  );

/** The long table under the awning: the picture under the logo of an e-mail. */
export function emailPicture(): string {
  const cut = { viewBox: '0 44 1600 560', preserveAspectRatio: 'xMidYMid slice', ...pictureSize };
  return tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${pictureSize.width} ${pictureSize.height}`, ...pictureSize },
    tag('svg', cut, longTable()) + rect(0, 0, pictureSize.width, 40, palette.ink, { opacity: 0.18 }) + awning(),
  );
}
