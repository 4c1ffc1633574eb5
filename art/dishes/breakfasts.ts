import { cappuccino, croissant, flakes } from '../food/cornetto.ts';
import { florentine } from '../food/eggs.ts';
import { heap, splash } from '../food/sauces.ts';
import { seeded } from '../kit/random.ts';
import { packed } from '../kit/scatter.ts';
import { at, circle } from '../kit/svg.ts';
import { bowl, glazes, plate } from '../table/crockery.ts';
import { parsley } from '../table/dressing.ts';
import { overhead } from '../table/scene.ts';
import type { Course } from './dish.ts';
import { middleOf, pairOf, table } from './place-setting.ts';

/** Until half past eleven. */
export const breakfasts: Course = {
  'eggs-florentine': {
    alt: 'Eggs florentine: poached eggs and spinach on toasted muffins under hollandaise',
    draw: () => {
      const random = seeded('florentine');
      return overhead(
        table('#8fc0bb') + pairOf('#23513e'),
        middleOf(
          470,
          plate(470, glazes.ochre),
          at(-166, -30, florentine(random), 0, 1.3),
          at(184, 50, florentine(random), 14, 1.3),
          parsley(random, 300, 24),
        ),
      );
    },
  },
  'pastry-cornetto': {
    alt: 'A glazed cornetto dusted with sugar, a pot of apricot jam and a cappuccino',
    draw: () => {
      const random = seeded('cornetto');
      const jam =
        bowl(86, glazes.sage) + splash(random, 66, '#dd7f16', 0.05) + heap(random, 46, 10, 12, ['#f2a63a', '#cf6a10']);
      const sugar = packed(random, 300, 110, 0.9)
        .map(([x, y]) => circle(x, y, random.between(1, 2.4), '#fffaf0', { opacity: 0.75 }))
        .join('');
      return overhead(
        table('#e8b7a0'),
        at(
          600,
          450,
          plate(440, glazes.rustic) + flakes(random, 46, 330) + at(0, 10, croissant(random), -16, 1.12) + sugar,
        ),
        at(1132, 150, cappuccino(), 24),
        at(1100, 730, jam),
      );
    },
  },
};
