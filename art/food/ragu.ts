import { blob, type Point } from '../kit/curve.ts';
import type { Random } from '../kit/random.ts';
import { strewn } from '../kit/scatter.ts';
import { at, circle, ellipse, group, path } from '../kit/svg.ts';
import { bowl, glazes } from '../table/crockery.ts';
import { snow } from '../table/dressing.ts';
import { basilSprig } from '../table/garden.ts';
import { oil } from './pizza.ts';
import { flat, nest } from './strands.ts';

const mince = ['#7a2f16', '#94401f', '#5c2210', '#a8522a', '#86381a'] as const;

/** Crumbs of meat as they fall apart in the pan, big ones low down, glistening. */
export const crumbs = (random: Random, places: readonly Point[], low: number, high: number) =>
  group(
    { filter: 'url(#mince)' },
    ...places.map(([x, y]) =>
      path(
        blob(random, {
          x,
          y,
          radius: random.between(low, high),
          wobble: 0.45,
          points: 9,
          wide: 1.25,
          turn: random.next() * 3,
        }),
        random.pick(mince),
      ),
    ),
  );

/** Ragù ladled on in a heap about `radius` wide, running out between what lies under it. */
export function ragu(random: Random, radius: number): string {
  const outline = blob(random, { radius, wobble: 0.22, points: 22 });
  const layer = (share: number, count: number, low: number, high: number) =>
    crumbs(random, strewn(random, radius * share, count), low, high);
  return [
    group({ style: 'mix-blend-mode:multiply', filter: 'url(#soft16)' }, circle(0, 0, radius * 1.2, '#f2a860')),
    ellipse(radius * 0.05, radius * 0.09, radius * 1.02, radius, '#3a0f04', { opacity: 0.6, filter: 'url(#soft8)' }),
    group({ filter: 'url(#sauce)' }, path(outline, '#a52c0e')),
    layer(1.1, 150, 8, 18),
    group(
      { filter: 'url(#wet)' },
      ...strewn(random, radius, 30).map(([x, y]) =>
        path(
          blob(random, { x, y, radius: random.between(8, 20), wobble: 0.4, points: 8 }),
          random.pick(['#cf3a14', '#e05a1e', '#c22c10']),
        ),
      ),
    ),
    layer(0.9, 110, 8, 17),
    layer(0.55, 34, 8, 18),
    oil(random, radius * 1.15, 50),
  ].join('');
}

/** Ribbons of tagliatelle twirled on a plate, ragù over them. */
export const tagliatelle = (random: Random) =>
  at(
    600,
    450,
    bowl(436, glazes.cobalt) +
      nest(random, {
        radius: 326,
        width: 27,
        swirls: 64,
        abreast: 3,
        draw: flat,
        stray: 1.1,
        spans: [2, 4.2],
        colours: ['#fad272', '#fbdb8a', '#f7c95f', '#f9d67c'],
      }) +
      ragu(random, 190) +
      snow(random, 170, 60) +
      at(-8, -12, basilSprig(random, 104, 3)),
  );
