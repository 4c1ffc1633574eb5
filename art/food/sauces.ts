import { darker, lighter } from '../kit/colour.ts';
import { blob, polar } from '../kit/curve.ts';
import type { Random } from '../kit/random.ts';
import { strewn } from '../kit/scatter.ts';
import { group, many, path } from '../kit/svg.ts';

/** A spoonful of sauce: a wet splash about `radius` wide. */
export const splash = (random: Random, radius: number, colour: string, wobble = 0.22) =>
  group(
    { filter: 'url(#sauce)' },
    path(blob(random, { radius, wobble, points: 16 }), colour),
    many(12, () => {
      const [x, y] = polar(random.next() * 6.283, radius * 0.75 * random.next());
      return path(
        blob(random, {
          x,
          y,
          radius: radius * random.between(0.05, 0.16),
          wobble: 0.4,
          wide: 1.6,
          turn: random.next() * 3,
        }),
        random.pick([lighter(colour, 0.18), darker(colour, 0.18)]),
        { opacity: 0.55 },
      );
    }),
  );

/** Chopped things heaped in a disc: ragù, diced tomato, croutons. */
export const heap = (
  random: Random,
  radius: number,
  count: number,
  size: number,
  colours: readonly [string, ...string[]],
  filter = 'wet',
) =>
  strewn(random, radius, count)
    .sort((a, b) => b[0] ** 2 + b[1] ** 2 - a[0] ** 2 - a[1] ** 2)
    .map(([x, y]) =>
      group(
        { filter: `url(#${filter})` },
        path(
          blob(random, {
            x,
            y,
            radius: size * random.between(0.6, 1.2),
            wobble: 0.3,
            points: 7,
            wide: 1.2,
            turn: random.next() * 3,
          }),
          random.pick(colours),
        ),
      ),
    )
    .join('');
