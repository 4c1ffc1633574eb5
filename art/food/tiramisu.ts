import { blob, type Point } from '../kit/curve.ts';
import { type Random, seeded } from '../kit/random.ts';
import { strewn } from '../kit/scatter.ts';
import { at, circle, ellipse, group, line, path } from '../kit/svg.ts';
import { glazes } from '../table/crockery.ts';
import { platter } from '../table/platter.ts';
import { seated } from '../table/scene.ts';
import { type Block, cutFaces, drips, type Layer, onTop, topOf } from './slab.ts';

const block: Block = { left: [-320, -20], near: [130, 54], right: [340, -66] };

const browns = ['#4a220e', '#2c1208', '#6a3616'] as const;

/** Savoiardi: their open crumb, dark where the coffee has got to. */
const sponge = (random: Random, places: readonly Point[], deep: number) =>
  group(
    { filter: 'url(#soft1)' },
    ...places.map(([x, y]) =>
      path(
        blob(random, { x, y, radius: random.between(3, deep * 0.16), wobble: 0.5, points: 8, wide: 1.5 }),
        random.pick(['#8a5222', '#6e3c18', '#d09a58', '#5a2c10']),
        { opacity: 0.6 },
      ),
    ),
  );

const mascarpone: Layer = { colour: '#fdf1d6', deep: 64, sag: 14, filter: 'cream', runs: 9 };
const savoiardi: Layer = { colour: '#b57a3c', deep: 46, sag: 8, filter: 'toast', bits: sponge };
const soaked: Layer = { colour: '#6a3616', deep: 26, sag: 8, filter: 'toast', bits: sponge };

/** Cocoa sieved over the top, thick and velvety, some fallen down the cream. */
function cocoa(random: Random): string {
  const top = Array.from({ length: 420 }, () => onTop(block, random.between(0, 1), random.between(0, 1)));
  const fallen = Array.from({ length: 130 }, (): Point => {
    const [x, y] = onTop(block, random.next(), 0);
    return [x, y + 8 + 60 * random.next() ** 2];
  });
  const grains = (places: readonly Point[], high: number, opacity: number) =>
    places.map(([x, y]) => circle(x, y, random.between(1.4, high), random.pick(browns), { opacity })).join('');
  return (
    group({ filter: 'url(#velvet)' }, path(topOf(block), '#4a220e'), drips(random, block, 26, 16, '#4a220e')) +
    grains(top, 5, 0.7) +
    grains(fallen, 3.6, 0.75)
  );
}

const bean = (random: Random) =>
  group({ filter: 'url(#pebble)' }, ellipse(0, 0, 34, 23, random.pick(['#5a2a12', '#482010']))) +
  line('M-26 3q13 -12 26 -3t26 -2', '#1c0a04', 5);

/** A square of tiramisù by its corner, on a plate, seen from a chair. */
export function tiramisu(): string {
  const random = seeded('tiramisu');
  const dusted = strewn(random, 1, 240)
    .map(([x, y]) => circle(x * 470, 312 + y * 84, random.between(0.8, 2.4), random.pick(browns), { opacity: 0.55 }))
    .join('');
  return seated(
    '#d9855c',
    '#3a2a25',
    at(
      600,
      330,
      [
        at(0, 308, platter(520, glazes.cream)),
        dusted,
        cutFaces(random, block, [mascarpone, savoiardi, soaked, mascarpone, savoiardi, soaked]),
        cocoa(random),
        at(-352, 352, bean(random), 18) + at(-290, 378, bean(random), -34) + at(350, 340, bean(random), 50),
      ].join(''),
      0,
      1.22,
    ),
  );
}
