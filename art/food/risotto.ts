import type { Random } from '../kit/random.ts';
import { packed } from '../kit/scatter.ts';
import { at, ellipse, line, many, path } from '../kit/svg.ts';

export const grains = (random: Random) =>
  packed(random, 340, 560, 0.8)
    .map(([x, y]) =>
      at(
        x,
        y,
        ellipse(0, 0, 13, 6.5, random.pick(['#f6cf62', '#f9da80', '#edbd45']), {
          stroke: '#c88a1e',
          'stroke-opacity': 0.5,
          'stroke-width': 1.6,
        }),
        random.between(0, 180),
      ),
    )
    .join('');

export const asparagus = () =>
  line('M-110 0H70', '#7ba03f', 21) +
  line('M-106 -5H66', '#b5cc72', 6) +
  path('M60 -12Q112 -19 130 0Q112 19 60 12Z', '#6b9440') +
  many(3, (i) =>
    path(
      `M${66 + i * 18} ${-14 + i * 2}q16 4 26 ${14 - i * 2}q-10 ${10 - i} -26 ${12 - i}q8 -12 0 -26Z`,
      i % 2 ? '#7fa84c' : '#4d7333',
    ),
  ) +
  many(4, (i) => path(`M${-60 + i * 38} -9l22 9l-22 9Z`, '#4d7333'));
