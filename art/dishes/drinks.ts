import { type Random, seeded } from '../kit/random.ts';
import { at, circle, ellipse, group, line, many, path } from '../kit/svg.ts';
import { glazes } from '../table/crockery.ts';
import { basilSprig, lemonSlice } from '../table/garden.ts';
import { glass, ice } from '../table/glass.ts';
import { platter } from '../table/platter.ts';
import { seated } from '../table/scene.ts';
import type { Course } from './dish.ts';

const bubbles = (random: Random, half: number, height: number, count: number) =>
  many(count, () =>
    circle(random.between(-half, half), -random.between(20, height), random.between(2, 6), '#fff', {
      opacity: random.between(0.3, 0.8),
    }),
  );

const orangeSlice = (radius: number) =>
  lemonSlice(radius).replaceAll('#e9b21f', '#e0701a').replaceAll('#fff3c4', '#ffe4b0').replaceAll('#f9d64e', '#f59a2c');

const cubes = (places: readonly (readonly [number, number, number])[]) =>
  places.map(([x, y, turn]) => at(x, y, ice(), turn)).join('');

const spritz = () => {
  const random = seeded('spritz');
  const inside =
    cubes([
      [-70, -110, 10],
      [50, -150, -22],
      [-20, -240, 30],
      [86, -270, 12],
    ]) + bubbles(random, 130, 330, 40);
  const filled = glass(
    'spritz',
    { lip: 138, belly: 178, base: 34, height: 400, stem: 210, full: 0.84, drink: '#f58a2c', deep: '#d6451a' },
    inside,
    at(132, -372, orangeSlice(104), 14) + line('M-40 -40L-104 -520', '#1f4534', 11),
  );
  return seated('#8fc0bb', '#f0d8a8', at(580, 594, filled, 0, 1.12), at(930, 770, snack(random), 0, 1.1));
};

/** A small dish of crisps and olives, the company every aperitivo keeps. */
const snack = (random: Random) =>
  platter(150, glazes.basil) +
  many(8, () =>
    group(
      { filter: 'url(#pebble)' },
      ellipse(random.between(-80, 80), random.between(-34, 2), 30, 24, random.pick(['#96a03f', '#7d8a34', '#44272f'])),
    ),
  );

const negroni = () => {
  const inside = cubes([
    [-40, -120, 6],
    [52, -196, -16],
  ]);
  const peel = group(
    { filter: 'url(#wet)' },
    path('M70 -330Q160 -420 208 -318Q216 -236 150 -226Q190 -300 140 -330Q110 -340 70 -300Z', '#ee8a1f'),
  );
  const filled = glass(
    'negroni',
    { lip: 166, belly: 160, base: 138, height: 320, full: 0.72, drink: '#d8361a', deep: '#8a1208' },
    inside,
    peel,
  );
  return seated('#1f4534', '#c9743a', at(590, 812, filled, 0, 1.5));
};

const steam = (x: number, y: number) =>
  line(`M${x} ${y}q-36 -60 0 -110t6 -110`, '#fffaf0', 20, { opacity: 0.35, filter: 'url(#soft8)' });

const biscotto = () =>
  group(
    { filter: 'url(#toast)' },
    path('M-110 20Q-120 -30 -60 -36L90 -44Q126 -30 108 14L-70 40Q-104 42 -110 20Z', '#d9a45a'),
  ) + many(4, (i) => ellipse(-64 + i * 42, -4, 13, 8, '#8e5a2a'));

