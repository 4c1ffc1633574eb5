import { calzone } from '../food/calzone.ts';
import { mozzarella } from '../food/melted-cheese.ts';
import { type bases, pizza, toppingPlaces } from '../food/pizza.ts';
import { olive, onionRing, salame, tomatoSlice } from '../food/slices.ts';
import { blueVein, chilli, courgette, mushroom, pepperStrip, prosciutto } from '../food/toppings.ts';
import { type Random, seeded } from '../kit/random.ts';
import { packed } from '../kit/scatter.ts';
import { at, line, many } from '../kit/svg.ts';
import { gingham, plainTable } from '../table/cloth.ts';
import { type Glaze, glazes, plate } from '../table/crockery.ts';
import { dusting, parmesan } from '../table/dressing.ts';
import { basilSprig, rocketLeaf, tomatoHalf } from '../table/garden.ts';
import { overhead } from '../table/scene.ts';
import type { Course } from './dish.ts';
import { middleOf } from './place-setting.ts';

const radius = 400;

const butter = plainTable(1200, 900, '#f2c25e');

const tomato = plainTable(1200, 900, '#b92a15');

const cream = plainTable(1200, 900, '#f3dfb8');

const basil = plainTable(1200, 900, '#2a5442');

const served =
  (seed: string, table: string, glaze: Glaze, base: keyof typeof bases, toppings: (random: Random) => string) => () => {
    const random = seeded(seed);
    const flour = at(600, 450, dusting(random, 640, '#fff7ea', 130));
    return overhead(table, flour, middleOf(486, plate(486, glaze), pizza(random, radius, base, toppings(random))));
  };

/** Lays a topping at each place, turned any way. */
const laid = (random: Random, places: readonly (readonly [number, number])[], draw: () => string) =>
  places.map(([x, y]) => at(x, y, draw(), random.between(0, 360))).join('');

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
      (random) => mozzarella(random, radius, 19, 0.14) + blueVein(random, radius) + parmesan(random, radius * 0.62, 16),
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
