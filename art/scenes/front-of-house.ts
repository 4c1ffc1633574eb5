import { cappuccino } from '../food/cornetto.ts';
import { thrownCloth, wineFromAbove } from '../hero/company.ts';
import { seeded } from '../kit/random.ts';
import { at, circle, group, line, many, path, rect } from '../kit/svg.ts';
import { glazes, plate } from '../table/crockery.ts';
import { fork, knife, napkin } from '../table/dressing.ts';
import { basilSprig } from '../table/garden.ts';
import { margherita, pencil, scene, small } from './careers.ts';

/** A round tray as a waiter carries it, with a rim that catches the light. */
const tray = (radius: number, carried: string) =>
  group({ filter: 'url(#cast)' }, circle(0, 0, radius, '#7a1a0d')) +
  circle(0, 0, radius - 10, '#c42b13') +
  circle(0, 0, radius - 26, '#a82311') +
  circle(0, 0, radius - 10, 'none', { stroke: '#e8694f', 'stroke-width': 4, opacity: 0.7 }) +
  carried;

/** An order half written: a dish to each line, and the mark of one that has gone to the kitchen. */
const orderPad = () =>
  group({ filter: 'url(#cast)' }, rect(-120, -180, 240, 360, '#1f4534', { rx: 8 })) +
  rect(-108, -140, 216, 310, '#fffaf0', { rx: 4 }) +
  rect(-108, -140, 216, 34, '#f2c25e') +
  many(5, (row) => line(`M-90 ${-66 + row * 48}H90`, '#e2cfae', 3)) +
  [120, 84, 138, 60]
    .map((length, row) =>
      line(`M-86 ${-80 + row * 48}q${length / 4} -14 ${length / 2} 0t${length / 2} 0`, '#2b1a12', 6),
    )
    .join('') +
  [0, 1]
    .map((row) => path(`M66 ${-88 + row * 48}l10 12l20 -28`, 'none', { stroke: '#c42b13', 'stroke-width': 7 }))
    .join('');

/** A table being served: drinks on the tray, the next order on the pad, a pizza put down already. */
export function tableService(): string {
  const random = seeded('table nine has been waiting');
  return scene(
    rect(0, 0, 1600, 640, '#d9a441') + thrownCloth(1600, 640, 'M-60 120C400 96 1200 70 1700 110V700H-60Z'),
    at(
      300,
      240,
      tray(216, at(-104, -34, wineFromAbove(58)) + at(-26, 100, wineFromAbove(58)) + small(84, -52, 0.5, cappuccino())),
    ),
    at(700, 250, orderPad(), -9) + at(880, 330, pencil(), -58),
    at(1190, 240, plate(206, glazes.basil)) + small(1190, 240, 0.42, margherita(random)),
    small(944, 260, 0.6, fork()) + small(1440, 260, 0.6, knife()),
    small(1540, 230, 0.42, napkin('#1f4534')),
    at(560, 70, basilSprig(random, 84, 3)),
  );
}
