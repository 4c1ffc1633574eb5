import { darker, lighter } from '../kit/colour.ts';
import { blob, polar, smooth, straight } from '../kit/curve.ts';
import type { Random } from '../kit/random.ts';
import { strewn } from '../kit/scatter.ts';
import { at, circle, ellipse, group, line, many, path, rect } from '../kit/svg.ts';

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

/** One tube of penne lying along x. */
export function penne(random: Random, colour: string): string {
  const [l, w] = [random.between(58, 68), 19];
  const tube = path(
    `M${-l} ${-w}L${l - 14} ${-w}Q${l + 12} 0 ${l + 14} ${w}L${-l + 14} ${w}Q${-l - 14} ${w * 0.2} ${-l} ${-w}Z`,
    colour,
  );
  const ridges = many(4, (i) =>
    line(`M${-l + 6} ${-11 + i * 7.5}H${l - 2}`, darker(colour, 0.28), 1.8, { opacity: 0.55 }),
  );
  const mouth =
    ellipse(l + 2, 1, 9, w * 0.93, darker(colour, 0.68), { transform: `rotate(-24 ${l} 0)` }) +
    ellipse(l + 2, 1, 9, w * 0.93, 'none', {
      stroke: lighter(colour, 0.3),
      'stroke-width': 4,
      transform: `rotate(-24 ${l} 0)`,
    });
  return group({ filter: 'url(#wet)' }, tube, ridges) + mouth;
}

/** One square raviolo with a crimped edge. */
export function raviolo(colour = '#f3d58c'): string {
  const half = 82;
  const teeth = (i: number) => {
    const side = Math.floor(i / 14);
    const along = ((i % 14) / 14) * 2 * half - half;
    const edge = half + (i % 2 ? 7 : 0);
    return (
      (
        [
          [along, -edge],
          [edge, along],
          [-along, edge],
          [-edge, -along],
        ] as const
      )[side] ?? [0, 0]
    );
  };
  const outline = straight(Array.from({ length: 56 }, (_, i) => teeth(i)));
  const pillow = path('M-54 -50Q0 -66 54 -50Q66 0 54 52Q0 66 -54 52Q-66 0 -54 -50Z', lighter(colour, 0.12));
  return (
    group({ filter: 'url(#cast)' }, group({ filter: 'url(#melt)' }, path(outline, darker(colour, 0.04)))) +
    group({ filter: 'url(#cream)' }, pillow)
  );
}

/** One ridged gnocco along x. */
export const gnocco = (colour: string) =>
  group({ filter: 'url(#cream)' }, ellipse(0, 0, 50, 34, colour)) +
  many(5, (i) =>
    line(
      `M${-26 + i * 13} ${-24 + Math.abs(i - 2) * 4}q6 ${24 - Math.abs(i - 2) * 3} 0 ${48 - Math.abs(i - 2) * 8}`,
      darker(colour, 0.3),
      2.6,
      { opacity: 0.5 },
    ),
  );

/** A clam, hinge at the origin, about `size` across: an open shell with its meat, or a closed one seen from outside. */
export function clam(random: Random, size: number): string {
  const fan = (share: number) =>
    path(
      `M0 0C${-size * 0.3 * share} ${-size * 0.04} ${-size * 0.72 * share} ${-size * 0.3} ${-size * 0.62 * share} ${-size * 0.62}C${-size * 0.5 * share} ${-size * 0.98 * share} ${size * 0.5 * share} ${-size * 0.98 * share} ${size * 0.62 * share} ${-size * 0.62}C${size * 0.72 * share} ${-size * 0.3} ${size * 0.3 * share} ${-size * 0.04} 0 0Z`,
      '#000',
    );
  const shell = (share: number, colour: string) => fan(share).replace('#000', colour);
  const ribs = many(7, (i) =>
    line(
      `M${(i - 3) * size * 0.02} ${-size * 0.08}Q${(i - 3) * size * 0.13} ${-size * 0.4} ${(i - 3) * size * 0.16} ${-size * (0.8 - Math.abs(i - 3) * 0.05)}`,
      '#7a4a30',
      size * 0.022,
      { opacity: 0.5 },
    ),
  );
  const growth = many(3, (i) =>
    line(
      `M${-size * (0.24 + i * 0.13)} ${-size * (0.3 + i * 0.09)}Q0 ${-size * (0.42 + i * 0.18)} ${size * (0.24 + i * 0.13)} ${-size * (0.3 + i * 0.09)}`,
      '#a8694a',
      size * 0.035,
      { opacity: 0.55 },
    ),
  );
  const outside = group({ filter: 'url(#wet)' }, shell(1, '#d9b092'), ribs, growth);
  const meat = group(
    { filter: 'url(#wet)' },
    path(blob(random, { y: -size * 0.42, radius: size * 0.25, wobble: 0.25, wide: 1.4, tall: 0.8 }), '#e9963f'),
  );
  const inside = group({ filter: 'url(#wet)' }, shell(1, '#c99a78'), shell(0.88, '#f9ead6')) + meat;
  return random.chance(0.35) ? outside : at(0, 0, outside, 168, 0.9) + inside;
}

