import { mix, palette } from '../kit/colour.ts';
import { circle, line, many, path, rect, tag } from '../kit/svg.ts';

const svg = (width: number, height: number, content: string) =>
  tag('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height }, content);

/** Two stripes of awning with their scalloped hem, 64 by 40, to be repeated along x. */
export const awningTile = () =>
  svg(
    64,
    40,
    path('M0 0H32V22Q32 38 16 38Q0 38 0 22Z', palette.tomato) +
      path('M32 0H64V22Q64 38 48 38Q32 38 32 22Z', palette.cream) +
      rect(0, 20, 64, 2, palette.ink, { opacity: 0.1 }) +
      path('M32 22Q32 38 48 38Q64 38 64 22', 'none', { stroke: palette.tomato, 'stroke-width': 1.5, opacity: 0.35 }),
  );

/** One repeat of gingham, 32 by 32. */
export const ginghamTile = () => {
  const half = mix(palette.cream, palette.tomato, 0.5);
  return svg(
    32,
    32,
    rect(0, 0, 32, 32, palette.cream) +
      rect(0, 0, 16, 32, half) +
      rect(0, 0, 32, 16, half) +
      rect(0, 0, 16, 16, palette.tomato),
  );
};

/** A map pin with a fork in it, 48 by 60, its point at the bottom middle. */
export const pin = () =>
  svg(
    48,
    60,
    path('M24 59C10 40 3 32 3 22A21 21 0 0 1 45 22C45 32 38 40 24 59Z', palette.tomato, {
      stroke: palette.cream,
      'stroke-width': 2.5,
    }) +
      circle(24, 22, 13.5, palette.cream) +
      line('M19.5 13.5V18.5Q19.5 21.5 24 21.5T28.5 18.5V13.5M24 13.5V31', palette.basil, 2.6),
  );

const drips = many(5, (i) =>
  path(
    `M${232 + i * 46} ${262 + (i % 2) * 14}q4 ${34 + (i % 3) * 16} 12 ${36 + (i % 3) * 16}q9 -2 10 ${-40 - (i % 3) * 12}Z`,
    '#fbe6b8',
  ),
);

/** A slice that has landed topping side down on the gingham, 480 by 360: the page that is not there. */
export const droppedSlice = () => {
  const floor = many(8, (row) =>
    many(12, (i) =>
      (row + i) % 2 ? '' : rect(i * 40, 200 + row * 20, 40, 20, palette.tomato, { opacity: row % 2 ? 0.28 : 0.18 }),
    ),
  );
  const splat = path(
    'M96 288Q60 300 76 316Q120 338 180 326Q240 346 306 328Q380 340 420 314Q430 296 392 288Q300 268 240 276Q150 270 96 288Z',
    palette.tomato,
  );
  const slice =
    path('M150 70L404 176Q418 190 404 206L134 300Q122 300 122 286Z', '#e7b263') +
    path('M150 70L404 176Q416 186 410 196L146 92Q142 78 150 70Z', '#c9853c') +
    path('M124 290L138 82Q136 62 152 68Q164 74 162 92L150 290Q146 304 134 302Q124 300 124 290Z', '#d79a48');
  const char =
    many(6, (i) => circle(138 + (i % 2) * 8, 100 + i * 32, 6 + (i % 3) * 2, '#6b3414', { opacity: 0.7 })) +
    many(16, (i) => circle(190 + ((i * 53) % 170), 130 + ((i * 37) % 90), 3 + (i % 4), '#b9722e', { opacity: 0.5 }));
  const basil =
    path('M330 314C350 276 396 270 432 284C420 320 372 336 330 314Z', palette.basil) +
    line('M336 312Q380 298 424 286', '#6aa56a', 3) +
    path('M70 326C50 306 56 276 74 262C96 282 94 312 70 326Z', palette.basil) +
    line('M71 320Q76 294 75 270', '#6aa56a', 3);
  const surprise = line('M232 42V14M270 52L284 28M196 50L184 26', palette.butter, 8);
  return svg(480, 360, floor + splat + drips + slice + char + basil + surprise);
};
