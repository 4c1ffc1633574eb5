import { blob, polar } from '../kit/curve.ts';
import type { Random } from '../kit/random.ts';
import { at, circle, ellipse, group, line, many, path } from '../kit/svg.ts';
import { parsley } from '../table/dressing.ts';
import { basilSprig } from '../table/garden.ts';
import { toast } from './bread.ts';
import { meltedPool } from './melted-cheese.ts';
import { heap } from './sauces.ts';

const diced = (random: Random) => heap(random, 88, 46, 21, ['#c92d15', '#d8401f', '#e2573a', '#b3200e']);

export const bruschettaSlice = (random: Random) =>
  toast(random, 150, 240) +
  at(0, -92, diced(random)) +
  at(4, 6, diced(random)) +
  at(0, 100, diced(random)) +
  at(-20, -70, basilSprig(random, 84, 2)) +
  at(22, 74, basilSprig(random, 84, 2));

export const garlicSlice = (random: Random) =>
  toast(random, 108, 190, '#f0c56f') +
  meltedPool(random, 0, -70, 34) +
  meltedPool(random, 4, 56, 38) +
  at(0, 0, parsley(random, 96, 70)) +
  many(5, () => ellipse(random.between(-50, 50), random.between(-120, 120), 16, 9, '#f9dd7e', { opacity: 0.75 }));

export const garlicBulb = (random: Random) =>
  group({ filter: 'url(#pebble)' }, path(blob(random, { radius: 84, wobble: 0.07, points: 12 }), '#f3e6d6')) +
  many(7, (i) =>
    line(
      `M0 0Q${polar(i * 0.9, 50)
        .map(Math.round)
        .join(' ')} ${polar(i * 0.9 + 0.12, 78)
        .map(Math.round)
        .join(' ')}`,
      '#c39bb0',
      4,
      { opacity: 0.6 },
    ),
  ) +
  circle(0, 0, 15, '#d9c1a0');
