import { blob, type Point, polar, smooth } from '../kit/curve.ts';
import type { Random } from '../kit/random.ts';
import { rings, strewn } from '../kit/scatter.ts';
import { circle, ellipse, group, many, path } from '../kit/svg.ts';
import { cornicione, turn, wavy } from './crust.ts';

/** What is spread on the base: tomato, cream or pesto, glistening. */
export function spread(random: Random, radius: number, colours: readonly [string, string, ...string[]]): string {
  const [base, ...streaks] = colours;
  const swirl = many(70, () => {
    const angle = random.next() * turn;
    const [x, y] = polar(angle, radius * 0.8 * Math.sqrt(random.next()));
    return path(
      blob(random, {
        x,
        y,
        radius: radius * random.between(0.02, 0.06),
        wobble: 0.4,
        points: 8,
        wide: 1.8,
        tall: 0.7,
        turn: angle + turn / 4,
      }),
      streaks[Math.floor(random.next() * streaks.length)] ?? base,
      { opacity: random.between(0.25, 0.6) },
    );
  });
  const disc = smooth(wavy(random, radius * 0.83, 0.02, 34));
  return (
    path(disc, '#5e1206', { opacity: 0.5, filter: 'url(#soft8)' }) +
    group({ filter: 'url(#sauce)' }, path(disc, base), swirl)
  );
}

/** Beads of olive oil catching the window. */
export const oil = (random: Random, radius: number, count = 60) =>
  strewn(random, radius * 0.76, count)
    .map(([x, y]) => {
      const r = radius * (0.005 + random.next() ** 2 * 0.02);
      return (
        ellipse(x, y, r * 1.25, r, '#f7c552', { opacity: 0.5 }) +
        circle(x - r * 0.35, y - r * 0.35, r * 0.32, '#fff', { opacity: 0.85 })
      );
    })
    .join('');

/** Places for toppings: rings that leave the rim free. */
export const toppingPlaces = (random: Random, radius: number, outer = 8, inner = 4, middle = 1): Point[] =>
  rings(random, radius, [
    [0.62, outer],
    [0.34, inner],
    [0.06, middle],
  ]);

/** The red of San Marzano tomatoes, the cream of a white base and a green one. */
export const bases = {
  rossa: ['#bd2711', '#d84a2c', '#9c1c0b', '#cf3519', '#e0603a'],
  bianca: ['#f3d496', '#fbe6b4', '#e3b564', '#f7dfa8', '#d99f48'],
  verde: ['#86953f', '#6f8433', '#a3ac58', '#5f7530', '#bcbf74'],
} as const;

/** A whole pizza without a plate, centred on the origin. */
export const pizza = (random: Random, radius: number, base: keyof typeof bases, ...toppings: string[]) =>
  ellipse(radius * 0.03, radius * 0.06, radius, radius * 0.99, '#1a0803', { opacity: 0.55, filter: 'url(#soft16)' }) +
  cornicione(random, radius) +
  spread(random, radius, bases[base]) +
  toppings.join('') +
  oil(random, radius);
