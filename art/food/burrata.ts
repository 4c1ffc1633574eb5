import { blob, polar } from '../kit/curve.ts';
import type { Random } from '../kit/random.ts';
import { packed, rings } from '../kit/scatter.ts';
import { at, circle, ellipse, group, many, path } from '../kit/svg.ts';
import { pepper } from '../table/dressing.ts';
import { basilSprig, tomatoHalf } from '../table/garden.ts';
import { splash } from './sauces.ts';

const pouch = (random: Random) =>
  group({ filter: 'url(#cream)' }, path(blob(random, { radius: 158, wobble: 0.05, points: 16 }), '#fdf5e4')) +
  group(
    { filter: 'url(#cream)' },
    path(blob(random, { x: 26, y: 18, radius: 92, wobble: 0.3, points: 14, wide: 1.25 }), '#fffaf0'),
  ) +
  many(9, () =>
    group(
      { filter: 'url(#melt)' },
      path(
        blob(random, {
          x: random.between(-40, 100),
          y: random.between(-30, 80),
          radius: random.between(14, 30),
          wobble: 0.35,
          wide: 1.7,
          turn: random.next() * 3,
        }),
        '#fff3d8',
      ),
    ),
  );

export const burrataPlate = (random: Random) =>
  rings(
    random,
    236,
    [
      [1, 12],
      [0.72, 6],
    ],
    0.3,
  )
    .map(([x, y]) => at(x, y, tomatoHalf(random.between(40, 54)), random.between(0, 360)))
    .join('') +
  packed(random, 260, 14)
    .map(([x, y]) => at(x, y, splash(random, random.between(12, 30), '#6f8f2f', 0.4)))
    .join('') +
  pouch(random) +
  at(-30, -10, basilSprig(random, 112, 3)) +
  pepper(random, 200, 60) +
  many(12, () => {
    const [x, y] = polar(random.next() * 6.28, random.between(150, 300));
    return ellipse(x, y, 13, 10, '#d9b53a', { opacity: 0.7 }) + circle(x - 4, y - 3, 3, '#fff');
  });
