import { darker } from '../kit/colour.ts';
import { blob, polar, short } from '../kit/curve.ts';
import type { Random } from '../kit/random.ts';
import { packed, strewn } from '../kit/scatter.ts';
import { at, circle, ellipse, group, line, many, path } from '../kit/svg.ts';
import { glazes } from '../table/crockery.ts';
import { platter } from '../table/platter.ts';
import { splash } from './sauces.ts';
import { potato } from './sea-bass.ts';

/** A slice of rolled turkey: crisp skin round pale meat, and a turn of stuffing with cranberries in it. */
export function porchettaSlice(random: Random, radius: number): string {
  const turn = Array.from({ length: 24 }, (_, i) => polar(i * 0.4, radius * (0.1 + i * 0.021)));
  const course = turn.map(([x, y], i) => `${i ? 'L' : 'M'}${short(x)} ${short(y)}`).join('');
  const berries = turn
    .filter((_, i) => i % 5 === 2)
    .map(([x, y]) => circle(x, y, radius * random.between(0.055, 0.08), '#b3122c'));
  const sage = turn
    .filter((_, i) => i % 4 === 1)
    .map(([x, y]) => at(x, y, ellipse(0, 0, radius * 0.07, radius * 0.03, '#4a7a33'), random.between(0, 180)));
  const grain = many(26, () => {
    const [x, y] = polar(random.between(0, 6.28), radius * random.between(0.3, 0.84));
    return line(
      `M${short(x)} ${short(y)}q${short(radius * 0.06)} ${short(-radius * 0.03)} ${short(radius * 0.13)} 0`,
      '#d9ad84',
      3,
    );
  });
  return (
    group({ filter: 'url(#fried)' }, path(blob(random, { radius, wobble: 0.04, points: 14 }), '#b0601c')) +
    group(
      { filter: 'url(#matt)' },
      path(blob(random, { radius: radius * 0.89, wobble: 0.04, points: 14 }), '#f3dcc0'),
    ) +
    grain +
    group({ filter: 'url(#toast)' }, line(course, '#8a5a2c', radius * 0.2)) +
    group({ filter: 'url(#wet)' }, ...berries) +
    sage.join('')
  );
}

/** A sprout from above: leaves wrapped round each other. */
export const sprout = (random: Random, radius: number) =>
  at(
    0,
    0,
    group(
      { filter: 'url(#leafy)' },
      circle(0, 0, radius, '#5c8d3a'),
      path(
        `M${-radius} 0A${radius} ${radius} 0 0 1 ${short(radius * 0.5)} ${short(-radius * 0.86)}Q0 0 ${-radius} 0Z`,
        '#83b054',
      ),
      path(
        `M${radius} 0A${radius} ${radius} 0 0 1 ${short(-radius * 0.5)} ${short(radius * 0.86)}Q0 ${short(radius * 0.1)} ${radius} 0Z`,
        '#6d9c45',
      ),
      line(
        `M${short(-radius * 0.7)} ${short(-radius * 0.1)}Q0 ${short(-radius * 0.2)} ${short(radius * 0.3)} ${short(-radius * 0.7)}`,
        '#c7dba0',
        radius * 0.08,
      ),
    ),
    random.between(0, 360),
  );

/** What lies on the Christmas plate, for a plate of 440 px. */
export function turkeyDinner(random: Random): string {
  const around = (places: readonly (readonly [number, number])[], draw: () => string) =>
    places.map(([x, y]) => at(x, y, draw(), random.between(0, 360))).join('');
  const roots = many(5, (i) =>
    at(
      -250 + i * 34,
      -176 + i * 26,
      group({ filter: 'url(#toast)' }, path('M-86 -13Q0 -30 92 -3Q0 30 -86 13Z', i % 2 ? '#e8c98a' : '#e0762a')),
      -34 + i * 7,
    ),
  );
  return [
    at(0, 30, splash(random, 286, '#7a3a14', 0.16)),
    around(
      packed(random, 96, 7, 0.3).map(([x, y]) => [x + 210, y - 196]),
      () => at(0, 0, potato(random), 0, 1.15),
    ),
    around(
      packed(random, 112, 9, 0.25).map(([x, y]) => [x - 246, y + 140]),
      () => sprout(random, 42),
    ),
    roots,
    at(196, 110, porchettaSlice(random, 158), 20),
    at(36, 190, porchettaSlice(random, 164), 110),
    at(30, -10, porchettaSlice(random, 172), 240),
    many(9, () =>
      at(
        ...polar(random.between(0, 6.28), random.between(230, 330)),
        ellipse(0, 0, 13, 12, '#b3122c', { filter: 'url(#pebble)' }),
      ),
    ),
  ].join('');
}

/** A panettone in its paper, a wedge cut from it, seen from a chair. Its foot is at the origin. */
export function panettone(random: Random): string {
  const body = 'M-230 0Q-250 -180 -214 -300H214Q250 -180 230 0Q0 36 -230 0Z';
  const dome = 'M-232 -286Q-270 -520 0 -546Q270 -520 232 -286Q0 -246 -232 -286Z';
  const pleats = many(15, (i) =>
    line(`M${-214 + i * 30.6} -290Q${-222 + i * 31.8} -140 ${-218 + i * 31.2} 6`, '#7d5a1e', 4, { opacity: 0.5 }),
  );
  const fruit = strewn(random, 180, 34).map(([x, y]) =>
    ellipse(
      x,
      -410 + y * 0.56,
      random.between(8, 15),
      random.between(6, 11),
      random.pick(['#3a1a0c', '#e8811f', '#7a9a3a', '#5a2d14']),
    ),
  );
  const sugar = strewn(random, 210, 150).map(([x, y]) =>
    circle(x, -440 + y * 0.44, random.between(2, 5), '#fffaf0', { opacity: 0.85 }),
  );
  return (
    at(0, 6, platter(400, glazes.cream)) +
    group({ filter: 'url(#toast)' }, path(dome, '#a05a22')) +
    group({ filter: 'url(#soft1)' }, ...fruit) +
    sugar.join('') +
    group({ filter: 'url(#cream)' }, path(body, '#c79a4a')) +
    pleats +
    path('M-226 -150Q0 -112 226 -150V-86Q0 -48 -226 -86Z', '#c12713') +
    path('M-226 -150Q0 -112 226 -150V-140Q0 -102 -226 -140Z', darker('#f2c25e', 0.05))
  );
}
