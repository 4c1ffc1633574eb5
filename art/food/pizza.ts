import { blob, type Point, polar, smooth } from '../kit/curve.ts';
import type { Random } from '../kit/random.ts';
import { packed, rings, strewn } from '../kit/scatter.ts';
import { circle, ellipse, group, many, path } from '../kit/svg.ts';

const turn = Math.PI * 2;

const wavy = (random: Random, radius: number, bump: number, count: number): Point[] =>
  Array.from({ length: count }, (_, i) => polar((i / count) * turn, radius * (1 + random.between(-bump, bump))));

/** Leopard spots: a scorched patch on the rim, darkest in the middle. */
function scorch(random: Random, radius: number): string {
  const angle = random.next() * turn;
  const [x, y] = polar(angle, radius * random.between(0.84, 0.97));
  const along = angle + turn / 4;
  const stain = path(
    blob(random, { x, y, radius: radius * random.between(0.04, 0.075), wobble: 0.3, wide: 1.7, turn: along }),
    '#7a3c12',
    { opacity: 0.55, filter: 'url(#soft8)' },
  );
  const spots = many(Math.round(random.between(2, 6)), () => {
    const [dx, dy] = polar(random.next() * turn, radius * 0.045 * random.next());
    return path(
      blob(random, {
        x: x + dx,
        y: y + dy,
        radius: radius * random.between(0.008, 0.03),
        wobble: 0.35,
        points: 9,
        wide: 1.5,
        turn: along,
      }),
      '#3a180a',
      { opacity: random.between(0.55, 0.9) },
    );
  });
  return stain + group({ filter: 'url(#soft1)' }, spots);
}

const bubble = (random: Random, radius: number) => {
  const angle = random.next() * turn;
  const [x, y] = polar(angle, radius * random.between(0.88, 0.93));
  const size = radius * random.between(0.045, 0.085);
  return path(
    blob(random, { x, y, radius: size, wobble: 0.14, points: 9, wide: 1.35, turn: angle + turn / 4 }),
    random.pick(['#e4ac5c', '#e7b263', '#e2a656']),
  );
};

/** The puffed rim of a pizza: swollen, blistered, scorched. Outer radius is `radius`. */
export function cornicione(random: Random, radius: number): string {
  const outer = smooth(wavy(random, radius * 0.985, 0.018, 26));
  const inner = smooth(wavy(random, radius * 0.8, 0.014, 30));
  const freckles = many(60, () => {
    const angle = random.next() * turn;
    const [x, y] = polar(angle, radius * random.between(0.83, 0.99));
    return path(
      blob(random, {
        x,
        y,
        radius: radius * random.between(0.012, 0.04),
        wobble: 0.3,
        wide: 1.7,
        turn: angle + turn / 4,
      }),
      random.pick(['#f6d79b', '#c9803a', '#f0c882', '#b96c2a']),
      { opacity: random.between(0.25, 0.5) },
    );
  });
  const ring = path(`${outer}${inner}`, '#e0a456', { 'fill-rule': 'evenodd' });
  return [
    path(outer, '#8a4a1a'),
    group(
      { filter: 'url(#dough)' },
      ring,
      many(22, () => bubble(random, radius)),
      group({ filter: 'url(#soft3)' }, freckles),
      many(17, () => scorch(random, radius)),
    ),
  ].join('');
}

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
