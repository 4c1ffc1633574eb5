import { blob, polar } from '../kit/curve.ts';
import type { Random } from '../kit/random.ts';
import { at, circle, group, line, many, path } from '../kit/svg.ts';
import { bowl, glazes, plate } from '../table/crockery.ts';

interface Roll {
  x: number;
  y: number;
  size: number;
  turn: number;
}

const rolls: Roll[] = [-4, 4, -3, 3, -2, 2, -1, 1, 0].map((place) => {
  const share = place / 4;
  const [x, y] = polar(-Math.PI / 2 + share * 1.3, 250);
  return { x, y: y + 170, size: 124 - Math.abs(share) * 66, turn: share * 74 };
});

export const croissant = (random: Random) =>
  rolls
    .map(({ x, y, size, turn }) => {
      const layers = many(3, (i) =>
        line(`M${-44 + i * 34} ${-size * 0.82}q${18 - i * 6} ${size * 0.8} 0 ${size * 1.64}`, '#7a3c10', 4, {
          opacity: 0.35,
        }),
      );
      const roll = group(
        { filter: 'url(#cream)' },
        path(blob(random, { radius: 1, wobble: 0.05, points: 12, wide: 74, tall: size }), '#bd7226'),
        path(blob(random, { x: -6, radius: 1, wobble: 0.06, points: 12, wide: 52, tall: size * 0.9 }), '#d08a34'),
        path(blob(random, { x: -18, radius: 1, wobble: 0.1, points: 12, wide: 20, tall: size * 0.74 }), '#e9b263'),
      );
      return at(x, y, roll + layers, turn);
    })
    .join('');

/** A cup of cappuccino from above with a heart poured in the foam. */
export const cappuccino = () =>
  plate(150, glazes.cream) +
  bowl(116, glazes.cream) +
  circle(0, 0, 102, '#7a4018') +
  circle(0, 0, 94, '#b06a30') +
  path('M0 66C-90 10 -84 -62 -38 -64Q-8 -64 0 -34Q8 -64 38 -64C84 -62 90 10 0 66Z', '#fbeacb') +
  path('M0 34C-44 4 -42 -30 -20 -32Q-4 -32 0 -16Q4 -32 20 -32C42 -30 44 4 0 34Z', '#c98a4c', { opacity: 0.7 });
