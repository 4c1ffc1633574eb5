import { garlicBulb } from '../food/crostini.ts';
import { splash } from '../food/sauces.ts';
import { mozzarellaSlice, tomatoSlice } from '../food/slices.ts';
import { oilDish } from '../hero/company.ts';
import { seeded } from '../kit/random.ts';
import { at, circle, group, line, many, path, rect } from '../kit/svg.ts';
import { bowl, glazes } from '../table/crockery.ts';
import { knife } from '../table/dressing.ts';
import { basilSprig, tomato } from '../table/garden.ts';
import { margherita, scene, small } from './careers.ts';

/** A bench of brushed steel. */
const steel = () =>
  rect(0, 0, 1600, 640, '#9fa6a4') +
  many(26, (i) => rect(0, i * 25, 1600, 12, i % 2 ? '#a9b0ad' : '#959c9a', { opacity: 0.6 }));

/** The rail of the pass with the orders on it, the first already lifted off at a corner. */
const rail = () =>
  [
    [330, 4, 150, '#fffaf0'],
    [560, -3, 196, '#fbe8bd'],
    [800, 2, 132, '#fffaf0'],
    [1040, -4, 172, '#fffaf0'],
  ]
    .map(([x = 0, turn = 0, length = 0, paper = '']) =>
      at(
        Number(x),
        14,
        group({ filter: 'url(#cast)' }, rect(-66, 0, 132, Number(length), String(paper))) +
          many(Math.floor((Number(length) - 50) / 28), (row) =>
            line(`M-46 ${46 + row * 28}h${row % 2 ? 62 : 88}`, '#2b1a12', 6),
          ),
        Number(turn),
      ),
    )
    .join('') + group({ filter: 'url(#cast)' }, rect(200, 0, 1000, 34, '#d7dcda', { rx: 6 }));

/** A board, with what is being cut on it. */
const board = (cut: string) =>
  group({ filter: 'url(#cast)' }, rect(-270, -150, 540, 300, '#c98a4a', { rx: 26 })) +
  many(5, (i) => line(`M-250 ${-110 + i * 56}q250 ${i % 2 ? 8 : -8} 500 0`, '#a8693a', 3, { opacity: 0.5 })) +
  circle(236, -116, 13, '#6b3f1d') +
  cut;

/** A pizza on its way to the oven, on a peel of wood. */
const peel = (drawn: string) =>
  group(
    { filter: 'url(#cast)' },
    path('M-190 -150Q0 -230 190 -150V120Q150 200 44 214V460H-44V214Q-150 200 -190 120Z', '#d9a86c'),
  ) +
  [-110, -40, 40, 110].map((x) => line(`M${x} -150V170`, '#b3793f', 3, { opacity: 0.5 })).join('') +
  drawn;

/** The pass at half past seven: orders on the rail, caprese on the board, a pizza on its peel. */
export function kitchenPass(): string {
  const random = seeded('four margherite, one without');
  return scene(
    steel() + rail(),
    at(
      340,
      330,
      board(
        [-150, -70, 10, 90]
          .map((x, i) => at(x, i % 2 ? 14 : -10, i % 2 ? mozzarellaSlice(random, 64) : tomatoSlice(70)))
          .join('') + at(190, 40, basilSprig(random, 90, 3)),
      ),
      -3,
    ),
    at(660, 330, small(0, 0, 0.74, knife()), 14),
    at(860, 320, bowl(132, glazes.cream) + splash(random, 104, '#c42b13', 0.08)),
    at(1240, 300, peel(small(0, -10, 0.42, margherita(random))), -6),
    at(1500, 130, oilDish(random, 84)) + at(1490, 380, garlicBulb(random)),
    at(120, 90, tomato(random, 56)) + at(62, 160, tomato(random, 40)) + at(1010, 430, tomato(random, 44)),
  );
}
