import { blob, polar } from '../kit/curve.ts';
import type { Random } from '../kit/random.ts';
import { packed } from '../kit/scatter.ts';
import { group, many, path } from '../kit/svg.ts';
import { turn } from './crust.ts';

/** One pool of melted mozzarella: runny cream edge, white heart, toasted freckles. */
export function meltedPool(random: Random, x: number, y: number, size: number): string {
  const lobes = Array.from({ length: 3 }, () => ({
    x: x + random.between(-0.7, 0.7) * size,
    y: y + random.between(-0.6, 0.6) * size,
    radius: size * random.between(0.5, 0.8),
    points: 10,
    wobble: 0.3,
    wide: random.between(1, 1.4),
    turn: random.next() * 3,
  }));
  const layer = (grow: number, fill: string) =>
    lobes.map((lobe) => path(blob(random, { ...lobe, radius: lobe.radius * grow }), fill)).join('');
  const toasted = many(5, () => {
    const lobe = lobes[Math.floor(random.next() * lobes.length)];
    const [dx, dy] = polar(random.next() * turn, size * 0.45 * random.next());
    return path(
      blob(random, {
        x: (lobe?.x ?? x) + dx,
        y: (lobe?.y ?? y) + dy,
        radius: size * random.between(0.05, 0.15),
        wobble: 0.4,
      }),
      random.pick(['#d9913d', '#b96a26', '#e3a95a']),
      { opacity: random.between(0.35, 0.75) },
    );
  });
  return (
    group({ opacity: 0.55, filter: 'url(#soft3)' }, layer(1.3, '#f2a765')) +
    group(
      { filter: 'url(#melt)' },
      layer(1.06, '#f7dca4'),
      layer(0.84, '#fbeccb'),
      group({ filter: 'url(#soft3)' }, layer(0.6, '#fdf4e0')),
      toasted,
    )
  );
}

/** Mozzarella over the whole pizza. */
export const mozzarella = (random: Random, radius: number, count = 13, size = 0.125) =>
  packed(random, radius * 0.72, count)
    .map(([x, y]) => meltedPool(random, x, y, radius * size * random.between(0.75, 1.25)))
    .join('');