/** A thick slice of toasted bread, crust round a golden crumb. */
export const toast = (random: Random, wide: number, tall: number, crumb = '#e9bd74') =>
  group(
    { filter: 'url(#toast)' },
    path(blob(random, { radius: 1, wobble: 0.06, points: 14, wide, tall }), '#a8642a'),
    path(blob(random, { radius: 0.9, wobble: 0.05, points: 14, wide, tall }), crumb),
  ) +
  many(8, () =>
    line(
      `M${random.between(-wide * 0.5, wide * 0.4)} ${random.between(-tall * 0.6, tall * 0.6)}l${wide * 0.12} ${tall * 0.05}`,
      '#9a5a22',
      5,
      { opacity: 0.35 },
    ),
  );

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

/** A sliced mushroom: cap, gills and stalk in profile. */
export const mushroom = (size: number) =>
  group(
    { filter: 'url(#melt)' },
    path(
      smooth([
        [-size, 0],
        [-size * 0.85, -size * 0.62],
        [0, -size * 0.95],
        [size * 0.85, -size * 0.62],
        [size, 0],
        [size * 0.78, size * 0.22],
        [size * 0.28, size * 0.12],
        [size * 0.34, size * 0.8],
        [0, size * 0.9],
        [-size * 0.34, size * 0.8],
        [-size * 0.28, size * 0.12],
        [-size * 0.78, size * 0.22],
      ]),
      '#8a5a35',
    ),
    path(
      smooth([
        [-size * 0.84, -size * 0.06],
        [-size * 0.7, -size * 0.5],
        [0, -size * 0.78],
        [size * 0.7, -size * 0.5],
        [size * 0.84, -size * 0.06],
        [size * 0.26, -size * 0.04],
        [size * 0.24, size * 0.7],
        [-size * 0.24, size * 0.7],
        [-size * 0.26, -size * 0.04],
      ]),
      '#efdab4',
    ),
    line(`M${-size * 0.66} ${-size * 0.02}Q0 ${-size * 0.34} ${size * 0.66} ${-size * 0.02}`, '#9a6a42', size * 0.1),
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

/** A paper-thin slice of ham, folded on itself, about `size` long. */
export function prosciutto(random: Random, size: number): string {
  const sheet = Array.from({ length: 12 }, (_, i) =>
    polar((i / 12) * 6.283, size * (i % 2 ? 0.72 : 1) * random.between(0.85, 1.1)),
  );
  const flat = sheet.map(([x, y]) => [x, y * 0.56] as const);
  const folds = many(4, (i) =>
    line(
      `M${-size * 0.7} ${(i - 1.5) * size * 0.2}q${size * 0.5} ${random.between(-40, 40)} ${size * 1.3} ${random.between(-20, 20)}`,
      i % 2 ? '#f7cdbb' : '#a83b3a',
      size * (i % 2 ? 0.08 : 0.035),
      { opacity: 0.7 },
    ),
  );
  return group({ filter: 'url(#leafy)' }, path(smooth(flat), '#d0706a'), folds);
}

/** A cube seen from above with one lighter face. */
export const cube = (random: Random, size: number, colour: string, filter = 'fried') =>
  group(
    { filter: `url(#${filter})` },
    rect(-size / 2, -size / 2, size, size, colour, { rx: size * 0.16, transform: `rotate(${random.between(0, 90)})` }),
  );
