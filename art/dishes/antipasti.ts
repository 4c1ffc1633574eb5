import { arancino, openArancino } from '../food/arancini.ts';
import { burrataPlate } from '../food/burrata.ts';
import { bruschettaSlice, garlicBulb, garlicSlice } from '../food/crostini.ts';
import { oliveBowl } from '../food/marinated-olives.ts';
import { splash } from '../food/sauces.ts';
import { squid } from '../food/shellfish.ts';
import { blob } from '../kit/curve.ts';
import { type Random, seeded } from '../kit/random.ts';
import { packed } from '../kit/scatter.ts';
import { at, circle, group, line, many, path } from '../kit/svg.ts';
import { gingham } from '../table/cloth.ts';
import { bowl, glazes, plate } from '../table/crockery.ts';
import { dusting, napkin, parsley } from '../table/dressing.ts';
import { basilSprig, lemonSlice } from '../table/garden.ts';
import { overhead } from '../table/scene.ts';
import type { Course } from './dish.ts';
import { middle, middleOf, table } from './place-setting.ts';

const aioli = (random: Random) =>
  at(0, 0, bowl(108, glazes.basil)) +
  group(
    { filter: 'url(#cream)' },
    path(blob(random, { radius: 84, wobble: 0.05, points: 14 }), '#fbeebf'),
    path(blob(random, { x: 8, y: -6, radius: 42, wobble: 0.25 }), '#fff6d8'),
  ) +
  parsley(random, 60, 14);

/** Things to begin with. */
export const antipasti: Course = {
  bruschetta: {
    alt: 'Three slices of bruschetta piled with chopped tomato and basil on a plate',
    draw: () => {
      const random = seeded('bruschetta');
      const slices = many(3, (i) =>
        at((i - 1) * 282 - 30, i === 1 ? -14 : 8, bruschettaSlice(random), (i - 1) * 7 + 8),
      );
      return overhead(
        table('#2a5442'),
        middle(plate(440, glazes.rustic), at(26, 0, slices, 0, 0.92), dusting(random, 380, '#e9bd74', 40)),
      );
    },
  },
  burrata: {
    alt: 'A burrata torn open over cherry tomatoes with basil oil',
    draw: () => {
      const random = seeded('burrata');
      return overhead(
        table('#e8b7a0'),
        middleOf(470, plate(470, glazes.cobalt), at(0, 0, burrataPlate(random), 0, 1.22)),
      );
    },
  },
  olives: {
    alt: 'A bowl of green and black olives with rosemary, lemon and chilli',
    draw: () => {
      const random = seeded('olives');
      return overhead(
        gingham(1200, 900, 74, -8),
        middle(
          bowl(400, glazes.ochre),
          group({ filter: 'url(#soft16)' }, circle(0, 0, 330, '#4a4a1c', { opacity: 0.8 })),
          oliveBowl(random),
        ),
      );
    },
  },
  'garlic-bread': {
    alt: 'Garlic bread with melted mozzarella and parsley butter, a bulb of garlic beside it',
    draw: () => {
      const random = seeded('garlic');
      const slices = many(4, (i) => at((i - 1.5) * 214 - 50, i % 2 ? 16 : -12, garlicSlice(random), 10 + i * 3));
      return overhead(
        table('#b92a15') + at(1100, 800, napkin('#23513e'), 20),
        middle(plate(440, glazes.ochre), at(42, 0, slices, 0, 0.92)),
        at(1110, 170, garlicBulb(random)),
      );
    },
  },
  arancini: {
    alt: 'Golden arancini on tomato sauce, one cut open to show rice, ragù and melted cheese',
    draw: () => {
      const random = seeded('arancini');
      const balls =
        at(-180, -84, arancino(random, 132)) +
        at(116, -176, arancino(random, 126)) +
        at(-96, 172, arancino(random, 128)) +
        at(176, 96, openArancino(random), 12);
      return overhead(
        table('#d9a441'),
        middle(
          plate(440, glazes.basil),
          at(0, 10, splash(random, 318, '#bb2a12', 0.06)),
          balls,
          at(10, -20, basilSprig(random, 96, 3)),
          dusting(random, 300, '#fff3d0', 60),
        ),
      );
    },
  },
  calamari: {
    alt: 'Crisp fried calamari rings with lemon and a little bowl of aioli',
    draw: () => {
      const random = seeded('calamari');
      const catchOfRings = packed(random, 300, 46, 0.6)
        .map(([x, y]) => at(x, y, squid(random, random.between(48, 78)), random.between(0, 360)))
        .join('');
      const paper = group(
        { filter: 'url(#cast)' },
        path(blob(random, { radius: 380, wobble: 0.05, points: 9 }), '#f7ead1'),
        many(12, (i) => line(`M${-300 + i * 54} -250l60 500`, '#e9d3ae', 2)),
      );
      return overhead(
        table('#3a7a8c'),
        middle(
          plate(446, glazes.rustic),
          at(0, 0, paper),
          catchOfRings,
          at(-250, 196, lemonSlice(96), 12),
          at(-140, 292, lemonSlice(96, 0.5), 210),
          at(268, 220, aioli(random)),
          parsley(random, 320, 60),
        ),
      );
    },
  },
};
