import { blob, type Point } from '../kit/curve.ts';
import { type Random, seeded } from '../kit/random.ts';
import { at, group, path } from '../kit/svg.ts';
import { glazes } from '../table/crockery.ts';
import { steam } from '../table/dressing.ts';
import { basilSprig } from '../table/garden.ts';
import { platter } from '../table/platter.ts';
import { seated } from '../table/scene.ts';
import { crumbs } from './ragu.ts';
import { type Block, cutFaces, drips, type Layer, onTop, spotsOnTop, topOf } from './slab.ts';

const block: Block = { left: [-350, -14], near: [110, 60], right: [350, -70] };

const meat = (random: Random, places: readonly Point[]) =>
  crumbs(random, places.slice(0, 70), 6, 14) +
  group(
    { filter: 'url(#wet)' },
    ...places
      .slice(70)
      .map(([x, y]) => path(blob(random, { x, y, radius: random.between(5, 11), wobble: 0.4 }), '#d8431a')),
  );

const sheet: Layer = { colour: '#f6cf7a', deep: 13, sag: 6 };
const storeys: Layer[] = Array.from({ length: 5 }, () => [
  sheet,
  { colour: '#fdeecb', deep: 16, sag: 11, runs: 13 },
  { colour: '#a32a0e', deep: 32, sag: 9, filter: 'sauce', bits: meat },
]).flat();

/** A square of lasagne al forno by its corner, on a plate, seen from a chair. */
export function lasagne(): string {
  const random = seeded('lasagne');
  const crust =
    group(
      { filter: 'url(#melt)' },
      path(topOf(block), '#f0b652'),
      drips(random, block, 8, 84, '#f6cd7c'),
      spotsOnTop(random, block, 30, [18, 46], ['#f9d88c', '#fbe6b4', '#f3c160']),
    ) +
    group({ filter: 'url(#soft8)' }, spotsOnTop(random, block, 16, [24, 50], ['#b55a18', '#c8702a'], 0.6)) +
    group({ filter: 'url(#soft1)' }, spotsOnTop(random, block, 30, [5, 18], ['#7a3410', '#94481a', '#5a220a'], 0.7)) +
    group({ filter: 'url(#wet)' }, spotsOnTop(random, block, 9, [8, 20], ['#c22c10', '#d8431a']));
  const pool = group(
    { filter: 'url(#sauce)' },
    path(blob(random, { y: 304, radius: 390, wobble: 0.22, points: 18, tall: 0.2 }), '#b52a0e'),
  );
  const [x, y] = onTop(block, 0.48, 0.5);
  return seated(
    '#2a5442',
    '#e9c88c',
    at(
      600,
      372,
      [
        at(0, 320, platter(520, glazes.cream)),
        pool,
        cutFaces(random, block, storeys),
        crust,
        at(x, y, basilSprig(random, 118, 3), 0, '1 .66'),
        steam(random, -40, -120, 300),
      ].join(''),
      0,
      1.08,
    ),
  );
}
