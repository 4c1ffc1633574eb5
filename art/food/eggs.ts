import { blob } from '../kit/curve.ts';
import type { Random } from '../kit/random.ts';
import { packed } from '../kit/scatter.ts';
import { at, ellipse, group, path } from '../kit/svg.ts';
import { pepper } from '../table/dressing.ts';
import { basilLeaf } from '../table/garden.ts';
import { toast } from './bread.ts';

const poached = (random: Random) =>
  group({ filter: 'url(#cream)' }, path(blob(random, { radius: 108, wobble: 0.12, points: 14 }), '#fffaf0')) +
  group(
    { filter: 'url(#sauce)' },
    path(blob(random, { x: 6, y: -4, radius: 86, wobble: 0.22, points: 14 }), '#f6c84c'),
    path('M30 50Q60 70 54 130Q40 160 24 126Q22 80 6 60Z', '#f6c84c'),
  );

const spinach = (random: Random) =>
  packed(random, 112, 16, 0.7)
    .map(([x, y]) =>
      at(x, y, basilLeaf(random, 96, random.pick(['#2c5b2f', '#3b6e34', '#234d2a'])), random.between(0, 360)),
    )
    .join('');

export const florentine = (random: Random) =>
  toast(random, 150, 146, '#efc987') +
  at(0, 0, at(-30, 0, spinach(random))) +
  at(0, -8, poached(random)) +
  at(
    0,
    -8,
    path('M-10 -6Q20 -34 48 -6Q70 30 40 44Q-4 40 -10 -6Z', '#f09a12') +
      ellipse(14, -4, 12, 5, '#fff', { opacity: 0.7 }),
  ) +
  pepper(random, 84, 26);
