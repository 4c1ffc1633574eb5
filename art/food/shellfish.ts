import { blob } from '../kit/curve.ts';
import type { Random } from '../kit/random.ts';
import { at, group, path } from '../kit/svg.ts';

const shellOutline = (size: number, share: number) => {
  const reach = size * share;
  return `M0 ${-size * 0.04}C${-reach * 0.4} ${-size * 0.02} ${-reach * 0.78} ${-reach * 0.24} ${-reach * 0.72} ${-reach * 0.56}C${-reach * 0.64} ${-reach * 0.98} ${reach * 0.64} ${-reach * 0.98} ${reach * 0.72} ${-reach * 0.56}C${reach * 0.78} ${-reach * 0.24} ${reach * 0.4} ${-size * 0.02} 0 ${-size * 0.04}Z`;
};

const closedShell = (size: number) => {
  const bands = [0.86, 0.7, 0.54, 0.38, 0.22]
    .map((share, i) => path(shellOutline(size, share), i % 2 ? '#e3c3a4' : '#a87452'))
    .join('');
  return group({ filter: 'url(#wet)' }, path(shellOutline(size, 1), '#d9b594'), bands);
};

/** A clam, hinge at the origin, about `size` across: closed and banded, or open with its meat. */
export function clam(random: Random, size: number): string {
  if (random.chance(0.45)) return closedShell(size);
  const bowl = group(
    { filter: 'url(#wet)' },
    path(shellOutline(size, 1), '#9a7460'),
    path(shellOutline(size, 0.92), '#d8c3b6'),
    path(shellOutline(size, 0.7), '#efe0d2'),
  );
  const frill = path(
    blob(random, { y: -size * 0.4, radius: size * 0.24, wobble: 0.5, points: 14, wide: 1.5, tall: 0.8 }),
    '#d98a3a',
  );
  const meat = path(blob(random, { y: -size * 0.38, radius: size * 0.15, wobble: 0.3, wide: 1.5 }), '#f0b866');
  return at(0, 0, closedShell(size), 176, 0.86) + bowl + group({ filter: 'url(#wet)' }, frill, meat);
}

export const squid = (random: Random, radius: number) => {
  const ring = `${blob(random, { radius, wobble: 0.12, points: 12 })}${blob(random, { radius: radius * random.between(0.42, 0.55), wobble: 0.2, points: 10 })}`;
  return group(
    { filter: 'url(#fried)' },
    path(ring, random.pick(['#e0a44a', '#e9b45c', '#d8953a']), { 'fill-rule': 'evenodd' }),
  );
};
