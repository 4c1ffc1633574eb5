import { blob } from '../kit/curve.ts';
import type { Random } from '../kit/random.ts';
import { packed } from '../kit/scatter.ts';
import { at, circle, ellipse, group, path } from '../kit/svg.ts';
import { meltedPool } from './melted-cheese.ts';
import { splash } from './sauces.ts';

export const arancino = (random: Random, radius: number) =>
  group({ filter: 'url(#fried)' }, path(blob(random, { radius, wobble: 0.05, points: 14 }), '#cf7a26'));

export const openArancino = (random: Random) =>
  group({ filter: 'url(#fried)' }, path(blob(random, { radius: 126, wobble: 0.05, points: 14 }), '#b9641c')) +
  group(
    { filter: 'url(#melt)' },
    circle(0, 0, 108, '#f3cf7a'),
    packed(random, 98, 90)
      .map(([x, y]) => at(x, y, ellipse(0, 0, 10, 5, '#fbe3a0'), random.between(0, 180)))
      .join(''),
  ) +
  at(0, 0, splash(random, 44, '#9c2c13', 0.3)) +
  meltedPool(random, 8, 20, 44);
