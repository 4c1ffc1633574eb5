import { blob } from '../kit/curve.ts';
import type { Random } from '../kit/random.ts';
import { strewn } from '../kit/scatter.ts';
import { at, circle, ellipse, group, many, path } from '../kit/svg.ts';

/** A slice of tomato with its chambers and seeds. */
export const tomatoSlice = (radius: number) =>
  group(
    { filter: 'url(#wet)' },
    circle(0, 0, radius, '#bd2411'),
    circle(0, 0, radius * 0.91, '#e2512f'),
    many(5, (i) =>
      at(
        0,
        0,
        ellipse(radius * 0.5, 0, radius * 0.27, radius * 0.22, '#c43315') +
          many(4, (k) =>
            ellipse(
              radius * (0.34 + k * 0.1),
              radius * (k % 2 ? 0.1 : -0.09),
              radius * 0.055,
              radius * 0.032,
              '#f8d98c',
            ),
          ),
        i * 72,
      ),
    ),
    circle(0, 0, radius * 0.15, '#f0906a'),
  );

/** A slice of mozzarella. */
export const mozzarellaSlice = (random: Random, radius: number) =>
  group({ filter: 'url(#cream)' }, path(blob(random, { radius, wobble: 0.06, points: 14 }), '#fdf6e6')) +
  path(blob(random, { radius: radius * 0.7, wobble: 0.1, points: 12 }), '#fffdf7', {
    opacity: 0.8,
    filter: 'url(#soft3)',
  });

/** A slice of cured sausage with its flecks of fat. */
export const salame = (random: Random, radius: number) =>
  group(
    { filter: 'url(#wet)' },
    path(blob(random, { radius, wobble: 0.05, points: 16 }), '#7d1a0b'),
    path(blob(random, { radius: radius * 0.9, wobble: 0.05, points: 16 }), '#ad2d18'),
    strewn(random, radius * 0.78, 16)
      .map(([x, y]) =>
        path(
          blob(random, { x, y, radius: radius * random.between(0.03, 0.1), wobble: 0.4, points: 6 }),
          random.pick(['#e58a62', '#d4603c', '#7d1408']),
          { opacity: 0.8 },
        ),
      )
      .join(''),
  );

/** An olive with its hole. */
export const olive = (radius: number, kind: 'green' | 'black') =>
  group({ filter: 'url(#pebble)' }, ellipse(0, 0, radius * 1.16, radius, kind === 'green' ? '#96a03f' : '#44272f')) +
  circle(radius * 0.5, -radius * 0.1, radius * 0.3, kind === 'green' ? '#59631f' : '#170c10') +
  ellipse(-radius * 0.4, -radius * 0.42, radius * 0.3, radius * 0.15, '#fff', {
    opacity: 0.55,
    transform: 'rotate(-24)',
  });

/** A ring of red onion. */
export const onionRing = (radius: number) =>
  ellipse(0, 0, radius, radius * 0.72, 'none', { stroke: '#f4dcea', 'stroke-width': radius * 0.22 }) +
  ellipse(0, 0, radius * 1.08, radius * 0.8, 'none', { stroke: '#8e2f5f', 'stroke-width': radius * 0.09 });
