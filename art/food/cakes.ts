import { type Random, seeded } from '../kit/random.ts';
import { at, circle, ellipse, group, line, many, path } from '../kit/svg.ts';
import { glazes } from '../table/crockery.ts';
import { basilLeaf } from '../table/garden.ts';
import { platter } from '../table/platter.ts';
import { seated } from '../table/scene.ts';
import { cutFace, lid } from './slab.ts';

const cocoa = (random: Random, wide: number, deep: number) =>
  many(260, () =>
    circle(
      random.between(-wide, wide),
      random.between(-deep, 4),
      random.between(1.5, 5),
      random.pick(['#3a1a0c', '#5a2d14', '#2a1008']),
      { opacity: 0.8 },
    ),
  );

export const tiramisu = () => {
  const random = seeded('tiramisu');
  const cream = { colour: '#fbeccb', deep: 62, sag: 7, filter: 'cream' };
  const sponge = { colour: '#a8692f', deep: 52, sag: 5, filter: 'toast' };
  const soaked = { colour: '#5a2d14', deep: 20, sag: 6 };
  const slice =
    cutFace(random, 500, [cream, sponge, soaked, cream, sponge, soaked]) +
    lid(500, 140, '#4a2410', 'toast') +
    cocoa(random, 205, 132) +
    many(60, () =>
      circle(random.between(-246, 246), random.between(2, 30), random.between(1.5, 4), '#4a2410', { opacity: 0.6 }),
    );
  const beans = many(4, (i) =>
    at(
      -380 + i * 44,
      326 + (i % 2) * 12,
      group({ filter: 'url(#pebble)' }, ellipse(0, 0, 22, 15, '#4a2410')) + line('M-16 2q16 -9 32 -2', '#200c04', 3),
    ),
  );
  return seated('#d9855c', '#3a2a25', at(600, 392, at(0, 262, platter(440, glazes.cream)) + slice + beans, 0, 1.16));
};

const berry = (random: Random, colour: string) =>
  group(
    { filter: 'url(#pebble)' },
    many(9, (i) =>
      circle(
        Math.cos(i * 0.7) * 16 * (i ? 1 : 0),
        Math.sin(i * 0.7) * 15 * (i ? 1 : 0) + random.between(-1, 1),
        14,
        colour,
      ),
    ),
  );

export const pannaCotta = () => {
  const random = seeded('panna');
  const dome = group(
    { filter: 'url(#cream)' },
    path('M-196 0Q-206 -30 -164 -236Q-150 -272 0 -274Q150 -272 164 -236Q206 -30 196 0Q0 40 -196 0Z', '#fdf3de'),
  );
  const coulis = group(
    { filter: 'url(#wet)' },
    path(
      'M-158 -250Q-150 -284 0 -286Q150 -284 160 -250Q168 -190 142 -160Q118 -150 112 -196Q96 -214 80 -150Q62 -100 40 -150Q26 -204 4 -200Q-20 -190 -34 -120Q-56 -70 -78 -130Q-86 -196 -104 -204Q-122 -130 -144 -150Q-166 -190 -158 -250Z',
      '#b3122c',
    ),
  );
  const fruit = many(7, (i) =>
    at(
      -80 + (i % 4) * 54 + random.between(-8, 8),
      -292 - Math.floor(i / 4) * 34,
      berry(random, random.pick(['#c0183a', '#8a1034', '#34204a'])),
    ),
  );
  return seated(
    '#e8b7a0',
    '#8f2a3a',
    at(
      600,
      712,
      at(0, 20, platter(420, glazes.sage)) +
        group({ filter: 'url(#wet)' }, ellipse(0, 14, 290, 42, '#b3122c')) +
        dome +
        coulis +
        fruit +
        at(40, -330, basilLeaf(random, 90, '#5c9a4a'), -40) +
        at(-300, 24, berry(random, '#c0183a')) +
        at(280, 30, berry(random, '#34204a')),
      0,
      1.3,
    ),
  );
};
