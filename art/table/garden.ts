import { darker, lighter } from '../kit/colour.ts';
import { short, straight } from '../kit/curve.ts';
import type { Random } from '../kit/random.ts';
import { at, circle, ellipse, group, line, many, path } from '../kit/svg.ts';

export const greens = ['#2a6a33', '#34793b', '#235c2b'] as const;

/** A basil leaf growing from the origin along +x; cupped, veined, lit from above. */
export function basilLeaf(random: Random, length: number, colour: string = random.pick(greens)): string {
  const w = length * random.between(0.34, 0.42);
  const tip = length * random.between(-0.06, 0.1);
  const l = (share: number) => short(length * share);
  const outline = `M0 0C${l(0.1)} ${short(-w * 1.1)} ${l(0.66)} ${short(-w * 1.3)} ${l(1)} ${short(tip)}C${l(0.74)} ${short(w * 1.15)} ${l(0.14)} ${short(w * 1.1)} 0 0Z`;
  const far = `M0 0C${l(0.1)} ${short(-w * 1.1)} ${l(0.66)} ${short(-w * 1.3)} ${l(1)} ${short(tip)}C${l(0.66)} ${short(-w * 0.05)} ${l(0.3)} ${short(w * 0.1)} 0 0Z`;
  const vein = darker(colour, 0.42);
  const ribs = [0.2, 0.36, 0.52, 0.67]
    .map(
      (k) =>
        `M${l(k)} ${short(tip * k * k)}Q${l(k + 0.1)} ${short(-w * 0.32)} ${l(k + 0.17)} ${short(-w * 0.72 * (1.1 - k * 0.6))}M${l(k)} ${short(tip * k * k)}Q${l(k + 0.1)} ${short(w * 0.3)} ${l(k + 0.16)} ${short(w * 0.64 * (1.1 - k * 0.6))}`,
    )
    .join('');
  return group(
    { filter: 'url(#leafy)' },
    path(outline, colour),
    path(far, lighter(colour, 0.16)),
    line(`M0 0Q${l(0.5)} ${short(-w * 0.04)} ${l(0.95)} ${short(tip)}`, vein, length * 0.024),
    line(ribs, vein, length * 0.011, { opacity: 0.7 }),
    line(
      `M${l(0.2)} ${short(-w * 0.52)}Q${l(0.46)} ${short(-w * 0.92)} ${l(0.72)} ${short(-w * 0.56)}`,
      '#eaf7d8',
      length * 0.035,
      { opacity: 0.35 },
    ),
  );
}

/** A sprig: two to four leaves from one stalk. */
export function basilSprig(random: Random, length: number, leaves = 3): string {
  const start = random.between(0, 360);
  return many(leaves, (i) =>
    at(0, 0, basilLeaf(random, length * random.between(0.72, 1)), start + i * (300 / leaves) + random.between(-18, 18)),
  );
}

/** A rocket leaf along +x, lobed, on a thin stalk. */
export function rocketLeaf(random: Random, length: number): string {
  const colour = random.pick(['#5c8d3a', '#4a7a33', '#6d9c45'] as const);
  const w = length * 0.17;
  const lobe = (k: number, side: number) =>
    `Q${short(length * (k + 0.02))} ${short(side * w * 1.9)} ${short(length * (k + 0.1))} ${short(side * w * 1.2)}T${short(length * (k + 0.12))} ${short(side * w * 0.45)}`;
  const outline = `M${short(length * 0.25)} 0${lobe(0.3, -1)}${lobe(0.48, -1)}Q${short(length * 0.82)} ${short(-w * 1.7)} ${short(length)} 0Q${short(length * 0.82)} ${short(w * 1.6)} ${short(length * 0.64)} ${short(w * 0.5)}Q${short(length * 0.5)} ${short(w * 1.8)} ${short(length * 0.44)} ${short(w * 0.45)}Q${short(length * 0.36)} ${short(w * 1.2)} ${short(length * 0.25)} 0Z`;
  return group(
    { filter: 'url(#leafy)' },
    path(outline, colour),
    line(
      `M0 ${short(w * 0.5)}Q${short(length * 0.3)} 0 ${short(length * 0.94)} 0`,
      lighter(colour, 0.45),
      length * 0.022,
    ),
  );
}

