import { type Point, polar } from './curve.ts';
import type { Random } from './random.ts';

/** Even but not mechanical: rings of places, each ring a share of the radius and how many sit on it. */
export function rings(
  random: Random,
  radius: number,
  list: readonly (readonly [share: number, count: number])[],
  jitter = 0.5,
): Point[] {
  return list.flatMap(([share, count]) => {
    const start = random.next() * Math.PI * 2;
    return Array.from({ length: count }, (_, i) =>
      polar(
        start + ((i + random.between(-0.5, 0.5) * jitter) / count) * Math.PI * 2,
        share * radius * random.between(0.91, 1.09),
      ),
    );
  });
}

/** Crumbs: places anywhere in a disc, evenly by area. */
export const strewn = (random: Random, radius: number, count: number): Point[] =>
  Array.from({ length: count }, () => polar(random.next() * Math.PI * 2, radius * Math.sqrt(random.next())));

/** A sunflower spread: fills a disc with `count` places about the same distance apart. */
export const packed = (random: Random, radius: number, count: number, jitter = 0.3): Point[] =>
  Array.from({ length: count }, (_, i) => {
    const step = radius / Math.sqrt(count);
    const [x, y] = polar(i * 2.39996 + random.next() * 0.2, radius * Math.sqrt((i + 0.5) / count));
    return [x + random.between(-jitter, jitter) * step, y + random.between(-jitter, jitter) * step];
  });
