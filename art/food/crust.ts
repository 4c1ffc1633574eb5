import { blob, type Point, polar, smooth } from '../kit/curve.ts';
import type { Random } from '../kit/random.ts';
import { group, many, path } from '../kit/svg.ts';

/** A whole turn, in radians. */
export const turn = Math.PI * 2;

export const wavy = (random: Random, radius: number, bump: number, count: number): Point[] =>
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