/** A whole tomato from above with its star of leaves, centred on the origin. */
export function tomato(random: Random, radius: number): string {
  const star = many(6, (i) =>
    at(
      0,
      0,
      path(
        `M0 ${short(-radius * 0.07)}Q${short(radius * 0.34)} ${short(-radius * 0.16)} ${short(radius * random.between(0.5, 0.72))} ${short(radius * 0.05)}Q${short(radius * 0.3)} ${short(radius * 0.12)} 0 ${short(radius * 0.07)}Z`,
        '#3a7038',
      ),
      i * 60 + random.between(-12, 12),
    ),
  );
  return [
    ellipse(radius * 0.28, radius * 0.4, radius, radius * 0.9, '#2a0803', { opacity: 0.42, filter: 'url(#soft16)' }),
    circle(0, 0, radius, 'url(#ripe)'),
    ellipse(0, 0, radius * 0.5, radius * 0.46, '#8a1709', { opacity: 0.3, filter: 'url(#soft8)' }),
    line(
      `M${short(-radius * 0.76)} ${short(-radius * 0.1)}A${short(radius * 0.77)} ${short(radius * 0.77)} 0 0 1 ${short(-radius * 0.24)} ${short(-radius * 0.73)}`,
      '#fff1e4',
      radius * 0.1,
      { opacity: 0.75, filter: 'url(#soft3)' },
    ),
    line(
      `M${short(radius * 0.3)} ${short(radius * 0.82)}A${short(radius * 0.87)} ${short(radius * 0.87)} 0 0 0 ${short(radius * 0.8)} ${short(radius * 0.34)}`,
      '#ff9a70',
      radius * 0.06,
      { opacity: 0.5, filter: 'url(#soft3)' },
    ),
    group(
      { filter: 'url(#leafy)' },
      star,
      line(
        `M0 0Q${short(radius * 0.08)} ${short(-radius * 0.22)} ${short(radius * 0.26)} ${short(-radius * 0.34)}`,
        '#5c8d3a',
        radius * 0.12,
      ),
    ),
  ].join('');
}

/** A cherry tomato cut in half, cut side up. */
export function tomatoHalf(radius: number): string {
  const chambers = many(3, (i) =>
    at(
      0,
      0,
      ellipse(radius * 0.43, 0, radius * 0.3, radius * 0.24, '#e8542f') +
        many(3, (seed) =>
          ellipse(
            radius * (0.28 + seed * 0.13),
            radius * (seed % 2 ? 0.09 : -0.08),
            radius * 0.075,
            radius * 0.045,
            '#f8d98c',
          ),
        ),
      i * 120 + 20,
    ),
  );
  return group(
    { filter: 'url(#wet)' },
    circle(0, 0, radius, '#c12713'),
    circle(0, 0, radius * 0.86, '#ee7350'),
    chambers,
    circle(0, 0, radius * 0.13, '#f6b48a'),
  );
}

/** A slice of lemon, or a wedge when `share` is under 1. */
export function lemonSlice(radius: number, share = 1): string {
  const segments = Math.round(10 * share);
  const step = 36;
  const pulp = many(segments, (i) =>
    at(
      0,
      0,
      path(
        straight([
          [radius * 0.12, 0],
          [radius * 0.76, -radius * 0.2],
          [radius * 0.82, 0],
          [radius * 0.76, radius * 0.2],
        ]),
        '#f9d64e',
        { 'stroke-linejoin': 'round', stroke: '#f9d64e', 'stroke-width': radius * 0.07 },
      ),
      i * step + step / 2,
    ),
  );
  const arc = (r: number) =>
    share === 1
      ? circle(0, 0, r, '#fff')
      : path(`M${short(r)} 0A${short(r)} ${short(r)} 0 0 1 ${short(-r)} 0Z`, '#fff');
  const tinted = (r: number, colour: string) => arc(r).replace('#fff', colour);
  return group({ filter: 'url(#wet)' }, tinted(radius, '#e9b21f'), tinted(radius * 0.95, '#fff3c4'), pulp);
}
