import { blob, type Point, polar, smooth } from '../kit/curve.ts';
import { type Random, seeded } from '../kit/random.ts';
import { strewn } from '../kit/scatter.ts';
import { at, ellipse, group, line, many, path } from '../kit/svg.ts';
import { basilLeaf } from '../table/garden.ts';
import { glass } from '../table/glass.ts';
import { seated } from '../table/scene.ts';

/** A scoop of ice-cream: the spoon's furrows, a torn skirt where it let go, beginning to melt. */
export function scoop(random: Random, radius: number, colour: string, bits = ''): string {
  const rough = (size: number, count: number, tall = 1, y = 0) =>
    smooth(
      Array.from({ length: count }, (_, i): Point => {
        const [px, py] = polar((i / count) * 6.283, radius * size * random.between(0.965, 1.03));
        return [px, y + py * tall];
      }),
    );
  const skirt = many(15, (i) => {
    const [x, y] = polar(0.1 + (i / 14) * 2.94, radius);
    return path(
      blob(random, {
        x: x * 0.98,
        y: radius * 0.3 + y * 0.52,
        radius: radius * random.between(0.13, 0.24),
        wobble: 0.35,
        wide: 1.3,
      }),
      colour,
    );
  });
  const furrows = many(7, (i) => {
    const y = radius * (-0.7 + i * 0.23 + random.between(-0.04, 0.04));
    const wide = radius * Math.sqrt(1 - (y / radius) ** 2) * random.between(0.6, 0.92);
    const arc = (dy: number) =>
      `M${-wide} ${y + dy}Q${random.between(-20, 20)} ${y + dy + radius * 0.24} ${wide} ${y + dy - 8}`;
    return (
      line(arc(0), '#7a4420', radius * 0.04, { opacity: 0.2 }) +
      line(arc(radius * 0.055), '#fffdf4', radius * 0.055, { opacity: 0.55 })
    );
  });
  const pits = many(34, () => {
    const [x, y] = polar(random.next() * 6.283, radius * 0.92 * Math.sqrt(random.next()));
    return path(blob(random, { x, y, radius: random.between(2, 6), wobble: 0.5, points: 7, wide: 1.7 }), '#7a4420', {
      opacity: 0.18,
    });
  });
  return (
    group(
      { filter: 'url(#scooped)' },
      path(rough(1, 44), colour),
      skirt,
      group({ filter: 'url(#soft1)' }, furrows, pits),
      bits,
    ) +
    path(rough(0.985, 44, 1.12, radius * 0.06), 'url(#ball)', { style: 'mix-blend-mode:multiply', opacity: 0.7 }) +
    ellipse(-radius * 0.42, -radius * 0.5, radius * 0.2, radius * 0.1, '#fffdf4', {
      opacity: 0.5,
      filter: 'url(#soft8)',
      transform: 'rotate(-34)',
    })
  );
}

const specks = (
  random: Random,
  radius: number,
  count: number,
  [low, high]: readonly [number, number],
  ...colours: [string, ...string[]]
) =>
  strewn(random, radius, count)
    .map(([x, y]) =>
      path(
        blob(random, {
          x,
          y,
          radius: random.between(low, high),
          wobble: 0.5,
          points: 6,
          wide: 1.4,
          turn: random.next() * 3,
        }),
        random.pick(colours),
      ),
    )
    .join('');

const wafer = () =>
  group(
    { filter: 'url(#crisp)' },
    path('M-40 20L-36 -300Q0 -312 40 -304L38 20Z', '#dc9b48'),
    many(9, (i) => line(`M-36 ${-12 - i * 34}l74 -24M-36 ${-44 - i * 34}l74 24`, '#f3c77c', 5)),
    many(9, (i) => line(`M-36 ${-8 - i * 34}l74 -24M-36 ${-40 - i * 34}l74 24`, '#8f5220', 3, { opacity: 0.7 })),
  );

/** Three scoops in a coupe, a wafer stuck in, seen close enough that the foot of the glass is out of the picture. */
export const gelato = () => {
  const random = seeded('gelato');
  const [pistachio, strawberry, cream] = ['#bcca7c', '#f0a79f', '#fbecc8'];
  const ripple = many(3, (i) =>
    line(
      `M${-96 + i * 16} ${-60 + i * 54}q60 ${random.between(20, 50)} 120 6t70 10`,
      '#c01f38',
      random.between(8, 15),
      { opacity: 0.85 },
    ),
  );
  const balls =
    at(176, -300, wafer(), 20) +
    at(-100, -272, scoop(random, 124, pistachio, specks(random, 112, 44, [3, 9], '#6f8f3a', '#8a6a34', '#a8ba5a'))) +
    at(104, -272, scoop(random, 122, strawberry, ripple + specks(random, 108, 26, [3, 8], '#b81e36', '#d8485a'))) +
    at(2, -402, scoop(random, 138, cream, specks(random, 132, 54, [2, 7], '#3a1a0c', '#54280f')));
  const inside =
    group(
      { filter: 'url(#scooped)' },
      path(blob(random, { x: -128, y: -170, radius: 146, wobble: 0.12 }), pistachio),
      path(blob(random, { x: 132, y: -170, radius: 146, wobble: 0.12 }), strawberry),
    ) +
    group(
      { filter: 'url(#wet)' },
      path(blob(random, { x: 0, y: -30, radius: 150, wobble: 0.3, points: 16, tall: 0.5 }), '#b3162f'),
    );
  const cup = glass(
    'coppa',
    { lip: 270, belly: 228, base: 44, height: 230, stem: 150, full: 0.92, drink: '#fbe2c8', deep: '#d8606a' },
    inside,
  );
  return seated(
    '#8fc0bb',
    '#f6e2c0',
    at(590, 734, balls + cup + at(30, -540, basilLeaf(random, 110, '#5c9a4a'), -24), 0, 1.2),
  );
};
