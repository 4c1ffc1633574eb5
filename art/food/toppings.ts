import { blob, polar, smooth } from '../kit/curve.ts';
import type { Random } from '../kit/random.ts';
import { packed } from '../kit/scatter.ts';
import { circle, group, line, many, path } from '../kit/svg.ts';
import { meltedPool } from './melted-cheese.ts';

/** A sliced mushroom: cap, gills and stalk in profile. */
export const mushroom = (size: number) =>
  group(
    { filter: 'url(#melt)' },
    path(
      smooth([
        [-size, 0],
        [-size * 0.85, -size * 0.62],
        [0, -size * 0.95],
        [size * 0.85, -size * 0.62],
        [size, 0],
        [size * 0.78, size * 0.22],
        [size * 0.28, size * 0.12],
        [size * 0.34, size * 0.8],
        [0, size * 0.9],
        [-size * 0.34, size * 0.8],
        [-size * 0.28, size * 0.12],
        [-size * 0.78, size * 0.22],
      ]),
      '#8a5a35',
    ),
    path(
      smooth([
        [-size * 0.84, -size * 0.06],
        [-size * 0.7, -size * 0.5],
        [0, -size * 0.78],
        [size * 0.7, -size * 0.5],
        [size * 0.84, -size * 0.06],
        [size * 0.26, -size * 0.04],
        [size * 0.24, size * 0.7],
        [-size * 0.24, size * 0.7],
        [-size * 0.26, -size * 0.04],
      ]),
      '#efdab4',
    ),
    line(`M${-size * 0.66} ${-size * 0.02}Q0 ${-size * 0.34} ${size * 0.66} ${-size * 0.02}`, '#9a6a42', size * 0.1),
  );

/** A paper-thin slice of ham, folded on itself, about `size` long. */
export function prosciutto(random: Random, size: number): string {
  const sheet = Array.from({ length: 12 }, (_, i) =>
    polar((i / 12) * 6.283, size * (i % 2 ? 0.72 : 1) * random.between(0.85, 1.1)),
  );
  const flat = sheet.map(([x, y]) => [x, y * 0.56] as const);
  const folds = many(4, (i) =>
    line(
      `M${-size * 0.7} ${(i - 1.5) * size * 0.2}q${size * 0.5} ${random.between(-40, 40)} ${size * 1.3} ${random.between(-20, 20)}`,
      i % 2 ? '#f7cdbb' : '#a83b3a',
      size * (i % 2 ? 0.08 : 0.035),
      { opacity: 0.7 },
    ),
  );
  return group({ filter: 'url(#leafy)' }, path(smooth(flat), '#d0706a'), folds);
}

export const blueVein = (random: Random, radius: number) =>
  packed(random, radius * 0.66, 9, 0.6)
    .map(
      ([x, y]) =>
        meltedPool(random, x, y, 26) +
        many(6, () =>
          path(
            blob(random, {
              x: x + random.between(-24, 24),
              y: y + random.between(-20, 20),
              radius: random.between(3, 8),
              wobble: 0.5,
              points: 6,
            }),
            '#5f7f8c',
            { opacity: 0.75 },
          ),
        ),
    )
    .join('');

export const chilli = () =>
  line('M-26 0Q0 -16 30 4', '#a3140a', 11) +
  line('M-22 -3Q0 -15 24 0', '#f0704a', 3, { opacity: 0.8 }) +
  line('M-26 0l-12 4', '#4d7a33', 6);

export const courgette = () =>
  circle(0, 0, 38, '#3f7a3a') +
  circle(0, 0, 34, '#dfe5a4') +
  circle(0, 0, 20, '#eef0c4') +
  many(8, (i) => circle(...polar(i * 0.785, 13), 2.6, '#b9c27a')) +
  many(3, (i) => line(`M-24 ${-14 + i * 14}h48`, '#7a4a1c', 5, { opacity: 0.45 }));

export const pepperStrip = (random: Random) =>
  line('M-44 12Q0 -34 44 10', random.pick(['#d8401f', '#eda021', '#e7b62c']), 16) +
  line('M-38 6Q0 -34 36 4', '#fff1c4', 4, { opacity: 0.6 });
