import { mushroom, olive, onionRing, prosciutto, salame, splash, tomatoSlice } from '../food/pieces.ts';
import { type bases, meltedPool, mozzarella, pizza, toppingPlaces } from '../food/pizza.ts';
import { blob, polar } from '../kit/curve.ts';
import { type Random, seeded } from '../kit/random.ts';
import { packed } from '../kit/scatter.ts';
import { at, circle, group, line, many, path } from '../kit/svg.ts';
import { gingham, plainTable } from '../table/cloth.ts';
import { type Glaze, glazes, plate } from '../table/crockery.ts';
import { dusting, parmesan } from '../table/dressing.ts';
import { basilSprig, rocketLeaf, tomatoHalf } from '../table/garden.ts';
import { overhead } from '../table/scene.ts';
import type { Course } from './dish.ts';

const radius = 400;
const butter = plainTable(1200, 900, '#f2c25e');
const tomato = plainTable(1200, 900, '#b92a15');
const cream = plainTable(1200, 900, '#f3dfb8');
const basil = plainTable(1200, 900, '#2a5442');

const served =
  (seed: string, table: string, glaze: Glaze, base: keyof typeof bases, toppings: (random: Random) => string) => () => {
    const random = seeded(seed);
    const flour = at(600, 450, dusting(random, 640, '#fff7ea', 130));
    return overhead(table, flour, at(600, 452, plate(486, glaze) + pizza(random, radius, base, toppings(random))));
  };

/** Lays a topping at each place, turned any way. */
const laid = (random: Random, places: readonly (readonly [number, number])[], draw: () => string) =>
  places.map(([x, y]) => at(x, y, draw(), random.between(0, 360))).join('');

const blueVein = (random: Random) =>
  packed(random, radius * 0.66, 9, 0.6)
    .map(
      ([x, y]) =>
        meltedPool(random, x, y, 26) +
        many(6, () =>
          path(
            blob(random, {
              x: x + random.between(-24, 24),
              y: y + random.between(-20, 20),
              radius: random.between(3, 8),
              wobble: 0.5,
              points: 6,
            }),
            '#5f7f8c',
            { opacity: 0.75 },
          ),
        ),
    )
    .join('');

const chilli = () =>
  line('M-26 0Q0 -16 30 4', '#a3140a', 11) +
  line('M-22 -3Q0 -15 24 0', '#f0704a', 3, { opacity: 0.8 }) +
  line('M-26 0l-12 4', '#4d7a33', 6);

const courgette = () =>
  circle(0, 0, 38, '#3f7a3a') +
  circle(0, 0, 34, '#dfe5a4') +
  circle(0, 0, 20, '#eef0c4') +
  many(8, (i) => circle(...polar(i * 0.785, 13), 2.6, '#b9c27a')) +
  many(3, (i) => line(`M-24 ${-14 + i * 14}h48`, '#7a4a1c', 5, { opacity: 0.45 }));

const pepperStrip = (random: Random) =>
  line('M-44 12Q0 -34 44 10', random.pick(['#d8401f', '#eda021', '#e7b62c']), 16) +
  line('M-38 6Q0 -34 36 4', '#fff1c4', 4, { opacity: 0.6 });

const crimps = (random: Random) =>
  many(19, (i) =>
    at(
      ...polar(Math.PI - 0.08 + (i / 18) * (Math.PI + 0.16), 372),
      path(
        blob(random, { radius: 46, wobble: 0.12, points: 9, wide: 0.8, tall: 1.2 }),
        random.pick(['#dda04f', '#e6b061']),
      ),
      (i / 18) * 190 - 95,
    ),
  );

const calzone = () => {
  const random = seeded('calzone');
  const half = 'M-390 60C-400 -210 -220 -372 0 -372C220 -372 400 -210 390 60C300 130 -300 130 -390 60Z';
  const blisters = many(16, () =>
    path(
      blob(random, {
        x: random.between(-290, 290),
        y: random.between(-260, 60),
        radius: random.between(10, 34),
        wobble: 0.4,
        wide: 1.5,
        turn: random.next() * 3,
      }),
      random.pick(['#8a4616', '#5a2a0e', '#b5702c']),
      { opacity: random.between(0.3, 0.7) },
    ),
  );
  const crust = group(
    { filter: 'url(#dough)' },
    path(half, '#dfa453'),
    crimps(random),
    group({ filter: 'url(#soft1)' }, blisters),
  );
  const sauce =
    at(0, -100, splash(random, 150, '#bd2711', 0.28)) +
    at(-10, -110, meltedPool(random, 0, 0, 56)) +
    at(20, -100, basilSprig(random, 110, 3));
  return overhead(
    plainTable(1200, 900, '#2f6f78'),
    at(
      600,
      450,
      plate(486, glazes.rustic) +
        at(0, 130, crust + sauce, -8, 1.04) +
        at(-60, 330, tomatoHalf(44)) +
        at(50, 346, tomatoHalf(40), 60),
    ),
  );
};

