import { type Random, seeded } from '../kit/random.ts';
import { at, circle, ellipse, group, many, path } from '../kit/svg.ts';
import { glazes } from '../table/crockery.ts';
import { basilLeaf } from '../table/garden.ts';
import { platter } from '../table/platter.ts';
import { seated } from '../table/scene.ts';

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