const espresso = () => {
  const cup = group(
    { filter: 'url(#cream)' },
    path('M-150 -190Q-146 -30 -74 -6Q0 8 74 -6Q146 -30 150 -190Z', '#c12713'),
    path('M146 -160Q232 -172 222 -96Q206 -40 112 -52L122 -78Q186 -70 192 -104Q196 -136 142 -130Z', '#c12713'),
  );
  const top =
    ellipse(0, -190, 151, 34, '#e2573a') +
    ellipse(0, -188, 139, 28, '#7a1408') +
    ellipse(0, -180, 130, 22, '#5a2d12') +
    ellipse(-16, -182, 92, 14, '#b9773c') +
    ellipse(-30, -184, 44, 7, '#dca566');
  return seated(
    '#f0cf8a',
    '#7d4a2a',
    at(570, 730, at(0, 10, platter(300, glazes.cream)) + cup + top + steam(-30, -230) + steam(40, -220), 0, 1.3),
    at(900, 732, biscotto(), -14, 1.2),
  );
};

const limonata = () => {
  const random = seeded('limonata');
  const inside =
    at(-50, -120, lemonSlice(84), 20) +
    at(64, -250, lemonSlice(84), -30) +
    cubes([
      [60, -110, 12],
      [-62, -290, -14],
    ]) +
    bubbles(random, 110, 380, 36);
  const filled = glass(
    'limonata',
    { lip: 140, belly: 136, base: 112, height: 460, full: 0.85, drink: '#fbeb9a', deep: '#f0d04a' },
    inside,
    at(-60, -448, basilSprig(random, 100, 4)) +
      line('M60 -60L120 -640', '#c12713', 15) +
      line('M78 -240L120 -640', '#fff7ea', 6, { 'stroke-dasharray': '20 26' }),
  );
  return seated(
    '#3a7a8c',
    '#fbf0da',
    at(590, 800, filled),
    at(890, 800, wholeLemon()),
    at(300, 812, at(0, 0, wholeLemon(), 0, '-0.84 .84')),
  );
};

const wholeLemon = () =>
  ellipse(20, 40, 120, 22, '#200602', { opacity: 0.4, filter: 'url(#soft8)' }) +
  path('M-118 6Q-104 -74 0 -80Q84 -78 108 -30Q140 -20 138 0Q124 14 106 14Q70 58 -8 56Q-92 56 -118 6Z', 'url(#lemon)') +
  path('M-70 -34Q-40 -62 10 -62', 'none', {
    stroke: '#fff',
    'stroke-width': 9,
    'stroke-linecap': 'round',
    opacity: 0.6,
  });

const wine = () => {
  const bottle =
    group(
      { filter: 'url(#cream)' },
      path('M-84 0V-380Q-84 -450 -34 -480V-640H34V-480Q84 -450 84 -380V0Q0 16 -84 0Z', '#1d3a2a'),
    ) +
    path('M-84 -330H84V-120H-84Z', '#fbf0da') +
    path('M-84 -330H84V-312H-84ZM-84 -138H84V-120H-84Z', '#c12713') +
    '<text x="0" y="-206" text-anchor="middle" font-size="42" fill="#c12713">Rosso</text>' +
    path('M-40 -656H40V-560Q0 -550 -40 -560Z', '#8a1709') +
    line('M-56 -370V-40', '#ffffff', 12, { opacity: 0.28 });
  const filled = glass('wine', {
    lip: 116,
    belly: 168,
    base: 30,
    height: 350,
    stem: 230,
    full: 0.5,
    drink: '#9c1626',
    deep: '#5a0814',
  });
  return seated(
    '#c9452b',
    '#e9cf9d',
    at(380, 800, ellipse(60, 6, 150, 24, '#200602', { opacity: 0.45, filter: 'url(#soft16)' }) + bottle),
    at(740, 590, filled),
  );
};

/** From the bar. */
export const drinks: Course = {
  spritz: {
    alt: 'An orange spritz over ice in a balloon glass with a slice of orange, olives beside it',
    draw: spritz,
  },
  negroni: { alt: 'A negroni over ice in a tumbler with a curl of orange peel', draw: negroni },
  espresso: { alt: 'A steaming espresso in a red cup with a biscotto', draw: espresso },
  limonata: {
    alt: 'A tall glass of lemonade with ice, lemon, basil and a striped straw, whole lemons beside it',
    draw: limonata,
  },
  'red-wine': { alt: 'A glass of red wine beside a bottle', draw: wine },
};
