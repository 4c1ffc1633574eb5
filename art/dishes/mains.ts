import { cutlet, tangle } from '../food/cutlet.ts';
import { asparagus, grains } from '../food/risotto.ts';
import { splash } from '../food/sauces.ts';
import { bass, potato } from '../food/sea-bass.ts';
import { seeded } from '../kit/random.ts';
import { packed } from '../kit/scatter.ts';
import { at, group, line, many } from '../kit/svg.ts';
import { gingham } from '../table/cloth.ts';
import { bowl, glazes, plate } from '../table/crockery.ts';
import { parmesan, parsley, pepper } from '../table/dressing.ts';
import { basilLeaf, lemonSlice, tomatoHalf } from '../table/garden.ts';
import { overhead } from '../table/scene.ts';
import type { Course } from './dish.ts';
import { middle, middleOf, pairOf, table } from './place-setting.ts';

/** From the grill, the pan and the sea. */
export const mains: Course = {
  'pollo-milanese': {
    alt: 'Chicken milanese: a golden crumbed cutlet with rocket, cherry tomatoes, parmesan and lemon',
    draw: () => {
      const random = seeded('pollo');
      const side = at(
        150,
        130,
        tangle(random, 150, 26) +
          packed(random, 140, 7)
            .map(([x, y]) => at(x, y, tomatoHalf(40), random.between(0, 360)))
            .join('') +
          parmesan(random, 130, 10),
      );
      return overhead(
        table('#2a5442') + pairOf('#c12713'),
        middleOf(
          456,
          plate(456, glazes.cream),
          at(-40, -40, cutlet(random), -8, 1.08),
          side,
          at(-196, 214, lemonSlice(92, 0.5), -24),
          parsley(random, 240, 30),
        ),
      );
    },
  },
  risotto: {
    alt: 'Saffron risotto with asparagus and parmesan',
    draw: () => {
      const random = seeded('risotto');
      const spears = [
        [-30, -110, -24],
        [60, -20, 12],
        [-60, 80, -6],
        [80, 150, 30],
        [-10, 10, -52],
      ]
        .map(([x = 0, y = 0, turn]) => group({ filter: 'url(#cast)' }, at(x, y, asparagus(), turn, 1.6)))
        .join('');
      return overhead(
        table('#7d2416'),
        middle(
          bowl(436, glazes.cobalt),
          at(0, 0, splash(random, 372, '#eab53a', 0.03)),
          group({ filter: 'url(#melt)' }, grains(random)),
          spears,
          parmesan(random, 260, 34),
          many(22, () => line(`M${random.between(-240, 240)} ${random.between(-230, 230)}q10 -8 22 0`, '#b9300f', 3)),
          pepper(random, 280, 40),
        ),
      );
    },
  },
  seabass: {
    alt: 'Whole roast sea bass with lemon, herbs and golden potatoes',
    draw: () => {
      const random = seeded('bass');
      const potatoes = packed(random, 150, 9, 0.5)
        .map(([x, y]) => at(x * 1.9, y * 0.45 + 210, potato(random), random.between(0, 180)))
        .join('');
      const lemons = many(3, (i) => at(-120 + i * 130, -206 + Math.abs(i - 1) * 34, lemonSlice(72), i * 20));
      return overhead(
        gingham(1200, 900, 74, -8, '#35699a'),
        middle(
          plate(446, glazes.cobalt),
          potatoes,
          lemons,
          at(-20, 0, bass(random), -6),
          many(5, (i) => at(-150 + i * 80, 120, basilLeaf(random, 84, '#5c8d3a'), i * 70)),
          parsley(random, 300, 60),
        ),
      );
    },
  },
};
