import { blob } from '../kit/curve.ts';
import { type Random, seeded } from '../kit/random.ts';
import { at, circle, ellipse, group, line, many, path } from '../kit/svg.ts';
import { basilLeaf } from '../table/garden.ts';
import { glass } from '../table/glass.ts';
import { seated } from '../table/scene.ts';

const scoop = (random: Random, radius: number, colour: string) =>
  group(
    { filter: 'url(#cream)' },
    path(blob(random, { radius, wobble: 0.04, points: 16 }), colour),
    path(blob(random, { y: radius * 0.74, radius: radius * 0.9, wobble: 0.16, points: 14, tall: 0.34 }), colour),
  );

const wafer = () =>
  group({ filter: 'url(#cast)' }, path('M-34 0L-30 -250L34 -254L32 0Z', '#d99b4a')) +
  many(7, (i) => line(`M-32 ${-20 - i * 34}l64 -22M-32 ${-46 - i * 34}l64 22`, '#a8642a', 4, { opacity: 0.6 }));

export const gelato = () => {
  const random = seeded('gelato');
  const flecks = (x: number, y: number, colour: string) =>
    many(26, () => circle(x + random.between(-74, 74), y + random.between(-74, 74), random.between(2, 6), colour));
  const balls =
    at(150, -330, wafer(), 18) +
    at(-96, -250, scoop(random, 116, '#b9cf86')) +
    flecks(-96, -260, '#6f8f3a') +
    at(102, -256, scoop(random, 114, '#f6c9c0')) +
    flecks(104, -262, '#c12a3c') +
    at(4, -366, scoop(random, 118, '#fbeecb')) +
    flecks(4, -376, '#4a2410');
  const cup = glass('coppa', {
    lip: 224,
    belly: 190,
    base: 36,
    height: 220,
    stem: 150,
    full: 0.9,
    drink: '#fbe6c4',
    deep: '#e8b4a0',
  });
  return seated(
    '#8fc0bb',
    '#f6e2c0',
    at(590, 664, balls + cup + at(40, -480, basilLeaf(random, 90, '#5c9a4a'), -30), 0, 1.14),
  );
};

export const affogato = () => {
  const random = seeded('affogato');
  const inside =
    at(0, -150, scoop(random, 128, '#fbeecb')) +
    path('M-220 40V-90Q-120 -110 -60 -84Q10 -60 80 -92Q150 -112 220 -86V40Z', '#3a1a0c') +
    path(
      'M-60 -270Q-10 -290 40 -266Q60 -180 24 -120Q8 -100 0 -140Q-6 -200 -30 -190Q-44 -140 -60 -160Q-76 -220 -60 -270Z',
      '#4a2410',
    );
  const jug =
    group(
      { filter: 'url(#cream)' },
      path('M-20 -40L170 -74L196 90Q120 126 22 108Z', '#cfc6b8'),
      path('M-20 -40L-62 -46L-10 14Z', '#cfc6b8'),
    ) + ellipse(76, -56, 96, 20, '#5a2d12', { transform: 'rotate(-10 76 -56)' });
  return seated(
    '#5a2d3a',
    '#e9cf9d',
    at(
      560,
      806,
      glass(
        'affogato',
        { lip: 190, belly: 178, base: 130, height: 310, full: 0.02, drink: '#4a2410', deep: '#2a1008' },
        inside,
      ),
      0,
      1.3,
    ),
    at(830, 210, jug, -18, 1.2),
    line('M752 168Q622 240 590 490', '#3a1a0c', 17),
    line('M748 172Q622 244 588 470', '#8e5a2a', 5, { opacity: 0.7 }),
  );
};
