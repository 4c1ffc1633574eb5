import { splash } from '../food/pieces.ts';
import { cutFace, lid } from '../food/slab.ts';
import { blob } from '../kit/curve.ts';
import { type Random, seeded } from '../kit/random.ts';
import { at, circle, ellipse, group, line, many, path } from '../kit/svg.ts';
import { plainTable } from '../table/cloth.ts';
import { glazes, plate } from '../table/crockery.ts';
import { dusting } from '../table/dressing.ts';
import { basilLeaf } from '../table/garden.ts';
import { glass } from '../table/glass.ts';
import { platter } from '../table/platter.ts';
import { overhead, seated } from '../table/scene.ts';
import type { Course } from './dish.ts';

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

const tiramisu = () => {
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

const pannaCotta = () => {
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

const scoop = (random: Random, radius: number, colour: string) =>
  group(
    { filter: 'url(#cream)' },
    path(blob(random, { radius, wobble: 0.04, points: 16 }), colour),
    path(blob(random, { y: radius * 0.74, radius: radius * 0.9, wobble: 0.16, points: 14, tall: 0.34 }), colour),
  );

const wafer = () =>
  group({ filter: 'url(#cast)' }, path('M-34 0L-30 -250L34 -254L32 0Z', '#d99b4a')) +
  many(7, (i) => line(`M-32 ${-20 - i * 34}l64 -22M-32 ${-46 - i * 34}l64 22`, '#a8642a', 4, { opacity: 0.6 }));

const gelato = () => {
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

const cannolo = (random: Random, tip: string) => {
  const shell = group(
    { filter: 'url(#dough)' },
    path('M-210 -58Q0 -84 210 -58Q232 0 210 58Q0 84 -210 58Q-232 0 -210 -58Z', '#c47a2e'),
  );
  const filling = (side: number) =>
    at(
      side * 222,
      0,
      group(
        { filter: 'url(#cream)' },
        path(blob(random, { x: -8, radius: 66, wobble: 0.1, points: 14, wide: 0.95, tall: 1.02 }), '#fff3da'),
        path(blob(random, { x: 16, radius: 34, wobble: 0.2 }), '#fffaf0'),
      ) +
        many(26, () =>
          at(
            random.between(-24, 40),
            random.between(-36, 36),
            path('M-6 -5L7 -3L4 7L-7 5Z', tip),
            random.between(0, 180),
          ),
        ),
    );
  return (
    shell +
    filling(-1) +
    filling(1) +
    many(34, () =>
      circle(
        random.between(-160, 160),
        random.between(-48, 48),
        random.between(5, 13),
        random.pick(['#8e4a16', '#e0a456', '#a85e20']),
        { opacity: 0.4, filter: 'url(#soft1)' },
      ),
    ) +
    line('M-190 -10Q0 34 196 16', '#8e4a16', 7, { opacity: 0.55 })
  );
};

const cannoli = () => {
  const random = seeded('cannoli');
  const row =
    at(-10, -186, cannolo(random, '#7a9a3a'), -9, 1.16) +
    at(8, 0, cannolo(random, '#4a2410'), -5, 1.16) +
    at(-8, 188, cannolo(random, '#d9601f'), -12, 1.16);
  const sugar = at(0, 0, dusting(random, 310, '#fffaf0', 420));
  return overhead(
    plainTable(1200, 900, '#35699a'),
    at(600, 450, plate(440, glazes.ochre) + row + sugar + at(-250, 270, splash(random, 14, '#7a9a3a', 0.4))),
  );
};

const affogato = () => {
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

/** To finish. */
export const desserts: Course = {
  tiramisu: { alt: 'A slice of tiramisù: layers of coffee-soaked sponge and mascarpone under cocoa', draw: tiramisu },
  'panna-cotta': { alt: 'Panna cotta with raspberry coulis, berries and mint', draw: pannaCotta },
  gelato: {
    alt: 'Three scoops of gelato, pistachio, strawberry and stracciatella, in a glass coupe with a wafer',
    draw: gelato,
  },
  cannoli: {
    alt: 'Three cannoli filled with ricotta, dipped in pistachio, chocolate and candied orange',
    draw: cannoli,
  },
  affogato: { alt: 'Hot espresso poured over a scoop of vanilla gelato in a glass', draw: affogato },
};
