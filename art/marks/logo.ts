import { palette } from '../kit/colour.ts';
import { short } from '../kit/curve.ts';
import { at, circle, group, path, tag } from '../kit/svg.ts';
import { capHeight, letters, wordWidth } from './wordmark.ts';

/** A basil sprig of two leaves, stalk at the origin, about 300 units tall. */
export const sprig = (leaf: string, vein: string) =>
  path('M0 0C-120 -20 -190 -110 -196 -232C-84 -222 -6 -140 0 0Z', leaf) +
  path('M0 0C110 -30 170 -100 172 -196C76 -186 8 -116 0 0Z', leaf) +
  path('M0 0C-40 -80 -90 -140 -150 -186M0 0C34 -66 76 -110 130 -150', 'none', {
    stroke: vein,
    'stroke-width': 15,
    'stroke-linecap': 'round',
  });

const ROWS = [3, 2, 1];

/** A bunch of grapes under a leaf, hung by its stalk from the origin, about 440 units tall. */
const grapes = (berry: string, shade: string, leaf: string) => {
  const berries = ROWS.flatMap((count, row) =>
    Array.from({ length: count }, (_, i) => ({ x: (i - (count - 1) / 2) * 92, y: 96 + row * 78 })),
  );
  return (
    path('M-8 0Q-30 -60 30 -112', 'none', { stroke: leaf, 'stroke-width': 22, 'stroke-linecap': 'round' }) +
    berries
      .map(({ x, y }) => circle(x, y, 50, berry, { stroke: shade, 'stroke-width': 16 }))
      .reverse()
      .join('') +
    path('M-6 10C60 -92 168 -100 226 -44C232 10 204 34 214 82C150 74 124 108 92 130C66 84 20 76 -6 10Z', leaf) +
    path('M6 12Q90 8 196 -20M60 14Q86 52 88 96', 'none', {
      stroke: shade,
      'stroke-width': 12,
      'stroke-linecap': 'round',
    })
  );
};

/** The word on its awning, with what hangs or grows beside it: baseline at 0, 2849 units wide. */
function onAwning(ink: string, leaf: string, beside: string): string {
  const scallops = Array.from({ length: 15 }, (_, i) => {
    const step = wordWidth / 15;
    return path(
      `M${short(i * step)} 120H${short((i + 1) * step)}V160Q${short((i + 0.5) * step)} 262 ${short(i * step)} 160Z`,
      i % 2 ? leaf : ink,
    );
  }).join('');
  return group({ fill: ink }, ...letters.map((d) => tag('path', { d }))) + beside + scallops;
}

/** The word with a basil sprig growing from its last letter and an awning's scallops for a floor. */
export const wordmark = (ink: string, leaf: string, vein: string) =>
  onAwning(ink, leaf, at(2650, -488, sprig(leaf, vein), 4, 0.9));

function sign(drawing: string): string {
  const pad = 40;
  return tag(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `${-pad} ${-capHeight - 90} ${wordWidth + pad * 2} ${capHeight + 330}`,
      role: 'img',
      'aria-label': 'Tavola',
    },
    drawing,
  );
}

/** For cream paper. */
export const logoDark = () => sign(wordmark(palette.tomato, palette.basil, palette.cream));

/** For tomato, basil or a picture. */
export const logoLight = () => sign(wordmark(palette.cream, palette.butter, palette.tomato));

/** The same in September, when the grapes come in. */
export const logoVendemmia = () =>
  sign(
    onAwning(
      palette.cream,
      palette.butter,
      at(2610, -716, grapes(palette.butter, palette.tomato, palette.cream), 6, 0.74),
    ),
  );

const initial = () =>
  at(10, 55, tag('path', { d: letters[0], fill: palette.cream }), 0, 0.0595) +
  at(47, 44, sprig(palette.butter, palette.tomato), 24, 0.066);

/** The T under its awning: the tab of a browser, 64 px. */
export const favicon = () =>
  tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 64 64' },
    tag('rect', { width: 64, height: 64, rx: 14, fill: palette.tomato }) + initial(),
  );

/** The same for a telephone's home screen, which cuts the corners itself: all that counts is within 80% of the middle. */
export const homeScreenIcon = () =>
  tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 64 64', width: 64, height: 64 },
    tag('rect', { width: 64, height: 64, fill: palette.tomato }) + at(11, 10, initial(), 0, 0.68),
  );
