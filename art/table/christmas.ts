import { darker, lighter } from '../kit/colour.ts';
import { blob, polar, short, straight } from '../kit/curve.ts';
import type { Random } from '../kit/random.ts';
import { at, circle, ellipse, group, line, many, path } from '../kit/svg.ts';

/** A fir twig along +x, its needles leaning forwards. */
export function firTwig(random: Random, length: number): string {
  const needles = (side: number) =>
    many(Math.round(length / 7), (i) => {
      const x = i * 7 + 4;
      const long = (length - x) * 0.16 + 26;
      return line(
        `M${short(x)} 0l${short(long * random.between(0.6, 0.8))} ${short(side * long * random.between(0.6, 0.9))}`,
        random.pick(['#2f5d3f', '#3d7350', '#24492f']),
        5,
      );
    });
  return group(
    { filter: 'url(#leafy)' },
    line(`M0 0H${short(length)}`, '#5a4022', 7),
    needles(1),
    needles(-1),
    line(`M${short(length * 0.9)} 0l34 0`, '#3d7350', 5),
  );
}

const berry = (radius: number) => group({ filter: 'url(#pebble)' }, circle(0, 0, radius, '#c12713'));

/** A bough: twigs from one point, with red berries where they meet. */
export const firBough = (random: Random, length: number, turns: readonly number[]) =>
  turns.map((turn) => at(0, 0, firTwig(random, length * random.between(0.8, 1)), turn)).join('') +
  many(4, (i) => at(...polar(i * 1.7, i ? 26 : 0), berry(random.between(15, 19))));

/** A holly leaf along +x with its spikes. */
export const hollyLeaf = (length: number) =>
  group(
    { filter: 'url(#leafy)' },
    path(
      `M0 0Q${short(length * 0.12)} ${short(-length * 0.3)} ${short(length * 0.24)} ${short(-length * 0.26)}Q${short(length * 0.34)} ${short(-length * 0.14)} ${short(length * 0.5)} ${short(-length * 0.3)}Q${short(length * 0.6)} ${short(-length * 0.14)} ${short(length * 0.76)} ${short(-length * 0.2)}Q${short(length * 0.84)} ${short(-length * 0.06)} ${short(length)} 0Q${short(length * 0.84)} ${short(length * 0.06)} ${short(length * 0.76)} ${short(length * 0.2)}Q${short(length * 0.6)} ${short(length * 0.14)} ${short(length * 0.5)} ${short(length * 0.3)}Q${short(length * 0.34)} ${short(length * 0.14)} ${short(length * 0.24)} ${short(length * 0.26)}Q${short(length * 0.12)} ${short(length * 0.3)} 0 0Z`,
      '#24583a',
    ),
    line(`M0 0H${short(length * 0.95)}`, '#8fb98a', length * 0.025),
  );

/** Two leaves of holly and three berries. */
export const holly = (length: number) =>
  at(0, 0, hollyLeaf(length), -34) +
  at(0, 0, hollyLeaf(length), 214) +
  at(-14, 4, berry(length * 0.13)) +
  at(14, 8, berry(length * 0.13)) +
  at(0, -14, berry(length * 0.13));

/** A cracker `length` px long, lying along x. */
export function cracker(length: number, colour: string, band = '#f2c25e'): string {
  const [half, tall] = [length / 2, length * 0.13];
  const end = (side: number) =>
    path(
      `M${short(side * half * 0.56)} ${short(-tall * 0.42)}L${short(side * half)} ${short(-tall * 1.1)}L${short(side * half * 0.93)} ${short(-tall * 0.4)}L${short(side * half)} ${short(tall * 0.1)}L${short(side * half * 0.93)} ${short(tall * 0.5)}L${short(side * half)} ${short(tall * 1.1)}L${short(side * half * 0.56)} ${short(tall * 0.42)}Z`,
      lighter(colour, 0.08),
    );
  const strap = (x: number) => line(`M${short(x)} ${short(-tall * 0.96)}V${short(tall * 0.96)}`, band, length * 0.028);
  return group(
    { filter: 'url(#cream)' },
    end(-1),
    end(1),
    path(
      `M${short(-half * 0.56)} ${short(-tall * 0.5)}Q${short(-half * 0.5)} ${short(-tall)} ${short(-half * 0.42)} ${short(-tall)}H${short(half * 0.42)}Q${short(half * 0.5)} ${short(-tall)} ${short(half * 0.56)} ${short(-tall * 0.5)}V${short(tall * 0.5)}Q${short(half * 0.5)} ${short(tall)} ${short(half * 0.42)} ${short(tall)}H${short(-half * 0.42)}Q${short(-half * 0.5)} ${short(tall)} ${short(-half * 0.56)} ${short(tall * 0.5)}Z`,
      colour,
    ),
    strap(-half * 0.3),
    strap(half * 0.3),
    star(tall * 0.62, band),
  );
}

/** A five-pointed star centred on the origin. */
export const star = (radius: number, colour: string) =>
  path(
    straight(
      Array.from({ length: 10 }, (_, i) => polar((i / 10) * Math.PI * 2 - Math.PI / 2, i % 2 ? radius * 0.46 : radius)),
    ),
    colour,
    { 'stroke-linejoin': 'round', stroke: colour, 'stroke-width': radius * 0.14 },
  );

/** A clementine with its leaf. */
export const clementine = (random: Random, radius: number) =>
  ellipse(radius * 0.28, radius * 0.4, radius, radius * 0.9, '#2a0803', { opacity: 0.4, filter: 'url(#soft16)' }) +
  group(
    { filter: 'url(#pebble)' },
    path(blob(random, { radius, wobble: 0.03, points: 12 }), '#ee8420'),
    circle(-radius * 0.3, -radius * 0.34, radius * 0.34, '#f9ad55', { opacity: 0.7, filter: 'url(#soft8)' }),
  ) +
  at(
    0,
    0,
    circle(0, 0, radius * 0.1, '#7d5a1e') + at(0, 0, hollyLeaf(radius * 0.9).replaceAll('#24583a', '#3d7a38'), -40),
  );

/** A candle from above, alight: its wax, its flame and the glow it throws. */
export const candle = (radius: number) =>
  circle(0, 0, radius * 4.4, '#ffdf8c', { opacity: 0.14, filter: 'url(#soft30)' }) +
  circle(0, 0, radius * 1.7, darker('#f2c25e', 0.12)) +
  group({ filter: 'url(#cream)' }, circle(0, 0, radius, '#fbf0da')) +
  circle(0, 0, radius * 0.5, '#ffe9a8') +
  path(
    `M0 ${short(radius * 0.2)}Q${short(-radius * 0.42)} ${short(-radius * 0.1)} 0 ${short(-radius * 0.9)}Q${short(radius * 0.42)} ${short(-radius * 0.1)} 0 ${short(radius * 0.2)}Z`,
    '#f59a2c',
  ) +
  ellipse(0, -radius * 0.1, radius * 0.14, radius * 0.3, '#fff6d8');
