import { cube } from '../food/bread.ts';
import { capreseRound, panzanella, romaine, tumbled } from '../food/salad.ts';
import { splash } from '../food/sauces.ts';
import { mozzarellaSlice } from '../food/slices.ts';
import { polar } from '../kit/curve.ts';
import { seeded } from '../kit/random.ts';
import { packed } from '../kit/scatter.ts';
import { at, circle, ellipse, many } from '../kit/svg.ts';
import { bowl, glazes, plate } from '../table/crockery.ts';
import { parmesan, pepper } from '../table/dressing.ts';
import { basilSprig, tomato } from '../table/garden.ts';
import { overhead } from '../table/scene.ts';
import type { Course } from './dish.ts';
import { middle, table } from './place-setting.ts';

/** Leaves and tomatoes. */
export const salads: Course = {
  caesar: {
    alt: 'Caesar salad: romaine leaves, croutons, parmesan and dressing',
    draw: () => {
      const random = seeded('caesar');
      const leaves = packed(random, 250, 46, 0.6)
        .map(([x, y]) => at(x, y, at(-120, 0, romaine(random, 260)), random.between(0, 360)))
        .join('');
      const top =
        tumbled(random, 280, 22, () => cube(random, random.between(52, 70), '#d99b42', 'toast')).join('') +
        tumbled(random, 280, 18, () => splash(random, random.between(16, 36), '#fbeecb', 0.4)).join('') +
        parmesan(random, 270, 34);
      return overhead(table('#c9452b'), middle(bowl(424, glazes.cream), leaves, top, pepper(random, 280, 70)));
    },
  },
  caprese: {
    alt: 'Caprese salad: a ring of tomato and mozzarella slices with basil and olive oil',
    draw: () => {
      const random = seeded('caprese');
      const oil = many(26, () => {
        const [x, y] = polar(random.next() * 6.28, random.between(20, 320));
        const r = random.between(4, 15);
        return (
          ellipse(x, y, r * 1.2, r, '#e0b63a', { opacity: 0.6 }) +
          circle(x - r * 0.3, y - r * 0.3, r * 0.25, '#fff', { opacity: 0.9 })
        );
      });
      return overhead(
        table('#2f6f78'),
        middle(
          plate(440, glazes.cream),
          capreseRound(random),
          at(0, 0, mozzarellaSlice(random, 92)),
          basilSprig(random, 118, 4),
          oil,
          pepper(random, 300, 90),
        ),
      );
    },
  },
  panzanella: {
    alt: 'Panzanella: torn bread, tomatoes, cucumber, red onion, olives and basil',
    draw: () => {
      const random = seeded('panzanella');
      return overhead(
        table('#f0cf8a') + at(92, 800, tomato(random, 86)),
        middle(bowl(424, glazes.cobalt), panzanella(random)),
      );
    },
  },
};