export const pizzas: Course = {
  margherita: {
    alt: 'Margherita pizza on a green plate: tomato, melted mozzarella and basil leaves on a scorched, puffed crust',
    draw: served(
      'margherita',
      butter,
      glazes.basil,
      'rossa',
      (random) =>
        mozzarella(random, radius) +
        laid(random, toppingPlaces(random, radius, 5, 2, 1), () => basilSprig(random, 128, 2)),
    ),
  },
  diavola: {
    alt: 'Pizza diavola with spicy salami, mozzarella and red chillies',
    draw: served(
      'diavola',
      cream,
      glazes.ink,
      'rossa',
      (random) =>
        mozzarella(random, radius, 11) +
        laid(random, toppingPlaces(random, radius, 9, 4, 1), () => salame(random, 56)) +
        laid(random, packed(random, radius * 0.7, 9), chilli),
    ),
  },
  bianca: {
    alt: 'White pizza with mozzarella, rosemary-gold crust and rocket',
    draw: served(
      'bianca',
      tomato,
      glazes.basil,
      'bianca',
      (random) =>
        mozzarella(random, radius, 15) +
        laid(random, packed(random, radius * 0.6, 26), () => rocketLeaf(random, 140)) +
        parmesan(random, radius * 0.55, 14),
    ),
  },
  funghi: {
    alt: 'Mushroom pizza with mozzarella and thyme',
    draw: served(
      'funghi',
      basil,
      glazes.rustic,
      'bianca',
      (random) =>
        mozzarella(random, radius, 12) +
        laid(random, packed(random, radius * 0.7, 24), () => mushroom(random.between(44, 58))) +
        laid(random, packed(random, radius * 0.6, 6), () => basilSprig(random, 54, 2)),
    ),
  },
  'quattro-formaggi': {
    alt: 'Four-cheese pizza, bubbling and golden with blue cheese',
    draw: served(
      'quattro',
      plainTable(1200, 900, '#d6683c'),
      glazes.cream,
      'bianca',
      (random) => mozzarella(random, radius, 19, 0.14) + blueVein(random) + parmesan(random, radius * 0.62, 16),
    ),
  },
  verdure: {
    alt: 'Vegan pizza with courgette, peppers, red onion, olives and basil',
    draw: served(
      'verdure',
      gingham(1200, 900, 74, -8, '#3d7355'),
      glazes.cream,
      'rossa',
      (random) =>
        laid(random, packed(random, radius * 0.7, 17), courgette) +
        laid(random, packed(random, radius * 0.72, 20), () => pepperStrip(random)) +
        laid(random, packed(random, radius * 0.68, 13), () => onionRing(34)) +
        laid(random, packed(random, radius * 0.7, 14), () => olive(20, 'black')) +
        laid(random, toppingPlaces(random, radius, 4, 2, 1), () => basilSprig(random, 104, 2)),
    ),
  },
  calzone: {
    alt: 'A folded calzone with a crimped, scorched edge, tomato sauce and basil on top',
    draw: calzone,
  },
  'prosciutto-rucola': {
    alt: 'Pizza with folded prosciutto, rocket, cherry tomatoes and parmesan shavings',
    draw: served(
      'prosciutto',
      gingham(1200, 900, 74, -8),
      glazes.basil,
      'rossa',
      (random) =>
        mozzarella(random, radius, 10) +
        laid(random, toppingPlaces(random, radius, 6, 3, 1), () => prosciutto(random, 104)) +
        laid(random, packed(random, radius * 0.6, 24), () => rocketLeaf(random, 150)) +
        laid(random, packed(random, radius * 0.62, 7), () => tomatoHalf(34)) +
        parmesan(random, radius * 0.6, 16),
    ),
  },
  faccia: {
    alt: 'A small pizza with a smiling face of olives, tomato and pepper, and basil for hair',
    draw: served(
      'faccia',
      plainTable(1200, 900, '#8fc0bb'),
      glazes.ochre,
      'rossa',
      (random) =>
        mozzarella(random, radius, 15, 0.16) +
        at(
          0,
          -210,
          many(5, (i) => at((i - 2) * 52, Math.abs(i - 2) * 22, basilSprig(random, 88, 2), -90)),
        ) +
        many(2, (i) => at(i ? 104 : -104, -70, tomatoSlice(62) + at(6, 6, olive(25, 'black')))) +
        at(0, 32, tomatoHalf(38)) +
        line('M-150 110Q0 262 150 110', '#d8401f', 38) +
        line('M-146 104Q0 248 146 104', '#ff9a70', 8, { opacity: 0.8 }),
    ),
  },
};
