import { blob, polar } from '../kit/curve.ts';
import type { Random } from '../kit/random.ts';
import { packed } from '../kit/scatter.ts';
import { at, circle, ellipse, group, line, many, path } from '../kit/svg.ts';
import { basilLeaf, tomatoHalf } from '../table/garden.ts';
import { cube } from './bread.ts';
import { mozzarellaSlice, olive } from './slices.ts';

export const romaine = (random: Random, length: number) => {
  const outline = blob(random, {
    x: length / 2,
    y: 0,
    radius: 1,
    points: 22,
    wobble: 0.16,
    wide: length / 2,
    tall: length * 0.21,
  });
  const veins = many(6, (i) =>
    line(
      `M${length * (0.15 + i * 0.12)} 0l${length * 0.1} ${-length * 0.13}M${length * (0.15 + i * 0.12)} 0l${length * 0.1} ${length * 0.13}`,
      '#c5d68a',
      4,
      { opacity: 0.7 },
    ),
  );
  return (
    group(
      { filter: 'url(#matt)' },
      path(outline, random.pick(['#6f9e3c', '#84ad48', '#5c8d3a', '#94b957'])),
      path(
        blob(random, { x: length * 0.42, y: 0, radius: 1, wobble: 0.12, wide: length * 0.42, tall: length * 0.1 }),
        '#a9c666',
        { opacity: 0.7 },
      ),
    ) +
    veins +
    line(`M0 0Q${length * 0.5} -8 ${length * 0.9} 0`, '#eef0cc', 15)
  );
};

export const capreseRound = (random: Random) =>
  many(9, (i) => {
    const [x, y] = polar((i / 9) * 6.283, 196);
    const [mx, my] = polar(((i + 0.5) / 9) * 6.283, 212);
    return (
      at(mx, my, mozzarellaSlice(random, 88)) +
      at(x, y, tomatoHalf(90), i * 50) +
      at(x * 1.18, y * 1.18, basilLeaf(random, 90), (i / 9) * 360 + 40)
    );
  });

const cucumber = () =>
  group({ filter: 'url(#wet)' }, circle(0, 0, 44, '#3f7a3a'), circle(0, 0, 39, '#dcebb4')) +
  circle(0, 0, 20, '#eef5cf') +
  many(8, (i) => ellipse(...polar(i * 0.785, 15), 3, 5, '#c5d690'));

export const tumbled = (random: Random, radius: number, count: number, draw: () => string) =>
  packed(random, radius, count, 0.7).map(([x, y]) => at(x, y, draw(), random.between(0, 360)));

export const panzanella = (random: Random) => {
  const onion = () => line('M-40 10Q0 -40 42 8', '#8e2f5f', 15) + line('M-36 8Q0 -32 38 6', '#f0cfe0', 7);
  const all = [
    ...tumbled(random, 310, 40, () =>
      cube(random, random.between(64, 92), random.pick(['#dba552', '#e6b766', '#c98b3c']), 'toast'),
    ),
    ...tumbled(random, 310, 22, () => tomatoHalf(random.between(44, 60))),
    ...tumbled(random, 300, 17, cucumber),
    ...tumbled(random, 300, 16, onion),
    ...tumbled(random, 300, 12, () => olive(25, 'black')),
  ];
  return all.sort(() => random.next() - 0.5).join('') + tumbled(random, 290, 14, () => basilLeaf(random, 104)).join('');
};
